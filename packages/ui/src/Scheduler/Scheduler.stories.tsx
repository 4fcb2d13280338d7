import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { forcedColours } from '../../test/forcedColours';
import { longWord } from '../../test/longWord';
import { ErrorState } from '../ErrorState/ErrorState';
import german from '../messages/de';
import { Stack } from '../Stack/Stack';
import type { SchedulerEvent } from './events';
import { Scheduler, type SchedulerProps } from './Scheduler';
import { base, events, FollowUps, Growing, many } from './sample';
import { cell, eventIn } from './sampleQueries';

const meta = {
  title: 'Components/Data/Scheduler',
  component: Scheduler<SchedulerEvent>,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Dated work, such as follow-ups, renewals and appointments, which users see by month or week and move to other days.',
    avoid:
      'Use a `DateField` to enter a date, a `DataTable` to sort and compare records, and a `Timeline` for the past.',
    keys: {
      Tab: 'Moves to the current day, then to its events and their menus',
      '← → ↑ ↓': 'Moves to another day or hour, between the events of a day, or moves the lifted event',
      'Home, End': 'Moves to the first or last day of the week',
      'Page Up, Page Down': 'Moves by a month or a week, with Shift by a year or a month',
      Enter: 'Moves to the first event of a day, adds one to an empty day, opens or drops an event',
      Space: 'Lifts the event, and drops it',
      Escape: 'Cancels the move, or returns to the day',
      M: 'Opens the menu that moves the event',
    },
    dos: [
      'Request only the events of `schedulerDays`.',
      'Give a reason in `validate` for each date that is not possible.',
      'Offer Undo in a toast after a move.',
    ],
    donts: ['Use it for records without a date.', 'Use more than four tones.'],
    height: 860,
  }),
  args: { ...base, onEventOpen: fn(), onMove: fn(() => Promise.resolve()) },
  render: (args: SchedulerProps<SchedulerEvent>) => <FollowUps {...args} />,
} satisfies Meta<SchedulerProps<SchedulerEvent>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  tags: ['anatomy'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'March 2026' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Sunday');
    await expect(canvas.getByRole('button', { name: 'Today, Tuesday, March 3, 3 events' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    // An event of several days counts on each of them.
    await expect(canvas.getByRole('button', { name: 'Friday, March 6, 1 event' })).toBeVisible();
    await userEvent.click(eventIn(canvas, 'Call Ada Lindqvist 9:00 AM, Tuesday, March 3'));
    await expect(args.onEventOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'ada' }));
  },
};

export const Week: Story = {
  args: { defaultView: 'week' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Mar 1 – 7, 2026/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thursday, March 5, 12:00 PM, 2 events' })).toBeVisible();
    const [lunch, quote] = [eventIn(canvas, /^Lunch/), eventIn(canvas, /^Send quote/)].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect((lunch?.right ?? 0) <= (quote?.left ?? 0)).toBe(true);
    await expect(Math.round((lunch?.height ?? 0) / (quote?.height ?? 1))).toBe(3);
    await expect(canvas.getAllByRole('rowheader')[1]).toHaveTextContent('7 AM');
  },
};

export const Agenda: Story = {
  args: { defaultView: 'agenda' },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('heading', { name: 'Thursday, March 5' }).closest('section');
    const rows = within(day as HTMLElement).getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    await expect(rows[0]).toHaveTextContent('All day Home show');
    await expect(rows[2]).toHaveTextContent('9:00 AM – 11:00 AM Adjuster visit');
    await expect(canvas.queryByRole('heading', { name: 'Saturday, March 7' })).toBeNull();
    // The chip of today is beside the date.
    const chip = canvas.getAllByText('Today').find((each) => each.closest('section'));
    const heading = chip?.closest('section')?.querySelector('h3');
    const [a, b] = [chip, heading].map((each) => each?.getBoundingClientRect());
    await expect(Math.abs((a?.top ?? 0) + (a?.bottom ?? 0) - (b?.top ?? 0) - (b?.bottom ?? 0))).toBeLessThan(6);
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button', { name: /Call Ada/ })).toBeNull();
  },
};
export const LoadingWeek: Story = { args: { loading: true, defaultView: 'week' } };
export const LoadingAgenda: Story = { args: { loading: true, defaultView: 'agenda' } };

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No events' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Today, Tuesday, March 3, No events' })).toBeVisible();
  },
};
export const EmptyAgenda: Story = { args: { events: [], defaultView: 'agenda' } };

export const Failed: Story = {
  args: { error: <ErrorState title="The follow-ups did not load" onRetry={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const TurnsPages: Story = {
  args: { onDayChange: fn(), onViewChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('heading', { name: 'April 2026' })).toBeVisible();
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-04-03');
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('week');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }));
    await expect(canvas.getByRole('heading', { name: /Mar 22 – 28, 2026/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('heading', { name: /Mar 1 – 7, 2026/ })).toBeVisible();
  },
};

/** The parent owns the view and the day. */
export const Controlled: Story = {
  args: { view: 'month', day: '2026-03-03', onDayChange: fn(), onViewChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-04-03');
    await userEvent.click(canvas.getByRole('radio', { name: 'Agenda' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('agenda');
    await expect(canvas.getByRole('heading', { name: 'March 2026' })).toBeVisible();
  },
};

export const FocusByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    cell(canvas, 'March 3').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(cell(canvas, 'March 11')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cell(canvas, 'March 14')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell(canvas, 'March 8')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(cell(canvas, 'April 8')).toHaveFocus());
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(canvas.getByRole('heading', { name: 'April 2025' })).toBeVisible();
    await waitFor(() => expect(cell(canvas, 'April 8')).toHaveFocus());
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageUp}');
    await waitFor(() => expect(cell(canvas, 'March 8')).toHaveFocus());
    // March 5 lies below the second day of the fair.
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(cell(canvas, 'March 5')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(eventIn(canvas, /^Home show/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(eventIn(canvas, /^Follow up: Bauer/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEventOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'bauer' }));
    await userEvent.keyboard('{Escape}');
    await expect(cell(canvas, 'March 5')).toHaveFocus();
  },
};

export const FocusInTheWeek: Story = {
  tags: ['keyboard'],
  args: { defaultView: 'week' },
  play: async ({ canvas, userEvent }) => {
    cell(canvas, 'March 3').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(cell(canvas, 'March 3, 9:00 AM')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(eventIn(canvas, /^Call Ada/)).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowRight}');
    await expect(cell(canvas, 'March 4, 9:00 AM')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(cell(canvas, 'March 11, 9:00 AM')).toHaveFocus());
  },
};

/** In the week, the arrow keys up and down move by half an hour. */
/** M opens the menu, whose calendar offers every date. */
/** A refused date shows the reason, and the event stays lifted. */
/** The event is at its new place until the server refuses the move. */
/** Fires an event of the browser's drag and drop at a place of an element, from 0 to 1. */
/** In the week, the mouse moves events by half hours. */
/** A click, Enter, or the button of a day adds an event. */
/** No event moves or opens without `onMove` and `onEventOpen`. */
/** Draws 300 events. The time from the click until the next frame is limited. */
export const ThreeHundredEvents: Story = {
  // axe takes long for all events. `Month` has the same elements.
  parameters: { a11y: { test: 'off' } },
  args: { events: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^\+\d+ more/ }).length).toBeGreaterThan(25);
    const week = canvas.getByRole('radio', { name: 'Week' });
    const start = performance.now();
    await userEvent.click(week);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const time = performance.now() - start;
    await expect(canvas.getAllByRole('button', { name: /^Follow up/ }).length).toBeGreaterThan(40);
    await expect(time).toBeLessThan(1000);
  },
};

/** The server has further events of a day, which are counted. They are loaded when the user opens the list of the day. */
export const FurtherEvents: Story = {
  tags: ['keyboard'],
  args: { onLoadMore: fn() },
  render: (args) => <Growing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(cell(canvas, 'March 3')).toHaveAccessibleName('Today, Tuesday, March 3, 15 events');
    // one line less for the number
    const more = canvas.getByRole('button', { name: '+12 more, Tuesday, March 3' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('dialog', { name: 'Tuesday, March 3' }));
    await expect(args.onLoadMore).toHaveBeenLastCalledWith('2026-03-03');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(15));
    // Narrow, although the calendar is wide.
    await expect(list.getByText('All day').offsetWidth).toBeLessThan(80);
    await waitFor(() => expect(list.getAllByRole('button', { name: /, Tuesday/ })[0]).toHaveFocus());
    await expect(list.queryByRole('button', { name: /^Show/ })).toBeNull();
    // All of them are loaded now.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Tuesday, March 3' });
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
/** In the agenda, a button loads them, and the first new one gets its focus. */
export const LoadsFurtherEventsInTheAgenda: Story = {
  tags: ['keyboard'],
  args: { onLoadMore: fn(), defaultView: 'agenda' },
  render: (args) => <Growing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show 12 more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenLastCalledWith('2026-03-03');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Late call 1, Tuesday/ })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};
/** Without `onLoadMore`, the number is a text. */
export const FurtherEventsInTheAgenda: Story = {
  args: { more: { '2026-03-03': 12 }, defaultView: 'agenda' },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('heading', { name: 'Tuesday, March 3' }).closest('section');
    await expect(within(day as HTMLElement).getByText('+12 more')).toBeVisible();
  },
};

/** Instants, shown in the time zone on the days when the clocks change. */
export const German: Story = {
  decorators: [inLocale('de', german)],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Montag');
    await expect(canvas.getByRole('button', { name: 'Heute, Dienstag, 3. März, 3 Termine' })).toBeVisible();
    await expect(eventIn(canvas, 'Call Ada Lindqvist 9:00, Dienstag, 3. März')).toBeVisible();
  },
};

/** Dots, and the events of the chosen day. */
export const Phone: Story = {
  tags: ['keyboard'],
  globals: { viewport: { value: 'phone' } },
  args: { onCreate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(cell(canvas, 'March 3').parentElement).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(cell(canvas, 'March 5'));
    await expect(canvas.getByRole('heading', { name: 'Thursday, March 5' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.keyboard('{Enter}');
    await expect(eventIn(canvas, /Home show, booth 12, Wednesday/)).toHaveFocus();
    cell(canvas, 'March 5').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(cell(canvas, 'March 6')).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Friday, March 6' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add on Friday, March 6' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({ start: '2026-03-06', end: '2026-03-06' });
    await userEvent.click(canvas.getByRole('button', { name: /^Move to… Home show/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'One week later' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'fair' }), {
      start: '2026-03-11',
      end: '2026-03-13',
    });
    await expect(canvas.getByText('No events')).toBeVisible();
  },
};
export const PhoneWeek: Story = { globals: { viewport: { value: 'phone' } }, args: { defaultView: 'week' } };
export const PhoneAgenda: Story = { globals: { viewport: { value: 'phone' } }, args: { defaultView: 'agenda' } };

export const RightToLeft: Story = {
  tags: ['keyboard'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    cell(canvas, 'March 3').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cell(canvas, 'March 4')).toHaveFocus();
    const [third, fourth] = ['March 3', 'March 4'].map((name) => cell(canvas, name).getBoundingClientRect().left);
    await expect((fourth ?? 0) < (third ?? 0)).toBe(true);
  },
};

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const dayMs = 24 * 60 * 60 * 1000;

/** The server rendered the page yesterday. In the browser, only today is marked. */
export const RenderedByServer: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    const page = canvas.getByTestId('page');
    const today = dayOf(Date.now());
    const props = { label: 'Follow-ups', events: [], day: today, timeZone: 'UTC' };
    page.innerHTML = renderToString(<Scheduler {...props} now={dayOf(Date.now() - dayMs)} />);
    await expect(page.querySelector(`[data-cell="${today}"]`)).not.toHaveAttribute('aria-current');
    const root = hydrateRoot(page, <Scheduler {...props} />);
    await waitFor(() => expect(page.querySelector(`[data-cell="${today}"]`)).toHaveAttribute('aria-current', 'date'));
    await expect(page.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /^Today, / })).toHaveTextContent(String(Number(today.slice(8))));
    root.unmount();
  },
};

/** Whole days have a border and a dot in the colour of their tone. */
export const ForcedColours: Story = {
  play: forcedColours(async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
    const [renewal, other] = [eventIn(canvas, /^Renewal: Vance/), eventIn(canvas, /^Follow up: Bauer/)].map(
      (event) => event.querySelector('span') as HTMLElement,
    );
    await expect(renewal).toBeVisible();
    await expect(getComputedStyle(renewal as HTMLElement).backgroundColor).not.toBe(
      getComputedStyle(other as HTMLElement).backgroundColor,
    );
    await expect(getComputedStyle(eventIn(canvas, /^Renewal: Vance/)).outlineStyle).toBe('solid');
  }),
};

const long = events.map((event) => ({ ...event, title: longWord }));
export const LongText: Story = { args: { events: long }, globals: { viewport: { value: 'phone' } } };
export const LongTextOnDesk: Story = { args: { events: long }, globals: { viewport: { value: 'lg' } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={24}>
      <Scheduler {...args} />
      <Scheduler {...args} label="Week" defaultView="week" />
      <Scheduler {...args} label="Agenda" defaultView="agenda" />
      <Scheduler {...args} label="Loading" loading />
    </Stack>
  ),
};
