import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { Alert, alertTones } from './Alert';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Message that stays on the page until its cause is resolved: outdated data, a form with errors, an agency without a plan. Screen readers announce `danger` alerts immediately and others politely; `role` overrides this.',
    avoid:
      'Use a toast for a temporary message, the field’s `error` for one field, `ErrorState` instead of content that failed to load, and `Callout` for an offer or an explanation.',
    keys: { Tab: 'Moves to the action, then to the dismiss button', 'Enter, Space': 'Press them' },
    dos: [
      'Put the fact into `title` and its consequence into the text.',
      'Offer the one `action` that resolves the problem.',
    ],
    donts: [
      'Use `onDismiss` while the problem persists.',
      'Show two alerts above one form. List all errors in one alert.',
    ],
    examples: [
      {
        good: true,
        caption: 'What happened, and what to do.',
        example: (
          <Alert tone="danger" title="The policy could not be saved">
            The server did not answer within 30 seconds. Your entries are still here. Try again.
          </Alert>
        ),
      },
      {
        good: false,
        caption: 'A code without an explanation.',
        example: <Alert tone="danger" title="Error 503" />,
      },
    ],
  }),
  args: { title: 'A new period starts today.', children: 'The current plan closes.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new period starts today. The current plan closes.');
  },
};

/** The list stays visible below the alert. */
export const Danger: Story = {
  tags: ['anatomy'],
  args: {
    tone: 'danger',
    title: 'This list is from 10:38 and could not be refreshed.',
    children: 'Service unavailable.',
    action: (
      <Button size="small" leadingIcon={<Icon of={RotateCw} />}>
        Retry
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/could not be refreshed/);
  },
};

export const DismissesByKeyboard: Story = {
  tags: ['keyboard'],
  args: {
    tone: 'success',
    title: 'Password changed.',
    children: 'Other sessions have been signed out.',
    onDismiss: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'warning',
    title: `The loss is outside the policy’s term: ${longWord}.`,
    children:
      'You can still send the claim: the carrier decides whether it is covered, and answers within ten working days at dana.whitfield-commercial-property@brightwater-restoration.example.',
    action: <Button size="small">Send anyway</Button>,
    onDismiss: fn(),
  },
};

export const Phone: Story = { ...Danger, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={12}>
      {alertTones.map((tone) => (
        <Alert key={tone} tone={tone} title={`${tone}.`} onDismiss={fn()} action={<Button size="small">Act</Button>}>
          Rows 4, 17 and 31 have no policy number.
        </Alert>
      ))}
    </Stack>
  ),
};
