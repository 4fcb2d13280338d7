import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Grid } from '../Grid/Grid';
import { Switch } from './Switch';

const meta = {
  title: 'Components/Inputs/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: docs({
    use: 'On or off setting that applies immediately.',
    avoid: 'Use `Checkbox` in forms that are saved, and `SegmentedControl` for one of two views.',
    keys: { Tab: 'Moves to the switch', Space: 'On, off' },
    dos: ['Name the setting: “Notify customer”.', 'If the server rejects the change, switch back and show an `error`.'],
    donts: ['Change the label with the state, because users cannot tell whether it names the state or the action.'],
    examples: [
      {
        good: true,
        caption: 'Named after the state when it is on.',
        example: <Switch label="Send reminders" defaultChecked />,
      },
      {
        good: false,
        caption: 'Negative: on means off.',
        example: <Switch label="Do not send reminders" defaultChecked />,
      },
    ],
  }),
  args: { label: 'Notify customer', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'By email, once a day' } };

export const Invalid: Story = { args: { error: 'The server did not take the change' } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: `Write to the customer whenever an endorsement changes a limit of the policy: ${longWord}`,
  },
  render: (args) => (
    <Grid columns={4}>
      <Switch {...args} />
    </Grid>
  ),
};

export const TurnsOnAndOff: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Notify customer' });
    await userEvent.click(canvas.getByText('Notify customer'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const TurnsByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Notify customer' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

const states = {
  Default: {},
  Hint: { hint: 'By email, once a day' },
  Invalid: { error: 'The server did not take the change' },
  Disabled: { disabled: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={12}>
      {Object.entries(states).flatMap(([state, props]) => [
        <Switch key={state} label={state} {...props} />,
        <Switch key={`${state} on`} label={`${state}, on`} defaultChecked {...props} />,
      ])}
    </Grid>
  ),
};
