import { to, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import InboxScreen from './InboxScreen';
import { customerTasks, finished, inboxNetwork, sampleThread, taskQueries, writes } from './inbox.scenarios';

const [late] = customerTasks;
const record = sampleThread.records[0];
const meta = {
  title: 'Screens/Mailing/Tasks of a Conversation',
  component: InboxScreen,
  parameters: {
    layout: 'fullscreen',
    route: urls.mailing.thread,
    at: to(urls.mailing.thread, { id: sampleThread.id }),
    persona: 'agent',
    msw: { handlers: inboxNetwork.usual },
  },
  beforeEach: () => {
    writes.length = 0;
    taskQueries.length = 0;
    finished.clear();
    localStorage.clear();
  },
} satisfies Meta<typeof InboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const inFacts = async (canvas: Canvas) => within(await canvas.findByRole('complementary', { name: 'Details' }));
const finish = (title: string | undefined) => ({ name: `Finish: ${title ?? ''}` });

/** Shows when tasks are due, and the assignee of tasks of colleagues. Sends one request. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const facts = await inFacts(canvas);
    const list = await facts.findByRole('list', { name: 'Tasks' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(list).getByText('2 days late')).toBeVisible();
    await expect(within(list).getByText(new RegExp(customerTasks[1]?.assignee.name ?? ''))).toBeVisible();
    await expect(facts.queryByRole('link', { name: /open tasks/ })).toBeNull();
    await expect(taskQueries).toEqual([`contactId=${sampleThread.customer.id}&taskStatus=OPEN&pageSize=4`]);
  },
};
/** The page of the contact has the rest. */
export const Many: Story = {
  parameters: { msw: { handlers: inboxNetwork.tasks.many } },
  play: async ({ canvas }) => {
    const facts = await inFacts(canvas);
    await expect(await facts.findByRole('link', { name: 'All 7 open tasks' })).toHaveAttribute(
      'href',
      `${to(urls.contacts.view, { id: sampleThread.customer.id })}?tab=tasks`,
    );
  },
};
export const None: Story = {
  parameters: { msw: { handlers: inboxNetwork.tasks.none } },
  play: async ({ canvas }) => {
    await expect(await (await inFacts(canvas)).findByText('No open tasks')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: inboxNetwork.tasks.loading } },
  play: async ({ canvas }) => {
    const facts = await inFacts(canvas);
    await expect(await facts.findByRole('heading', { name: 'Open tasks' })).toBeVisible();
    await expect(facts.getByRole('button', { name: 'Add task' })).toBeVisible();
    await expect(facts.queryByText('No open tasks')).toBeNull();
  },
};
/** The rest of the facts stays. */
export const LoadError: Story = {
  parameters: { msw: { handlers: inboxNetwork.tasks.failing } },
  play: async ({ canvas }) => {
    const facts = await inFacts(canvas);
    await expect(await facts.findByText('The tasks could not be loaded')).toBeVisible();
    await expect(facts.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(facts.getByText(sampleThread.customer.name)).toBeVisible();
  },
};
/** Finishes a task by keyboard. The focus moves to the next task, and Undo opens the task again. */
export const Completes: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const facts = await inFacts(canvas);
    const button = await facts.findByRole('button', finish(late?.title));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(facts.queryByRole('button', finish(late?.title))).toBeNull());
    await expect(facts.getByRole('button', { name: customerTasks[1]?.title ?? '' })).toHaveFocus();
    // the editor of the reply has the same button
    const toast = (await screen.findByText('The task is done')).closest('li');
    await userEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    await expect(await facts.findByRole('button', finish(late?.title))).toBeVisible();
  },
};
/** A new task is for the most specific record of the conversation. */
export const AddsTask: Story = {
  play: async ({ canvas, userEvent }) => {
    const facts = await inFacts(canvas);
    await userEvent.click(await facts.findByRole('button', { name: 'Add task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add task' }));
    await expect(dialog.queryByRole('combobox', { name: /^Customer/ })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Ask Keystone for the premium');
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    await waitFor(() => expect(writes).toMatchObject([{ recordType: record?.type, recordId: record?.id }]));
    await waitFor(() => expect(facts.getByRole('button', { name: 'Add task' })).toHaveFocus());
  },
};
/** On a phone, the tasks are among the details. They load when the details open. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Details' });
    await expect(taskQueries).toEqual([]);
    await userEvent.click(button);
    const details = within(await screen.findByRole('dialog', { name: 'Details' }));
    const finishLate = await details.findByRole('button', finish(late?.title));
    await expect(taskQueries).toHaveLength(1);
    await userEvent.click(finishLate);
    await waitFor(() => expect(details.queryByRole('button', finish(late?.title))).toBeNull());
    await userEvent.click(details.getByRole('button', { name: 'Add task' }));
    await expect(await screen.findByRole('dialog', { name: 'Add task' })).toBeVisible();
  },
};
