import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { drive, inputTypes } from '../../test/ariaPattern';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Grid } from '../Grid/Grid';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'PERSONAL', label: 'Personal' },
  { value: 'COMMERCIAL', label: 'Commercial' },
  { value: 'FARM', label: 'Farm and ranch', disabled: true },
];

const meta = {
  title: 'Components/Inputs/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Two to five options that users should compare before choosing.',
    avoid:
      'Use `Select` for more options, `Checkbox` for yes or no, and `SegmentedControl` for two or three short options that change the view.',
    keys: {
      Tab: 'Moves to the selected or the first option, then out of the group',
      'Up, Down, Left, Right': 'Select the next or previous option',
      Space: 'Selects the focused option',
    },
    dos: ['Preselect nothing when a wrong choice could cost money.', 'Put the most common option first.'],
    donts: ['Add an option “None” to an optional question.'],
    examples: [
      {
        good: true,
        caption: 'Few options that users should compare.',
        example: (
          <RadioGroup
            label="Billing"
            defaultValue="agency"
            options={[
              { value: 'agency', label: 'Agency bill' },
              { value: 'direct', label: 'Direct bill' },
            ]}
          />
        ),
      },
      {
        good: false,
        caption: 'Yes and no for a setting. Use a Switch.',
        example: (
          <RadioGroup
            label="Send reminders"
            defaultValue="yes"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
      },
    ],
  }),
  args: { label: 'Contact Type', name: 'type', options, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'PERSONAL' } };

export const Unchosen: Story = {};

export const Hint: Story = {
  tags: ['anatomy'],
  args: { hint: 'Commercial contacts have a company' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Contact Type' });
    await expect(group).toHaveAccessibleDescription('Commercial contacts have a company');
  },
};

export const SideBySide: Story = { args: { defaultValue: 'PERSONAL', inline: true } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: { required: true, error: 'Contact Type is required' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Contact Type' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Contact Type is required');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'PERSONAL' } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Billing',
    options: [
      {
        value: 'AGENCY',
        label: 'The agency collects the premium, keeps its commission and pays the carrier each month',
      },
      { value: 'DIRECT', label: `The carrier bills the insured: ${longWord}` },
    ],
  },
  render: (args) => (
    <Grid columns={4}>
      <RadioGroup {...args} />
    </Grid>
  ),
};

export const ChoosesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { defaultValue: 'PERSONAL' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Personal' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Commercial' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('COMMERCIAL');
    // The group is a single tab stop.
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const SendsWithForm: Story = {
  render: (args) => (
    <form aria-label="Contact">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Commercial'));
    const data = new FormData(canvas.getByRole<HTMLFormElement>('form'));
    await expect(Object.fromEntries(data)).toEqual({ type: 'COMMERCIAL' });
  },
};

/** Uses the testers of React Aria, which rely on roles and attributes only. */
export const FollowsAriaPattern: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {inputTypes.map((type) => (
        <RadioGroup key={type} {...args} name={type} label={type} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const interactionType of inputTypes) {
      const tester = drive('RadioGroup', {
        root: canvas.getByRole('radiogroup', { name: interactionType }),
        interactionType,
      });
      await tester.triggerRadio({ radio: 'Commercial' });
      await expect(tester.getSelectedRadio()).toBe(tester.findRadio({ indexOrText: 'Commercial' }));
      await tester.triggerRadio({ radio: 0 });
      await expect(tester.getSelectedRadio()).toBe(tester.findRadio({ indexOrText: 0 }));
    }
  },
};

const states = {
  Default: {},
  Invalid: { error: 'Contact Type is required', required: true },
  Disabled: { disabled: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap={20}>
      {Object.entries(states).map(([state, props]) => (
        <RadioGroup key={state} label={state} options={options} {...props} />
      ))}
      {Object.entries(states).map(([state, props]) => (
        <RadioGroup key={state} label={`${state}, chosen`} options={options} defaultValue="PERSONAL" {...props} />
      ))}
    </Grid>
  ),
};
