import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import type { SchedulerEvent } from './events';
import { Scheduler, type SchedulerProps } from './Scheduler';
import { base, FollowUps, Reloading } from './sample';
import { cell, eventIn } from './sampleQueries';

const meta = {
  title: 'Components/Data/Scheduler/Moves',
  component: Scheduler<SchedulerEvent>,
  parameters: docs({
    use: 'Events that users move to other days and times, and days to which users add events.',
    avoid: 'Without `onMove` and `onCreate`, the calendar only shows events.',
    height: 860,
  }),
  args: { ...base, onEventOpen: fn(), onMove: fn(() => Promise.resolve()) },
  render: (args: SchedulerProps<SchedulerEvent>) => <FollowUps {...args} />,
} satisfies Meta<SchedulerProps<SchedulerEvent>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MovesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    eventIn(canvas, /^Call Ada/).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Moving Call Ada Lindqvist to Wednesday, March 11, 9:00 AM – 9:30 AM',
    );
    await expect(cell(canvas, 'March 11')).toHaveAttribute('data-target', 'accepts');
    await userEvent.keyboard(' ');
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'ada' }), {
      start: '2026-03-11T09:00',
      end: '2026-03-11T09:30',
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('Call Ada Lindqvist moved to Wednesday, March 11');
    await waitFor(() => expect(eventIn(canvas, /^Call Ada Lindqvist 9:00 AM, Wednesday, March 11/)).toHaveFocus());
    await userEvent.keyboard(' {ArrowLeft}{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Move cancelled. Call Ada Lindqvist stays on Wednesday/);
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const MovesTimesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { defaultView: 'week' },
  play: async ({ args, canvas, userEvent }) => {
    eventIn(canvas, /^Review Paulson/).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{ArrowLeft}{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'paulson' }), {
      start: '2026-03-02T12:30',
      end: '2026-03-02T14:00',
    });
    await waitFor(() =>
      expect(eventIn(canvas, 'Review Paulson Roofing 12:30 PM – 2:00 PM, Monday, March 2')).toHaveFocus(),
    );
  },
};

export const MovesByMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move to… Premium audit due' }));
    const body = within(document.body);
    const menu = within(await body.findByRole('menu', { name: 'Move Premium audit due' }));
    await expect(menu.queryByRole('menuitem', { name: 'One hour later' })).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'One week later' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'audit' }), {
      start: '2026-03-27',
    });
    await waitFor(() => expect(eventIn(canvas, /^Premium audit due, Friday, March 27/)).toHaveFocus());
  },
};

export const MovesToADate: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    eventIn(canvas, /^Premium audit due/).focus();
    await userEvent.keyboard('m');
    const body = within(document.body);
    const menu = await body.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{End}{Enter}');
    const dialog = within(await body.findByRole('dialog', { name: 'Move Premium audit due' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Friday, March 20, 2026/));
    await userEvent.click(dialog.getByRole('button', { name: 'Monday, March 23, 2026' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'audit' }), {
      start: '2026-03-23',
    });
    await waitFor(() => expect(eventIn(canvas, /^Premium audit due, Monday/)).toHaveFocus());
  },
};

const validate = (_: SchedulerEvent, { start }: { start: string }) =>
  start < '2026-03-03' ? 'The date is in the past.' : undefined;

export const Refuses: Story = {
  tags: ['keyboard'],
  args: { validate },
  play: async ({ args, canvas, userEvent }) => {
    eventIn(canvas, /^Call Ada/).focus();
    await userEvent.keyboard(' {ArrowLeft} ');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Call Ada Lindqvist cannot move to Monday, March 2, .* The date is in the past\./,
    );
    await expect(cell(canvas, 'March 2')).toHaveAttribute('data-target', 'refuses');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}m');
    const item = await within(document.body).findByRole('menuitem', { name: /One day earlier.*in the past/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
};

export const PutsBackOnError: Story = {
  args: {
    onMove: fn(
      () => new Promise((_, reject) => setTimeout(reject, 200, new Error('The task was changed by Priya Raman.'))),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    eventIn(canvas, /^Premium audit due/).focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(eventIn(canvas, /^Premium audit due, Saturday, March 21/)).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Premium audit due was put back on Friday, March 20. The task was changed by Priya Raman.',
    );
    await waitFor(() => expect(eventIn(canvas, /^Premium audit due, Friday, March 20/)).toHaveFocus());
  },
};

/** An event with its new dates does not move once more while its move waits for the server. */
export const ReloadsBeforeConfirmation: Story = {
  render: (args) => <Reloading {...args} />,
  play: async ({ canvas, userEvent }) => {
    eventIn(canvas, /^Premium audit due/).focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await waitFor(() => expect(eventIn(canvas, /^Premium audit due, Saturday, March 21/)).toHaveFocus());
    const isBusy = () => eventIn(canvas, /^Premium audit due/).closest('[aria-busy]') !== null;
    await expect(isBusy()).toBe(true);
    await waitFor(() => expect(isBusy()).toBe(false));
    await expect(eventIn(canvas, /^Premium audit due, Saturday, March 21/)).toHaveFocus();
  },
};

async function drag(kind: string, target: Element, transfer: DataTransfer, y = 0.5) {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height * y };
  await fireEvent(target, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer, ...at }));
}
async function liftByMouse(element: HTMLElement, transfer: DataTransfer) {
  const chip = element.closest<HTMLElement>('[data-chip]') as HTMLElement;
  // The code for dragging loads when the page is idle.
  await waitFor(async () => {
    await fireEvent.pointerOver(element, { pointerType: 'mouse' });
    await expect(chip).toHaveAttribute('draggable', 'true');
  });
  await drag('dragstart', chip, transfer, 0.1);
  return chip;
}

export const MovesByDragging: Story = {
  args: { validate },
  play: async ({ args, canvas }) => {
    const transfer = new DataTransfer();
    const chip = await liftByMouse(eventIn(canvas, /^Call Ada/), transfer);
    await waitFor(() => expect(chip).toHaveAttribute('data-lifted', 'true'));
    const refusing = cell(canvas, 'March 2');
    await drag('dragenter', refusing, transfer);
    await drag('dragover', refusing, transfer);
    await waitFor(() => expect(refusing).toHaveAttribute('data-target', 'refuses'));
    const day = cell(canvas, 'March 19');
    await drag('dragover', day, transfer);
    await waitFor(() => expect(day).toHaveAttribute('data-target', 'accepts'));
    await drag('drop', day, transfer);
    await drag('dragend', chip, transfer);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'ada' }), {
      start: '2026-03-19T09:00',
      end: '2026-03-19T09:30',
    });
  },
};

/** A fast hand drops the event before its new place is drawn. */
export const DropsWithinAFrame: Story = {
  play: async ({ args, canvas }) => {
    const transfer = new DataTransfer();
    const chip = await liftByMouse(eventIn(canvas, /^Call Ada/), transfer);
    await waitFor(() => expect(chip).toHaveAttribute('data-lifted', 'true'));
    const day = cell(canvas, 'March 19');
    const { left, top, width, height } = day.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
    for (const kind of ['dragenter', 'dragover', 'drop'])
      day.dispatchEvent(new DragEvent(kind, { ...at, dataTransfer: transfer }));
    await drag('dragend', chip, transfer);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'ada' }), {
      start: '2026-03-19T09:00',
      end: '2026-03-19T09:30',
    });
  },
};

export const MovesTimesByDragging: Story = {
  args: { defaultView: 'week' },
  play: async ({ args, canvas }) => {
    const transfer = new DataTransfer();
    const chip = await liftByMouse(eventIn(canvas, /^Call Ada/), transfer);
    await waitFor(() => expect(chip).toHaveAttribute('data-lifted', 'true'));
    const hour = cell(canvas, 'March 4, 12:00 PM');
    await drag('dragenter', hour, transfer, 0.6);
    await drag('dragover', hour, transfer, 0.6);
    await waitFor(() =>
      expect(hour.parentElement?.querySelector('[aria-hidden]')).toHaveTextContent('12:30 PM – 1:00 PM'),
    );
    await drag('drop', hour, transfer, 0.6);
    await drag('dragend', chip, transfer);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'ada' }), {
      start: '2026-03-04T12:30',
      end: '2026-03-04T13:00',
    });
  },
};

export const Creates: Story = {
  tags: ['keyboard'],
  args: { onCreate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 'March 18'));
    await expect(args.onCreate).toHaveBeenLastCalledWith({ start: '2026-03-18', end: '2026-03-18' });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onCreate).toHaveBeenLastCalledWith({ start: '2026-03-19', end: '2026-03-19' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add on Tuesday, March 3' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({ start: '2026-03-03', end: '2026-03-03' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await userEvent.click(cell(canvas, 'March 4, 2:00 PM'));
    await expect(args.onCreate).toHaveBeenLastCalledWith({ start: '2026-03-04T14:00', end: '2026-03-04T15:00' });
  },
};

export const WithoutActions: Story = {
  args: { onMove: undefined, onEventOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Move to|Call Ada/ })).toBeNull();
    await expect(canvas.getByRole('group', { name: /^Call Ada/ })).toBeVisible();
  },
};

export const MoreEvents: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: '+3 more, Thursday, March 5' });
    cell(canvas, 'March 5').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const body = within(document.body);
    const dialog = await body.findByRole('dialog', { name: 'Thursday, March 5' });
    // The focus moves into the list after it has opened, which would close a menu that was opened before.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const list = within(dialog);
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(list.getByRole('button', { name: 'Move to… Call Rosa Petrov' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'One day later' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'petrov' }), {
      start: '2026-03-06T15:00',
    });
    await waitFor(() => expect(eventIn(canvas, /^Call Rosa Petrov 3:00 PM, Friday/)).toHaveFocus());
  },
};

/** The list of a day keeps the place in the calendar: Escape returns to its button, then to the day. */
export const ClosesMoreEvents: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: '+3 more, Thursday, March 5' });
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cell(canvas, 'March 5').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    const list = await screen.findByRole('dialog', { name: 'Thursday, March 5' });
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await closed();
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(cell(canvas, 'March 5')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(cell(canvas, 'March 6')).toHaveFocus();
    // One list is open at a time.
    await userEvent.click(more);
    await screen.findByRole('dialog', { name: 'Thursday, March 5' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await closed();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const ClockChange: Story = {
  args: {
    defaultView: 'week',
    defaultDay: '2026-03-08',
    events: [
      { id: 'before', title: 'Before', start: '2026-03-07T14:00:00Z', end: '2026-03-07T15:00:00Z' },
      { id: 'after', title: 'After', start: '2026-03-09T13:00:00Z', end: '2026-03-09T14:00:00Z' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(eventIn(canvas, 'After 9:00 AM – 10:00 AM, Monday, March 9')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }));
    eventIn(canvas, 'Before 9:00 AM – 10:00 AM, Saturday, March 7').focus();
    await userEvent.keyboard('m');
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'One day later' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.anything(), {
      start: '2026-03-08T13:00:00.000Z',
      end: '2026-03-08T14:00:00.000Z',
    });
  },
};
