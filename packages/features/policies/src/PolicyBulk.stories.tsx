import { resetStartedBulk, startedBulk } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import PolicyListScreen from './PolicyListScreen';
import { exportQueries, network, resetExports } from './policies.scenarios';
import { bulkNetwork, resetReads } from './policyBulk.scenarios';

const meta = {
  title: 'Screens/Policies/Bulk actions',
  component: PolicyListScreen,
  tags: ['screen:policies.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.list,
    persona: 'agent',
    msw: { handlers: bulkNetwork.done },
  },
  beforeEach: resetStartedBulk,
} satisfies Meta<typeof PolicyListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

/** Selects two policies. */
async function selectTwo({ canvas, userEvent }: Play) {
  await canvas.findByRole('row', { name: /CA-90-551287/ });
  const [first, second] = canvas.getAllByRole('checkbox').filter((box) => box.closest('tbody')) as [
    HTMLElement,
    HTMLElement,
  ];
  await userEvent.click(first);
  await userEvent.click(second);
}

/** Assigns two policies to an agent. */
async function assign(play: Play, labels = { assign: 'Assign agent' }) {
  await selectTwo(play);
  const { userEvent } = play;
  await userEvent.click(await screen.findByRole('button', { name: labels.assign }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('combobox'));
  const [option] = await screen.findAllByRole('option');
  await userEvent.click(option as HTMLElement);
  await userEvent.click(dialog.getByRole('button', { name: labels.assign }));
}

export const Selecting: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectTwo({ canvas, userEvent });
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    await expect(bar).toHaveTextContent('2 selected');
    await userEvent.click(within(bar).getByRole('button', { name: /Select all/ }));
    await expect(bar).toHaveTextContent('12 selected');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull());
  },
};

/** Exports only the selected policies, in the chosen format. */
export const ExportsSelection: Story = {
  parameters: { msw: { handlers: network.exports } },
  beforeEach: resetExports,
  play: async ({ canvas, userEvent }) => {
    await selectTwo({ canvas, userEvent });
    const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel file' }));
    await expect(await screen.findByText('2 rows exported')).toBeVisible();
    await expect(exportQueries.at(-1)?.get('ids')?.split(',')).toHaveLength(2);
    await expect(exportQueries.at(-1)?.get('format')).toBe('xlsx');
    await userEvent.click(bar.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
    await waitFor(() => expect(exportQueries.at(-1)?.get('format')).toBe('csv'));
  },
};

/** `j` and `k` move between the rows, `x` and Space select the focused one, and `b` goes to the actions. Esc goes back. Ctrl A selects the page. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    await userEvent.keyboard('jjx');
    const boxes = canvas.getAllByRole('checkbox').filter((box) => box.closest('tbody'));
    await expect(boxes[1]).toBeChecked();
    await userEvent.keyboard('k[Space]');
    await expect(boxes[0]).toBeChecked();
    const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
    await userEvent.keyboard('b');
    await expect(bar.getByRole('button', { name: /^Select all/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull());
    await expect(canvas.getByRole('row', { name: /CA-90-551287/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
    for (const _ of ['once', 'again']) {
      await userEvent.keyboard('{Control>}a{/Control}');
      for (const box of boxes) await expect(box).toBeChecked();
    }
  },
};

/** A customer with several of the policies gets the mail once. */
export const MailsCustomers: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectTwo({ canvas, userEvent });
    await userEvent.click(await screen.findByRole('button', { name: 'Send mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send mail' }));
    await expect(dialog.getByText('The customers of 2 policies get this mail, each customer once.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send mail' })).toBeVisible();
  },
};

/** Each selected policy gets a task. The toast deletes the tasks again. */
export const AddsTasks: Story = {
  parameters: { msw: { handlers: bulkNetwork.tasksAdded } },
  play: async ({ canvas, userEvent }) => {
    await selectTwo({ canvas, userEvent });
    await userEvent.click(await screen.findByRole('button', { name: 'Add task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add task' }));
    await expect(dialog.getByText('Each of the 2 records gets this task.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 tasks' }));
    const title = dialog.getByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(title).toBeInvalid());
    await expect(startedBulk).toEqual([]);
    await userEvent.type(title, 'Ask for the loss run');
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 tasks' }));
    await expect(await screen.findByText('2 tasks added for Daniel Okafor')).toBeVisible();
    const task = { title: 'Ask for the loss run', taskKind: 'OTHER', dueTime: null };
    await expect(startedBulk).toMatchObject([{ list: 'policies', action: 'TASK', task, records: [{}, {}] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone')).toBeVisible();
  },
};

/** All records were changed, so only a toast appears. */
export const AllDone: Story = {
  play: async ({ canvas, userEvent }) => {
    await assign({ canvas, userEvent });
    await expect(await screen.findByText('1 policy assigned to Daniel Okafor')).toBeVisible();
    await expect(startedBulk).toMatchObject([{ list: 'policies', action: 'ASSIGN', records: [{}, {}] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone')).toBeVisible();
  },
};

export const PartialFailure: Story = {
  parameters: { msw: { handlers: bulkNetwork.partial } },
  play: async ({ canvas, userEvent }) => {
    await assign({ canvas, userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: '47 policies assigned to Daniel Okafor' }));
    await expect(dialog.getByText('The record has changed in the meantime')).toBeVisible();
    await expect(dialog.getByText(/^Undo is possible until \d/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await screen.findByText('Undone')).toBeVisible();
  },
};

/** After Undo, the keyboard continues in the list. */
const undoes = (handlers: Story['parameters']): Story => ({
  tags: ['keyboard'],
  parameters: { msw: { handlers } },
  play: async ({ canvas, userEvent }) => {
    await assign({ canvas, userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: '47 policies assigned to Daniel Okafor' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('table')).toContainElement(document.activeElement as HTMLElement));
  },
});
export const UndoneAtOnce = undoes(bulkNetwork.restored);
export const UndoneLater = undoes(bulkNetwork.restoring);

export const AllFailed: Story = {
  parameters: { msw: { handlers: bulkNetwork.failed } },
  play: async ({ canvas, userEvent }) => {
    await assign({ canvas, userEvent });
    await expect(await screen.findByRole('dialog', { name: 'Nothing was changed' })).toBeVisible();
  },
};

/** The list has the same rows and reasons as the dialog. */
export const DownloadsList: Story = {
  parameters: { msw: { handlers: bulkNetwork.partial } },
  play: async ({ canvas, userEvent }) => {
    await assign({ canvas, userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: /^47 policies/ }));
    const files: Blob[] = [];
    const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Download list' }));
    create.mockRestore();
    const [headings, ...rows] = ((await files[0]?.text()) ?? '').split('\r\n');
    await expect(headings).toBe('Record,Number,Customer,Why not');
    await expect(rows).toHaveLength(3);
    await expect(rows[1]).toContain('Kestrel Logistics,The record has changed in the meantime');
  },
};

/** All records whose agent was refused get the other agent. */
export const ChoosesAnotherAgent: Story = {
  parameters: { msw: { handlers: bulkNetwork.agentGone } },
  play: async ({ canvas, userEvent }) => {
    await assign({ canvas, userEvent });
    const result = within(await screen.findByRole('dialog', { name: /^47 policies/ }));
    await expect(result.queryByRole('button', { name: /^Try again/ })).toBeNull();
    const [choose] = result.getAllByRole('button', { name: /^Choose another agent/ });
    await userEvent.click(choose as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose another agent' }));
    await expect(dialog.getByText('2 records get the chosen agent.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('combobox'));
    const [option] = await screen.findAllByRole('option');
    await userEvent.click(option as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign agent' }));
    await screen.findByRole('dialog', { name: /^47 policies/ });
    await expect(startedBulk.at(-1)).toMatchObject({ action: 'ASSIGN', records: [{}, {}] });
  },
};

export const Running: Story = {
  parameters: { msw: { handlers: bulkNetwork.running } },
  play: async ({ canvas, userEvent }) => {
    await assign({ canvas, userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: 'Working…' }));
    await expect(dialog.getByText('31 of 49')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    await expect(await screen.findByRole('dialog', { name: /^Stopped/ })).toBeVisible();
  },
};

/** The dialog follows the work until its result. */
export const RunsThenEnds: Story = {
  parameters: { msw: { handlers: bulkNetwork.ends } },
  play: async ({ canvas, userEvent }) => {
    await assign({ canvas, userEvent });
    await expect(await screen.findByRole('dialog', { name: '47 policies assigned to Daniel Okafor' })).toBeVisible();
  },
};

/** The dialog goes on when the server could not be reached for a moment. */
export const ServerRestarts: Story = {
  ...RunsThenEnds,
  parameters: { msw: { handlers: bulkNetwork.interrupted } },
  beforeEach: resetReads,
};

/** Phones show the checkboxes after a press on Select. */
export const Phone: Story = {
  ...PartialFailure,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await PartialFailure.play?.(context);
  },
};

/** On phones, the buttons of the result have the full width. */
export const PhoneResult: Story = {
  parameters: { msw: { handlers: bulkNetwork.partial } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await assign({ canvas, userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: /^47 policies/ }));
    const widths = ['Undo', 'Download list', 'Done'].map((name) => dialog.getByRole('button', { name }).offsetWidth);
    await expect(Math.min(...widths)).toBeGreaterThan(300);
  },
};

/** Done hides the checkboxes and clears the selection. */
export const PhoneSelecting: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await selectTwo({ canvas, userEvent });
    await expect(await canvas.findByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull());
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const German: Story = {
  globals: { language: 'de' },
  parameters: { msw: { handlers: bulkNetwork.partial } },
  play: async ({ canvas, userEvent }) => {
    await assign({ canvas, userEvent }, { assign: 'Vermittler zuweisen' });
    await expect(await screen.findByRole('dialog', { name: '47 Policen Daniel Okafor zugewiesen' })).toBeVisible();
  },
};
