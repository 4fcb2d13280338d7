import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { ToastHost } from './ToastHost';
import { toast, toasts } from './toasts';

const undo = fn();

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastHost,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Confirms the result of an action for five seconds: `toast.success`, `toast.error` or `toast.info` with a sentence, usually from the server, or `toast` with more options. Mount `ToastHost` once. The time pauses on hover and focus.',
    avoid: 'Show invalid input at its field, a failed list in its place, and a lasting problem in an `Alert`.',
    keys: {
      F8: 'Moves the focus to the toasts and pauses their time',
      Tab: 'Moves between toasts and their buttons',
      Esc: 'Dismisses the toast',
    },
    dos: [
      'Describe what happened, in the past tense: “Coupon deleted”.',
      'Offer Undo as `action` instead of asking for confirmation.',
    ],
    donts: ['Show information that users must read or act on.'],
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

/** Visible toasts. Screen readers get each message from a separate live region. */
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

/** Stays until the work ends, and then shows its result. */
export const Updated: Story = {
  play: async () => {
    const saving = toast.info('Saving the policy…', { duration: Number.POSITIVE_INFINITY });
    await expect(await first()).toHaveTextContent('Saving the policy…');
    saving.update({ tone: 'success', title: 'Policy saved.', duration: 5000 });
    await waitFor(() => expect(shown()[0]).toHaveTextContent('Policy saved.'));
    await expect(shown()).toHaveLength(1);
  },
};

export const DismissedByCaller: Story = {
  play: async () => {
    const connecting = toast.info('Connecting…', { duration: Number.POSITIVE_INFINITY });
    await first();
    connecting.dismiss();
    await waitFor(() => expect(toasts.entries()).toEqual([]));
    connecting.update({ title: 'Connected' });
    await expect(toasts.entries()).toEqual([]);
  },
};

/** Toasts move below a focused text field at the top of the page. */
export const BelowFocusedField: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack gap={8}>
      <TextField label="Search" />
      <Button>Other</Button>
      <ToastHost />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.click(field);
    toast.success('Opportunity note updated successfully!');
    const box = async () => (await first()).getBoundingClientRect();
    await waitFor(async () => expect((await box()).top).toBeGreaterThan(field.getBoundingClientRect().bottom));
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }));
    await waitFor(async () => expect((await box()).top).toBeLessThan(field.getBoundingClientRect().bottom));
  },
};
export const BelowFocusedFieldOnPhone: Story = { ...BelowFocusedField, globals: { viewport: { value: 'phone' } } };

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

/** Centred at the top; on phones as wide as the page. */
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
    // The remaining time only.
    const left = started.mock.calls.map(([, delay]) => delay ?? 0).find((delay) => delay > 1000);
    await expect(left).toBeLessThan(5000);
  },
};

export const GoesAfterOneWasClosed: Story = {
  play: async ({ userEvent }) => {
    toast.success('Saved');
    const entry = await first();
    await userEvent.hover(entry);
    await userEvent.click(within(entry).getByRole('button'));
    await waitFor(() => expect(toasts.entries()).toHaveLength(0));
    const timers = spyOn(window, 'setTimeout');
    toast.success('Saved again');
    await first();
    // Its time runs, although the pointer was over the first one when that was closed.
    await waitFor(() => expect(timers.mock.calls.map(([, delay]) => delay)).toContain(5000));
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

/** A closed toast returns the focus, so that the keys of the page work and the next toast disappears. */
export const ReturnsFocus: Story = {
  tags: ['keyboard'],
  render: () => (
    <>
      <Button>Policies</Button>
      <ToastHost />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('button', { name: 'Policies' });
    page.focus();
    toast.success('Saved', { action: { label: 'Undo', onSelect: undo } });
    await userEvent.click(within(await first()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page).toHaveFocus());
    await waitFor(() => expect(toasts.entries()).toHaveLength(0));
    // without an element before it
    page.blur();
    toast.success('Saved again', { action: { label: 'Undo', onSelect: undo } });
    await userEvent.click(within(await first()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(document.body).toHaveFocus());
  },
};

export const IsAnnounced: Story = {
  play: async () => {
    toast({
      tone: 'danger',
      title: 'Coupon code already exists',
      description: 'Nothing was saved.',
      action: { label: 'Undo', onSelect: undo },
    });
    const text = /Coupon code already exists Nothing was saved\. Undo$/;
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text), { timeout: 4000 });
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
