import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { CopyButton } from './CopyButton';

const write = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Copies a text to the clipboard, such as a link or a policy number, and confirms it for 1.5 seconds. If the browser blocks copying, an error with instructions stays visible.',
    avoid: 'Not needed for text that users only read. Use `Button` to send something.',
    keys: { Tab: 'Reaches it', 'Enter, Space': 'copies' },
    dos: [
      'Name the text in `label` when several buttons are close to each other.',
      'Use `hideLabel` directly beside the copied text.',
    ],
    donts: ['Confirm it with a toast as well.'],
  }),
  args: { text: 'https://fairlead.example/referral/8842', label: 'Copy link' },
  beforeEach: () => {
    write.mockReset().mockResolvedValue(undefined);
    spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(write.mock.calls).toEqual([[args.text]]);
  },
};

export const Icon: Story = {
  args: { hideLabel: true, label: 'Copy CA-90-551287', text: 'CA-90-551287', size: 'small' },
  render: (args) => (
    <Inline gap={4}>
      <Text numeric>CA-90-551287</Text>
      <CopyButton {...args} />
    </Inline>
  ),
};

/** The message disappears after exactly 1,500 ms. */
export const NoticeLasts1500Milliseconds: Story = {
  play: async ({ canvas, userEvent }) => {
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    const clocks = timers.mock.calls.filter(([, delay]) => delay === 1500);
    await expect(clocks).toHaveLength(1);
    const [[end, , ...given] = []] = clocks;
    if (typeof end === 'function') end(...given);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** A second press restarts the time of the message. */
export const CopiesTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    const started = spyOn(window, 'setTimeout');
    const stopped = spyOn(window, 'clearTimeout');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    const first: unknown = started.mock.results[started.mock.calls.findIndex(([, delay]) => delay === 1500)]?.value;
    await userEvent.click(button);
    await expect(stopped).toHaveBeenCalledWith(first);
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  },
};

export const CopiesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** The error stays visible when the user or a policy blocks copying. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    write.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/blocked copying/));
    await expect(timers.mock.calls.filter(([, delay]) => delay === 1500)).toEqual([]);
  },
};

/** Pages without HTTPS have no clipboard. */
export const WithoutClipboard: Story = {
  play: async ({ canvas, userEvent }) => {
    // userEvent installs its own clipboard, which is removed here.
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    try {
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/copy it yourself/));
    } finally {
      if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
      else Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Copy the link to the public reply page of this mail' },
  play: async ({ canvas, userEvent }) => {
    write.mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
};

/** Initial state, and with a message. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      <CopyButton {...args} />
      <CopyButton {...args} label="Copy number" hideLabel />
      <CopyButton {...args} label="Copied link" />
      <CopyButton {...args} label="Copied number" hideLabel />
      <CopyButton {...args} label="Refused link" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Copied link' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copied number' }));
    write.mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: 'Refused link' }));
    await expect(await canvas.findByText(/blocked copying/)).toBeVisible();
    // Keeps the messages visible for the screenshot.
    for (const [index, [, delay]] of timers.mock.calls.entries())
      if (delay === 1500) clearTimeout(timers.mock.results[index]?.value as number);
  },
};
