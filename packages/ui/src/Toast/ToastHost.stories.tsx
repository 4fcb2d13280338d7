import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { ToastHost } from './ToastHost';
import { toast, toasts } from './toasts';

const undo = fn();

const meta = {
  title: 'Components/Toast',
  component: ToastHost,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Says for five seconds what has come of a press: `toast.success`, `toast.error` or `toast.info` with a sentence, usually the server’s, or `toast` with more; `ToastHost` is mounted once. The clock stops under the pointer and the focus.',
    avoid:
      'A fault in what was typed belongs to its field; a list that could not be loaded says so in its place; what holds until something is done is an `Alert`.',
    keys: {
      F8: 'Puts the focus on the toasts, which then stay',
      Tab: 'From toast to toast and to their buttons',
      Esc: 'Takes the toast away',
    },
    dos: [
      'Say what happened, in the past: “Coupon deleted”.',
      'Offer the way back as `action` instead of asking before.',
    ],
    donts: ['Nothing in it that has to be read or done.'],
    height: 260,
  }),
  beforeEach: () => {
    undo.mockClear();
    return () => {
      for (const { id } of toasts.entries()) toasts.remove(id);
    };
  },
} satisfies Meta<typeof ToastHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The toasts that are seen; a screen reader is told about each in a place of its own. */
const shown = () => within(screen.getByRole('list')).getAllByRole('listitem');
const first = async () => {
  await waitFor(() => expect(shown()[0]).toBeVisible(), { timeout: 4000 });
  return shown()[0] as HTMLElement;
};

export const Default: Story = {
  render: () => (
    <Inline gap={8}>
      <Button onClick={() => toast.success('Opportunity note updated successfully!')}>Success</Button>
      <Button onClick={() => toast.error('Coupon code already exists')}>Error</Button>
      <Button onClick={() => toast.info('Certificate Requested')}>Info</Button>
    </Inline>
  ),
};

export const Success: Story = {
  play: async () => {
    toast.success('Opportunity note updated successfully!');
    await expect(await first()).toHaveTextContent('Opportunity note updated successfully!');
  },
};

export const Failure: Story = {
  play: async () => {
    toast({ tone: 'danger', title: 'Coupon code already exists', description: 'Nothing was saved.' });
    await expect(await first()).toHaveTextContent('Nothing was saved.');
  },
};

export const Info: Story = {
  play: async () => {
    toast.info('Certificate Requested');
    await first();
  },
};

export const Action: Story = {
  play: async ({ userEvent }) => {
    toast({ tone: 'success', title: 'Row height changed', action: { label: 'Undo', onSelect: undo } });
    await userEvent.click(within(await first()).getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(toasts.entries()).toHaveLength(0));
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {},
  play: async () => {
    toast.error(
      'Coupon AUTUMN-CAMPAIGN-FOR-AGENCIES-WITH-MORE-THAN-TWENTY-FIVE-AGENTS-IN-THE-SOUTHERN-STATES-2027 cannot be deleted, because it is in use.',
    );
    await expect((await first()).offsetWidth).toBeLessThanOrEqual(400);
  },
};

/** At the top, in the middle; on a phone as wide as the page. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    toast.success('Downloaded successfully!');
    const box = (await first()).getBoundingClientRect();
    await expect(box.left).toBe(16);
    await expect(box.width).toBe(390 - 32);
  },
};

export const Stacked: Story = {
  play: async () => {
    toast.success('Downloaded successfully!');
    toast.error('Seesion expired');
    await waitFor(() => expect(shown()).toHaveLength(2), { timeout: 4000 });
    const [upper, lower] = shown() as [HTMLElement, HTMLElement];
    await expect(lower.getBoundingClientRect().top).toBe(upper.getBoundingClientRect().bottom + 8);
  },
};

export const GoesAfterFiveSeconds: Story = {
  play: async () => {
    const timers = spyOn(window, 'setTimeout');
    toast.success('Saved');
    await first();
    const [end] = timers.mock.calls.find(([, delay]) => delay === 5000) ?? [];
    await expect(end).toBeInstanceOf(Function);
    await expect(toasts.entries()).toHaveLength(1);
    if (typeof end === 'function') end();
    await waitFor(() => expect(toasts.entries()).toHaveLength(0));
  },
};

export const WaitsUnderThePointer: Story = {
  play: async ({ userEvent }) => {
    const started = spyOn(window, 'setTimeout');
    const stopped = spyOn(window, 'clearTimeout');
    toast.success('Read me slowly');
    const entry = await first();
    const clock: unknown = started.mock.results[started.mock.calls.findIndex(([, delay]) => delay === 5000)]?.value;
    await userEvent.hover(entry);
    await expect(stopped).toHaveBeenCalledWith(clock);

    started.mockClear();
    await userEvent.unhover(entry);
    // what was left of the time, and no more
    const left = started.mock.calls.map(([, delay]) => delay ?? 0).find((delay) => delay > 1000);
    await expect(left).toBeLessThan(5000);
  },
};

export const WorksByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ userEvent }) => {
    toast.success('Saved');
    const entry = await first();
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(entry).toHaveFocus();
    await userEvent.tab();
    await expect(within(entry).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toasts.entries()).toHaveLength(0));
  },
};

export const IsAnnounced: Story = {
  play: async () => {
    toast.error('Coupon code already exists');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Coupon code already exists'), {
      timeout: 4000,
    });
    await expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  play: async () => {
    toast({ tone: 'success', title: 'Row height changed', action: { label: 'Undo', onSelect: undo } });
    toast({ tone: 'danger', title: 'Coupon code already exists', description: 'Nothing was saved.' });
    toast.info('Certificate Requested');
    await waitFor(() => expect(shown()).toHaveLength(3), { timeout: 4000 });
  },
};
