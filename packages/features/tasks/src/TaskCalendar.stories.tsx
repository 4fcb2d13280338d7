import { urls } from '@fairlead/kit';
import { DAY, dateOf, localDay } from '@fairlead/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CalendarSkeleton } from './CalendarSkeleton';
import { BUSY, busyNetwork, calendarNetwork, moves, queries } from './calendar.scenarios';
import TasksScreen from './TasksScreen';
import { sent } from './tasks.scenarios';

const today = localDay(new Date());
const calendar = `${urls.tasks}?layout=calendar`;
/** Agenda from some days ago, so that it shows overdue tasks in every month. */
const agenda = `${calendar}&view=agenda&day=${dateOf(today - 7 * DAY)}`;

const meta = {
  title: 'Screens/Tasks/Task calendar',
  component: TasksScreen,
  parameters: {
    layout: 'fullscreen',
    route: urls.tasks,
    at: calendar,
    persona: 'agent',
    msw: { handlers: calendarNetwork().usual },
  },
  beforeEach: () => {
    moves.length = 0;
    queries.length = 0;
    sent.length = 0;
    localStorage.removeItem('fairlead.workScope');
    localStorage.removeItem('fairlead.taskLayout');
  },
} satisfies Meta<typeof TasksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const event = (canvas: Canvas, name: RegExp) => canvas.findByRole('button', { name });
const todayCell = (canvas: Canvas) => canvas.findByRole('button', { name: /^Today, .*[1-9]\d* events?$/ });

/** A click on a task opens it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await todayCell(canvas)).toHaveAttribute('aria-current', 'date');
    await userEvent.click(await event(canvas, /^Send the quote · Elena Marchetti 10:00 AM/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Send the quote');
  },
};
export const Week: Story = {
  parameters: { at: `${calendar}&view=week` },
  play: async ({ canvas }) => {
    await expect(await event(canvas, /^Send the quote/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
};
/** Overdue tasks are red. */
export const Agenda: Story = {
  parameters: { at: agenda },
  play: async ({ canvas }) => {
    const late = await event(canvas, /^All day Start the renewal/);
    await expect(late).toBeVisible();
    const [lateDot, dueDot] = [late, await event(canvas, /^All day Order business cards/)].map(
      (each) => each.querySelector('[class*=dot]') as HTMLElement,
    );
    await expect(getComputedStyle(lateDot as HTMLElement).backgroundColor).not.toBe(
      getComputedStyle(dueDot as HTMLElement).backgroundColor,
    );
  },
};
/** The work of the team names who is to do each task. */
export const Team: Story = {
  parameters: { at: agenda },
  play: async ({ canvas, userEvent }) => {
    await event(canvas, /^All day Start the renewal/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Team' }));
    await expect(await event(canvas, /^All day Start the renewal · Elena Marchetti · \w+/)).toBeVisible();
    await waitFor(() => expect(queries.at(-1)?.get('workScope')).toBe('TEAM'));
  },
};
/** The kind in the address also narrows the calendar. */
export const OneKind: Story = {
  parameters: { at: `${agenda}&taskKind=QUOTE` },
  play: async ({ canvas }) => {
    await expect(await event(canvas, /^10:00 AM Send the quote/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Start the renewal/ })).toBeNull();
  },
};
export const LoadingTasks: Story = {
  parameters: { msw: { handlers: calendarNetwork().loading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};
export const NoTasks: Story = {
  parameters: { msw: { handlers: calendarNetwork().nothing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No tasks in these days' })).toBeVisible();
  },
};
export const LoadFails: Story = {
  parameters: { msw: { handlers: calendarNetwork().failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tasks could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The keyboard moves a task to another day, and the toast takes it back. */
export const MovesAndTakesBack: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: calendarNetwork().usual }, at: `${calendar}&view=week` },
  play: async ({ canvas, userEvent }) => {
    (await event(canvas, /^Order business cards/)).focus();
    const [key, days] = new Date(today * 1000).getUTCDay() === 6 ? ['{ArrowLeft}', -1] : ['{ArrowRight}', 1];
    await userEvent.keyboard(` ${key} `);
    const moved = today + days * DAY;
    await waitFor(() => expect(moves).toEqual([{ dueDate: moved, dueTime: null, version: 1 }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(moves.at(-1)).toEqual({ dueDate: today, dueTime: null, version: 2 }));
    await waitFor(async () => expect(await event(canvas, /^Order business cards/)).not.toHaveAttribute('aria-busy'));
  },
};
/** The menu moves a task with a time. The time stays. */
export const MovesByMenu: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: calendarNetwork().usual } },
  play: async ({ canvas, userEvent }) => {
    (await event(canvas, /^Send the quote/)).focus();
    await userEvent.keyboard('m');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'One week later' }));
    await waitFor(() => expect(moves).toEqual([{ dueDate: today + 7 * DAY, dueTime: '10:00', version: 1 }]));
    await expect(await screen.findByText('The task was changed')).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-chip][aria-busy]')).toBeNull());
  },
};
export const ChangedMeanwhile: Story = {
  parameters: { msw: { handlers: calendarNetwork().changedMeanwhile } },
  play: async ({ canvas, userEvent }) => {
    (await event(canvas, /^Send the quote/)).focus();
    await userEvent.keyboard('m');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'One week later' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/was put back on .* Another user/);
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** A day with many tasks shows their number, and loads them when the user opens its list. */
export const BusyDay: Story = {
  parameters: { msw: { handlers: busyNetwork().usual } },
  play: async ({ canvas, userEvent }) => {
    await expect(await todayCell(canvas)).toHaveAccessibleName(new RegExp(`${BUSY} events$`));
    const cell = (await todayCell(canvas)).parentElement as HTMLElement;
    await userEvent.click(within(cell).getByRole('button', { name: new RegExp(`^\\+${BUSY - 3} more`) }));
    const list = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(BUSY));
    await expect(queries.at(-1)?.get('firstDay')).toBe(String(today));
    await expect(queries.at(-1)?.get('lastDay')).toBe(String(today));
  },
};

/** Each day keeps its tasks when the user asks for the tasks of another day. */
export const BusyDays: Story = {
  parameters: { at: agenda, msw: { handlers: busyNetwork().usual } },
  play: async ({ canvas, userEvent }) => {
    const more = () => canvas.queryAllByRole('button', { name: `Show ${BUSY - 10} more` });
    await waitFor(() => expect(more()).toHaveLength(2));
    for (const left of [1, 0]) {
      const [first] = more();
      if (first) await userEvent.click(first);
      await waitFor(() => expect(more()).toHaveLength(left));
    }
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2 * BUSY);
  },
};

/** The button of a day adds a task that is due on it. */
export const AddsOnDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = await todayCell(canvas);
    const add = within(cell.parentElement as HTMLElement).getByRole('button', { name: /^Add on/ });
    await userEvent.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add task' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Call the landlord');
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    await waitFor(() => expect(sent).toMatchObject([{ title: 'Call the landlord', dueDate: today, dueTime: null }]));
  },
};

/** Dots, and the tasks of the chosen day. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await event(canvas, /^10:00 AM Send the quote/)).toBeVisible();
  },
};
export const PhoneGerman: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } };
export const German: Story = { globals: { language: 'de' } };

/** The placeholder above the calendar is as high as the calendar that loads, so that nothing moves when it appears. */
const placeholder = (at: string, isPhone = false): Story => ({
  parameters: { at, msw: { handlers: calendarNetwork().loading } },
  ...(isPhone && { globals: { viewport: { value: 'phone' } } }),
  render: function Placeholder() {
    const [shown, setShown] = useState(true);
    return (
      <>
        {shown ? (
          <div data-testid="placeholder">
            <CalendarSkeleton />
          </div>
        ) : null}
        {shown ? <TasksScreen /> : null}
        <button type="button" onClick={() => setShown(false)}>
          Finish
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const real = await canvas.findByRole('group', { name: 'Tasks' });
    const skeleton = canvas.getByTestId('placeholder');
    await waitFor(() => expect(skeleton.offsetHeight - real.offsetHeight).toBe(0));
    // Checks of phone stories wait until nothing loads.
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
  },
});
export const MonthPlaceholder: Story = placeholder(`${calendar}&day=2026-11-05`);
/** August 2026 has days of six weeks. */
export const LongMonthPlaceholder: Story = placeholder(`${calendar}&day=2026-08-05`);
export const WeekPlaceholder: Story = placeholder(`${calendar}&view=week`);
export const AgendaPlaceholder: Story = placeholder(`${calendar}&view=agenda`);
export const PhonePlaceholder: Story = placeholder(`${calendar}&day=2026-11-05`, true);
export const PhoneAgendaPlaceholder: Story = placeholder(`${calendar}&view=agenda`, true);
