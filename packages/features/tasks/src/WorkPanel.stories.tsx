import { policyDetail } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { finished, network, sent } from './tasks.scenarios';
import WorkPanel from './WorkPanel';

const meta = {
  title: 'Screens/Tasks/My Work',
  component: WorkPanel,
  args: { id: 'me' },
  parameters: { route: urls.dashboard, persona: 'agent', msw: { handlers: network.usual } },
  beforeEach: () => {
    sent.length = 0;
    finished.clear();
    localStorage.removeItem('fairlead.workScope');
  },
} satisfies Meta<typeof WorkPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open tasks by day. Later and snoozed tasks are closed at first. The calendar is one link away. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const overdue = within(await canvas.findByRole('region', { name: 'Overdue' }));
    await expect(overdue.getByText('2 days late')).toBeVisible();
    await expect(overdue.getByRole('link', { name: 'Start the renewal' })).toHaveAttribute(
      'href',
      expect.stringContaining('/policies/'),
    );
    // an answer is written in the thread, so that its policy needs a link of its own
    const policies = overdue.getAllByText(policyDetail.policyNumber, { exact: false });
    await expect(policies.map((text) => text.closest('a') !== null)).toEqual([false, true]);
    const later = canvas.getByRole('button', { name: 'Later 1' });
    await expect(later).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Annual review')).toBeNull();
    await userEvent.click(later);
    await expect(canvas.getByText('Annual review')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show 11 more' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/tasks?layout=calendar');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Start the renewal');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: network.loading } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible());
  },
};
export const LoadError: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tasks could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Nothing: Story = {
  parameters: { msw: { handlers: network.nothing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Nothing due' })).toBeVisible();
  },
};
/** With nothing to do this week, the first task after it is named, and is one press away. */
export const NothingThisWeek: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: network.later } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Nothing due' })).toBeVisible();
    const next = canvas.getByText(/^Next:/);
    await expect(next).toHaveTextContent(/^Next: Annual review for Elena Marchetti, \d\d\/\d\d\/\d{4}\.$/);
    await expect(canvas.getByRole('link', { name: 'Elena Marchetti' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact\//),
    );
    await expect(canvas.getByRole('link', { name: 'Annual review' })).toHaveAttribute(
      'href',
      expect.stringContaining('/policies/'),
    );
    const later = canvas.getByRole('button', { name: 'Later 1' });
    await expect(later).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(later);
    await expect(canvas.getAllByText('Annual review')).toHaveLength(2);
  },
};
/** A task without a record opens in its dialog. A weekday names a day of the next six. */
export const NextWithoutRecord: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: network.ownNext } },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('button', { name: 'Order business cards' });
    await expect(title.closest('p')).toHaveTextContent(/^Next: Order business cards, [A-Z][a-z]+day\.$/);
    title.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByDisplayValue('Order business cards')).toBeVisible();
  },
};
const nothingThisWeekIn = (language: string, text: RegExp): Story => ({
  globals: { viewport: { value: 'phone' }, language },
  parameters: { msw: { handlers: network.later } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
export const NothingThisWeekPhone: Story = nothingThisWeekIn('en', /^Next:/);
export const NothingThisWeekGerman: Story = nothingThisWeekIn('de', /^Als Nächstes:/);
export const NothingThisWeekFrench: Story = nothingThisWeekIn('fr', /^À venir :/);
export const NothingThisWeekDutch: Story = nothingThisWeekIn('nl', /^Hierna:/);
/** The tasks of the agency show who is to do them, below each other. */
export const Team: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Team' }));
    await expect(await canvas.findByRole('heading', { name: 'Work of the team' })).toBeVisible();
    await expect(localStorage.getItem('fairlead.workScope')).toBe('TEAM');
    const people = () => [...canvasElement.querySelectorAll('[data-task] > [title]')];
    await waitFor(() => expect(people().length).toBeGreaterThan(2));
    await expect(new Set(people().map((person) => person.getBoundingClientRect().left)).size).toBe(1);
  },
};
/** A finished task disappears, the focus moves to the next one, and the toast takes it back. Double clicks do it once. */
export const FinishesAndUndoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Finish: Start the renewal' }));
    await waitFor(() => expect(canvas.queryByText('Start the renewal')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Answer “A second driver”' })).toHaveFocus());
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Start the renewal')).toBeVisible();
    await expect(screen.queryByText('The task was already changed.')).toBeNull();
  },
};
/** The task stays when the server refuses. */
export const FinishFails: Story = {
  parameters: { msw: { handlers: network.refused } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish: Start the renewal' }));
    await expect(await screen.findByText('The service is unavailable for a moment.')).toBeVisible();
    await expect(canvas.getByText('Start the renewal')).toBeVisible();
  },
};
/** `j`, `k` and the arrows move, `s` opens the menu, `d` finishes. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Start the renewal');
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('link', { name: 'Answer “A second driver”' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: 'Start the renewal' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Answer “A second driver”' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Start the renewal' })).toHaveFocus();
    await userEvent.keyboard('s');
    const menu = within(await screen.findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: /^Tomorrow/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toHaveProperty('snoozedUntil');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    canvas.getByRole('link', { name: 'Start the renewal' }).focus();
    await userEvent.keyboard('d');
    await waitFor(() => expect(canvas.queryByText('Start the renewal')).toBeNull());
  },
};
/** The focus stays on a task that moves to another group. */
export const FocusOnMovedTask: Story = {
  parameters: { msw: { handlers: network.unsnoozing } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Snoozed/ }));
    const row = (await canvas.findByRole('region', { name: 'Snoozed' })).querySelector<HTMLElement>('[data-task]');
    const button = within(row as HTMLElement).getByRole('button', { name: /^Actions/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Show now' })).focus();
    await userEvent.keyboard('{Enter}');
    const today = within(await canvas.findByRole('region', { name: 'Today' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-title'));
    await expect(today.getByRole('listitem')).toContainElement(document.activeElement as HTMLElement);
  },
};
/** Agents without a license renew no policies, so the step of a renewal opens the policy. */
export const WithoutLicense: Story = {
  parameters: { persona: 'assistant' },
  play: async ({ canvas }) => {
    const step = await canvas.findByRole('link', { name: 'Open policy: Start the renewal' });
    await expect(step).toHaveAttribute('href', expect.stringMatching(/^\/policies\/[^?]*$/));
  },
};

/** The row with the focus offers Snooze beside its next step, in place of the due time. */
export const SnoozeButton: Story = {
  tags: ['keyboard'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    const step = await canvas.findByRole('link', { name: 'Renew: Start the renewal' });
    const row = step.closest('li') as HTMLElement;
    const button = within(row).getByRole('button', { name: 'Snooze: Start the renewal' });
    step.focus();
    await waitFor(() => expect(within(row).getByText('2 days late')).not.toBeVisible());
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu', { name: 'Snooze: Start the renewal' }));
    await expect(button).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Pick a date and time' })).toBeVisible();
    await expect(menu.queryByRole('menuitem', { name: 'Edit or reassign' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const tomorrow = await screen.findByRole('menuitem', { name: /^Tomorrow/ });
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    tomorrow.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([{ snoozedUntil: expect.any(Number) as number }]));
  },
};
/** On a phone the menu is a sheet with times, an own time, and the task to give to a colleague. */
export const SnoozeOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Actions for Start the renewal' });
    await expect(canvas.queryByRole('button', { name: 'Snooze: Start the renewal' })).toBeNull();
    await userEvent.click(button);
    const sheet = await screen.findByRole('menu');
    await waitFor(() => expect(Math.abs(sheet.getBoundingClientRect().bottom - window.innerHeight)).toBeLessThan(1));
    const menu = within(sheet);
    const [title] = menu.getAllByText('Snooze until');
    await expect(title).toBeVisible();
    await expect(menu.getByText(/Start the renewal$/)).toBeVisible();
    for (const row of menu.getAllByRole('menuitem')) await expect(row.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(menu.getByRole('menuitem', { name: 'Edit or reassign' })).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** A swipe to the left opens the same sheet. A short one, and one down the list, open nothing. */
export const SwipeOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Actions for Start the renewal' });
    const row = button.closest('li') as HTMLElement;
    await swipe(row, { left: 40, down: 0 });
    await swipe(row, { left: 80, down: 120 });
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(row.style.translate).toBe('');
    await swipe(row, { left: 120, down: 4 });
    const sheet = within(await screen.findByRole('menu'));
    await expect(sheet.getByText(/Start the renewal$/)).toBeVisible();
    await expect(sheet.getByRole('menuitem', { name: /^Tomorrow/ })).toBeVisible();
  },
};

/** The user enters a date and time. Undo shows the task again. */
export const SnoozeUntilTime: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Actions for Start the renewal' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const pick = await screen.findByRole('menuitem', { name: 'Pick a date and time' });
    await userEvent.click(pick);
    const dialog = within(await screen.findByRole('dialog', { name: 'Snooze until' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Snooze' }));
    await expect(await dialog.findByText(/is required/)).toBeVisible();
    await expect(sent).toHaveLength(0);
    const year = new Date().getFullYear() + 1;
    await userEvent.type(dialog.getByRole('textbox', { name: /^Date/ }), `03/15/${year}`);
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Time' }), '2:30 PM');
    await userEvent.click(dialog.getByRole('button', { name: 'Snooze' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toEqual([{ snoozedUntil: new Date(year, 2, 15, 14, 30).getTime() / 1000 }]);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent[1]).toEqual({ snoozedUntil: null }));
  },
};

/** The row with the focus offers the next step of the task, and A does it. */
export const NextStep: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const step = await canvas.findByRole('link', { name: 'Renew: Start the renewal' });
    await expect(step).toHaveAttribute('href', expect.stringMatching(/^\/policies\/[^?]+\?renew=1$/));
    const row = step.closest('li') as HTMLElement;
    await expect(within(row).getByText('2 days late')).toBeVisible();
    await userEvent.keyboard('j');
    await waitFor(() => expect(within(row).getByText('2 days late')).not.toBeVisible());
    await expect(step).toBeVisible();
    const pressed = fn();
    step.addEventListener('click', (event) => {
      event.preventDefault();
      pressed();
    });
    await userEvent.keyboard('a');
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

/** A task needs a title. It is due today and belongs to the user unless they choose otherwise. */
export const AddsTask: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add task' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    await expect(await dialog.findByText('Title is required')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Call the landlord');
    await userEvent.type(dialog.getByRole('spinbutton', { name: /^Time/ }), '3:30 pm');
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ title: 'Call the landlord', dueTime: '15:30', taskKind: 'OTHER' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const German: Story = { globals: { language: 'de' } }; /** Drags a finger over an element, in px. */
async function swipe(target: HTMLElement, { left, down }: { left: number; down: number }) {
  const touchAt = (part: number) => [
    new Touch({ identifier: 1, target, clientX: 300 - left * part, clientY: 300 + down * part }),
  ];
  const send = (type: string, touches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
  send('touchstart', touchAt(0));
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await new Promise(requestAnimationFrame);
    send('touchmove', touchAt(part));
  }
  send('touchend', []);
}
