import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Yes or no choice that is saved with its form, option of a list, or row of a table (with `hideLabel`).',
    avoid:
      'Use `Switch` for a setting that applies immediately, `RadioGroup` for one of several options, and `CheckboxList` for many options.',
    keys: { Tab: 'Moves to the checkbox', Space: 'Toggles it; an indeterminate checkbox becomes checked' },
    dos: [
      'Describe the checked state in the label: “Notify the customer”.',
      'Use `indeterminate` for a checkbox that represents several others.',
    ],
    donts: ['Use a negation such as “Do not send”.'],
  }),
  args: { label: 'Florida', name: 'states', value: 'FL', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { label: 'All states', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Hint: Story = {
  tags: ['anatomy'],
  args: { label: 'Active', hint: 'Carriers that are not active are left out of lists' },
};

export const Required: Story = { args: { label: 'I agree to the Terms of Service', required: true } };

export const Invalid: Story = {
  args: { label: 'I agree to the Terms of Service', required: true, error: 'Agreement is required' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the Terms of Service' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agreement is required');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const HiddenLabel: Story = {
  args: { label: 'Select WELCOME25', hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select WELCOME25' })).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label:
      'I have read the conditions of the policy and confirm that everything I have said about the building, its use and its losses in the last five years is true to the best of my knowledge',
    hint: `The carrier may refuse a claim if it is not; see ${longWord}.`,
  },
  render: (args) => (
    <Grid columns={3}>
      <Checkbox {...args} />
    </Grid>
  ),
};

export const ChecksByLabelAndKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Florida' });
    await userEvent.click(canvas.getByText('Florida'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

const names = ['Florida', 'Georgia', 'Texas'];

export const ChecksAll: Story = {
  render: function Render() {
    const [chosen, setChosen] = useState<readonly string[]>(['Georgia']);
    const all = chosen.length === names.length;
    return (
      <Stack gap={8}>
        <Checkbox
          label="All states"
          checked={all}
          indeterminate={chosen.length > 0 && !all}
          onChange={() => setChosen(all ? [] : names)}
        />
        {names.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All states' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Texas' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Texas' }));
    await expect(all).toBePartiallyChecked();
  },
};

const states = {
  Default: {},
  Hint: { hint: 'With a word of help' },
  Invalid: { error: 'Agreement is required', required: true },
  Disabled: { disabled: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap={12}>
      {Object.entries(states).flatMap(([state, props]) => [
        <Checkbox key={state} label={state} {...props} />,
        <Checkbox key={`${state} checked`} label={`${state}, checked`} defaultChecked {...props} />,
        <Checkbox key={`${state} some`} label={`${state}, some`} indeterminate {...props} />,
      ])}
    </Grid>
  ),
};
