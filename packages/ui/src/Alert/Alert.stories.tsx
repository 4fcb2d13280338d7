import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Alert, alertTones } from './Alert';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Says, in the page, what holds until something is done about it: a stale list, a form with errors, an agency without a plan. Screen readers say a `danger` alert at once and the others when they come to rest; `role` says otherwise.',
    avoid:
      'What passes by itself is a toast, what belongs to one field is that field’s `error`, what stands in place of a page is an `ErrorState`, an offer or an explanation a `Callout`.',
    keys: { Tab: 'To its action, then to the button that takes it away', 'Enter, Space': 'Press them' },
    dos: ['Put what is so into `title`, what follows from it into the words.', 'Offer the one `action` that mends it.'],
    donts: [
      'No `onDismiss` on what is still true after it was dismissed.',
      'No two alerts above one form: name the faults in one.',
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

/** The list that was there stays under it. */
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'This list is from 10:38 and could not be refreshed.',
    children: 'Service unavailable.',
    action: (
      <Button size="small" leadingIcon={<RotateCw />}>
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
