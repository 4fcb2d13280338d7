import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, List } from 'lucide';
import { expect, fn } from 'storybook/test';
import { drive, inputTypes } from '../../test/ariaPattern';
import { docs } from '../../test/docs';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import { SegmentedControl } from './SegmentedControl';

const periods = [
  { value: '30', label: '30 days' },
  { value: '60', label: '60 days' },
  { value: '90', label: '90 days' },
];

const meta = {
  title: 'Components/Inputs/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Choice of one of two to five short options, such as a period, a view or a unit. Changes apply immediately.',
    avoid:
      'Use `RadioGroup` for options that need reading, `Select` for more than five, `Tabs` for sections of a page, and `Switch` for on and off.',
    keys: {
      Tab: 'Moves to the selected option, then out of the group',
      'Left, Right, Up, Down': 'Select the next or previous option',
    },
    dos: [
      'Preselect an option.',
      'Use one or two words per option.',
      'Hide the label where the context makes it clear.',
    ],
    donts: ['Use it to start an action.', 'Use it for a choice that is saved later.'],
  }),
  args: { label: 'Period', name: 'period', options: periods, onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '30' } };

export const HiddenLabel: Story = {
  args: { hideLabel: true, defaultValue: '30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
  },
};

export const Icons: Story = {
  args: {
    label: 'View',
    options: [
      { value: 'list', label: 'List', icon: <Icon of={List} /> },
      { value: 'calendar', label: 'Calendar', icon: <Icon of={CalendarDays} /> },
    ],
    defaultValue: 'list',
  },
};

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'Counted from today', defaultValue: '60' } };

export const Invalid: Story = {
  args: { required: true, error: 'Period is required' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Period' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Period is required');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '30' } };

export const DisabledOption: Story = {
  args: { options: [...periods, { value: '365', label: '1 year', disabled: true }], defaultValue: '30' },
};

/** Long labels wrap and are not cut off. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Billing',
    options: [
      { value: 'agency', label: 'Agency bill, net of commission' },
      { value: 'direct', label: 'Direct bill by the carrier' },
      { value: 'finance', label: 'Premium finance company' },
    ],
    defaultValue: 'agency',
  },
  render: (args) => (
    <Grid columns={4}>
      <SegmentedControl {...args} />
    </Grid>
  ),
};

export const ChoosesByPointer: Story = {
  args: { defaultValue: '30' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('90 days'));
    await expect(canvas.getByRole('radio', { name: '90 days' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('90');
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { defaultValue: '60' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '60 days' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '90 days' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('30');
    // The group is a single tab stop.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const SendsWithForm: Story = {
  args: { defaultValue: '30' },
  render: (args) => (
    <form aria-label="Report">
      <SegmentedControl {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('60 days'));
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(Object.fromEntries(new FormData(form))).toEqual({ period: '60' });
  },
};

/** Uses the testers of React Aria, which rely on roles and attributes only. */
export const FollowsAriaPattern: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {inputTypes.map((type) => (
        <SegmentedControl key={type} {...args} name={type} label={type} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const interactionType of inputTypes) {
      const tester = drive('RadioGroup', {
        root: canvas.getByRole('radiogroup', { name: interactionType }),
        interactionType,
      });
      await tester.triggerRadio({ radio: '90 days' });
      await expect(tester.getSelectedRadio()).toBe(tester.findRadio({ indexOrText: '90 days' }));
      await tester.triggerRadio({ radio: 0 });
      await expect(tester.getSelectedRadio()).toBe(tester.findRadio({ indexOrText: 0 }));
    }
  },
};

const states = {
  Default: { defaultValue: '30' },
  Invalid: { error: 'Period is required', required: true },
  Disabled: { disabled: true, defaultValue: '30' },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(states).map(([state, props]) => (
        <SegmentedControl key={state} label={state} options={periods} {...props} />
      ))}
      <SegmentedControl
        label="Icons"
        options={[
          { value: 'list', label: 'List', icon: <Icon of={List} /> },
          { value: 'calendar', label: 'Calendar', icon: <Icon of={CalendarDays} /> },
        ]}
        defaultValue="calendar"
      />
    </Grid>
  ),
};
