import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { NumberField } from './NumberField';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `An arrow key or the wheel never changes the number, as it does in the browser's own number input. Whole numbers on a phone: \`inputMode="numeric"\`.

| key | does |
| --- | --- |
| Tab | leaves the input, which sets the thousands commas |`,
      },
    },
  },
  args: { label: 'Max Times Can Be Used', name: 'maxUses', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '1,200' } };

export const Placeholder: Story = { args: { placeholder: 'For example 100' } };

export const Hint: Story = { args: { hint: 'Each paid plan takes one use.' } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = { args: { required: true, error: 'Max Times Can Be Used is required' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '1,200' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '1,200' } };

export const Unit: Story = { args: { label: 'Radius of operation', trailing: 'mi', defaultValue: '200' } };

export const SetsCommasWhenLeft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12345.5');
    await expect(input).toHaveValue('12345.5');
    await userEvent.tab();
    await expect(input).toHaveValue('12,345.5');
    // seven keys, and the tidied text, before the blur
    await expect(args.onChange).toHaveBeenCalledTimes(8);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const LeavesWhatIsNoNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'ten');
    await userEvent.tab();
    await expect(input).toHaveValue('ten');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

const states = {
  Default: {},
  Invalid: { error: 'Must be at least 209', required: true },
  Disabled: { disabled: true },
  'Read-only': { readOnly: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      {Object.entries(states).map(([state, props]) => (
        <NumberField key={state} label={state} trailing="mi" defaultValue="1,200" {...props} />
      ))}
    </Grid>
  ),
};
