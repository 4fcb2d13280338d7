import { resetStartedBulk, startedBulk } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { network } from './tasks.scenarios';
import WorkPanel from './WorkPanel';

const meta = {
  title: 'Screens/Tasks/Selection',
  component: WorkPanel,
  args: { id: 'me' },
  parameters: { route: urls.dashboard, persona: 'agent', msw: { handlers: network.bulk.completed } },
  beforeEach: () => {
    resetStartedBulk();
    localStorage.removeItem('fairlead.workScope');
  },
} satisfies Meta<typeof WorkPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const boxOf = ({ canvas }: Pick<Play, 'canvas'>, title: string) =>
  canvas.getByRole('checkbox', { name: `Select ${title}` });

/** Selects the two late tasks and returns the bar. */
async function selectLate({ canvas, userEvent }: Play) {
  await canvas.findByText('Start the renewal');
  await userEvent.click(boxOf({ canvas }, 'Start the renewal'));
  await userEvent.click(boxOf({ canvas }, 'Answer “A second driver”'));
  return within(await canvas.findByRole('group', { name: 'Selection' }));
}

/** Checkboxes appear for the row under the pointer or with the focus, and for all rows once one is selected. */
export const Selecting: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Start the renewal');
    const last = boxOf({ canvas }, 'Order business cards');
    const bar = await selectLate({ canvas, userEvent });
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expect(last).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull());
    await expect(boxOf({ canvas }, 'Start the renewal')).not.toBeChecked();
  },
};
/** All tasks are done, so only a toast appears. It takes them back. */
export const Completes: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = await selectLate({ canvas, userEvent });
    await userEvent.click(bar.getByRole('button', { name: 'Complete' }));
    await expect(await screen.findByText('2 tasks done')).toBeVisible();
    const records = [{ version: 1 }, { version: 1 }];
    await expect(startedBulk).toMatchObject([{ list: 'tasks', action: 'COMPLETE', records }]);
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone')).toBeVisible();
  },
};
export const Snoozes: Story = {
  parameters: { msw: { handlers: network.bulk.snoozed } },
  play: async ({ canvas, userEvent }) => {
    const bar = await selectLate({ canvas, userEvent });
    await userEvent.click(bar.getByRole('button', { name: 'Snooze' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Tomorrow/ }));
    await expect(await screen.findByText('2 tasks snoozed')).toBeVisible();
    const snoozedUntil: unknown = expect.any(Number);
    await expect(startedBulk).toMatchObject([{ list: 'tasks', action: 'SNOOZE', snoozedUntil, records: [{}, {}] }]);
  },
};
export const Assigns: Story = {
  parameters: { msw: { handlers: network.bulk.assigned } },
  play: async ({ canvas, userEvent }) => {
    const bar = await selectLate({ canvas, userEvent });
    await userEvent.click(bar.getByRole('button', { name: 'Assign agent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign agent' }));
    await userEvent.click(await dialog.findByRole('combobox'));
    const [option] = await screen.findAllByRole('option');
    await userEvent.click(option as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign agent' }));
    await expect(await screen.findByText(/^2 tasks assigned to/)).toBeVisible();
    const agentId: unknown = expect.any(String);
    await expect(startedBulk).toMatchObject([{ list: 'tasks', action: 'ASSIGN', agentId, records: [{}, {}] }]);
  },
};
/** A colleague has finished one of the tasks. The result names it and the reason. */
export const SomeFail: Story = {
  parameters: { msw: { handlers: network.bulk.partial } },
  play: async ({ canvas, userEvent }) => {
    const bar = await selectLate({ canvas, userEvent });
    await userEvent.click(bar.getByRole('button', { name: 'Complete' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 task done' }));
    await expect(dialog.getByRole('row', { name: /Start the renewal.*already done/ })).toBeVisible();
    await expect(dialog.queryByRole('link', { name: /^Open/ })).toBeNull();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone')).toBeVisible();
  },
};
export const AllFail: Story = {
  parameters: { msw: { handlers: network.bulk.failed } },
  play: async ({ canvas, userEvent }) => {
    const bar = await selectLate({ canvas, userEvent });
    await userEvent.click(bar.getByRole('button', { name: 'Complete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nothing was changed' }));
    await expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
/** The selection stays when the server refuses the request. */
export const ServerError: Story = {
  parameters: { msw: { handlers: network.bulk.refused } },
  play: async ({ canvas, userEvent }) => {
    const bar = await selectLate({ canvas, userEvent });
    await userEvent.click(bar.getByRole('button', { name: 'Complete' }));
    await expect(await screen.findByText('The service is unavailable for a moment.')).toBeVisible();
    await expect(boxOf({ canvas }, 'Start the renewal')).toBeChecked();
    await expect(bar.getByRole('button', { name: 'Complete' })).toBeEnabled();
  },
};
/** `x` selects the focused task, Shift with `x` all from the last one, `b` goes to the actions, and Esc clears. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Start the renewal');
    await userEvent.keyboard('jx');
    await expect(boxOf({ canvas }, 'Start the renewal')).toBeChecked();
    await userEvent.keyboard('jjj{Shift>}X{/Shift}');
    const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
    await waitFor(() => expect(bar.getByText('4 selected')).toBeVisible());
    await userEvent.keyboard('b');
    await expect(bar.getByRole('button', { name: 'Assign agent' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Certificate for the City of Portland' })).toHaveFocus();
  },
};
/** Tasks that are no longer shown lose their selection. */
export const HiddenTasks: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = await selectLate({ canvas, userEvent });
    await userEvent.click(boxOf({ canvas }, 'Send the quote'));
    await waitFor(() => expect(bar.getByText('3 selected')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Overdue/ }));
    await waitFor(() => expect(bar.getByText('1 selected')).toBeVisible());
  },
};
const finishButton = ({ canvas }: Pick<Play, 'canvas'>, title: string) =>
  canvas.getByRole('button', { name: `Finish: ${title}` });

/** Touch has no hover: the menu of a task selects it. Then checkboxes take the place of the buttons that finish tasks. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Start the renewal');
    const places = {
      renewal: finishButton({ canvas }, 'Start the renewal'),
      quote: finishButton({ canvas }, 'Send the quote'),
    };
    await expect(places.quote).toBeVisible();
    await expect(boxOf({ canvas }, 'Send the quote')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Start the renewal' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
    await expect(bar.getByRole('button', { name: 'Complete' })).toBeVisible();
    await expect(places.quote).not.toBeVisible();
    const box = boxOf({ canvas }, 'Send the quote');
    await expect(box).toBeVisible();
    const [a, b] = [box, places.quote].map((each) => each.getBoundingClientRect());
    await expect(Math.abs((a?.x ?? 0) + (a?.width ?? 0) / 2 - (b?.x ?? 0) - (b?.width ?? 0) / 2)).toBeLessThan(2);
    await userEvent.click(box);
    await waitFor(() => expect(bar.getByText('2 selected')).toBeVisible());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(box);
    const last = boxOf({ canvas }, 'Start the renewal');
    await userEvent.click(last);
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull());
    // Unlike a finger, the test focuses the checkbox as a keyboard does.
    last.blur();
    await expect(places.renewal).toBeVisible();
    await expect(last).not.toBeVisible();
  },
};
/** On narrow screens, the menu of a task also selects it by keyboard. A checkbox with the focus is visible. */
export const PhoneByKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Start the renewal');
    const menu = canvas.getByRole('button', { name: 'Actions for Start the renewal' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Select' });
    await userEvent.keyboard('sel');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Select' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: 'Selection' });
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull());
    finishButton({ canvas }, 'Start the renewal').focus();
    await userEvent.tab();
    const box = boxOf({ canvas }, 'Start the renewal');
    await expect(box).toHaveFocus();
    await expect(box).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Start the renewal');
    const [first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByRole('button', { name: 'Zurückstellen' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'DARK' }, play: async (context) => void (await selectLate(context)) };
