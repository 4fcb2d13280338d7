import { to, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import InboxScreen from './InboxScreen';
import { arrived, firstThread, inboxNetwork, lateChange, sampleThread, writes } from './inbox.scenarios';

const at = to(urls.mailing.thread, { id: sampleThread.id });
const meta = {
  title: 'Screens/Mailing/Conversation',
  component: InboxScreen,
  tags: ['screen:mailing.thread'],
  parameters: {
    layout: 'fullscreen',
    route: urls.mailing.thread,
    at,
    persona: 'agent',
    msw: { handlers: inboxNetwork.usual },
  },
  beforeEach: () => {
    writes.length = 0;
    arrived.messages = 0;
    localStorage.clear();
  },
} satisfies Meta<typeof InboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement as HTMLElement | null;

/** Shows mails both ways, folds older ones, and shows a mail of the system in one line. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: sampleThread.subject })).toBeVisible();
    const messages = within(canvas.getByRole('list', { name: 'Messages' }));
    await expect(messages.getByText(/Sent automatically:/)).toBeVisible();
    await expect(messages.getByText(/ sent:/)).toBeVisible();
    await userEvent.click(messages.getByRole('button', { name: /question about our policy/ }));
    await expect(messages.getByText('Hello, I have a question about our policy.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'PAP-1977120' })).toBeVisible();
    const { id, name } = sampleThread.customer;
    const [heading] = canvas.getAllByRole('link', { name });
    await expect(heading).toHaveAttribute('href', `/contact/${id}`);
    await expect(heading?.closest('p')).toHaveTextContent(`messages with ${name}`);
    // one main action: sending the reply
    const fillOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor;
    const send = canvas.getByRole('button', { name: /^Send/ });
    await expect(fillOf(canvas.getByRole('link', { name: 'Compose Mail' }))).not.toBe(fillOf(send));
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: inboxNetwork.loadingRecord } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible());
  },
};
export const NotFound: Story = {
  parameters: { msw: { handlers: inboxNetwork.missing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This record does not exist' })).toBeVisible();
  },
};
export const LoadError: Story = {
  parameters: { msw: { handlers: inboxNetwork.failingRecord } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The conversation could not be loaded' })).toBeVisible();
  },
};
/** Sends an answer with Ctrl Enter and clears the composer. */
export const Answers: Story = {
  play: async ({ canvas, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: /^Reply/ });
    await userEvent.click(body);
    await userEvent.type(body, 'Yes, we can.');
    await waitFor(() => expect(body).toHaveTextContent('Yes, we can.'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('Mail sent successfully')).toBeVisible();
    await expect(writes).toContainEqual({ threadId: sampleThread.id });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Reply/ })).toHaveTextContent(/^$/));
    await expect(canvas.getByRole('list', { name: 'Messages' })).toContainElement(focused());
  },
};
/** Keeps the text when the server refuses the mail. */
export const SendError: Story = {
  parameters: { msw: { handlers: inboxNetwork.failingSend } },
  play: async ({ canvas, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: /^Reply/ });
    await userEvent.click(body);
    await userEvent.type(body, 'Yes, we can.');
    await waitFor(() => expect(body).toHaveTextContent('Yes, we can.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect((await screen.findAllByText('This mail was already sent')).at(0)).toBeVisible();
    await expect(body).toHaveTextContent('Yes, we can.');
  },
};
/** `N` writes an internal note, and the text of the reply stays. */
export const InternalNote: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: /^Reply/ });
    const messages = within(canvas.getByRole('list', { name: 'Messages' }));
    await expect(messages.getByText(/adds drivers from 21 on/)).toBeVisible();
    await userEvent.click(body);
    await userEvent.type(body, 'Yes.');
    await waitFor(() => expect(body).toHaveTextContent('Yes.'));
    await userEvent.click(canvas.getByRole('heading', { level: 2, name: sampleThread.subject }));
    await userEvent.keyboard('n');
    const text = canvas.getByRole('textbox', { name: /^Internal note/ });
    await expect(text).toHaveFocus();
    await expect(text).toHaveValue('');
    await expect(canvas.getByText(/Only agents of your agency see this note/)).toBeVisible();
    await userEvent.keyboard('Jonas is her brother.{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('Note added')).toBeVisible();
    await expect(writes).toContainEqual({ text: 'Jonas is her brother.' });
    // the keys of the page work again
    await expect(text).not.toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Messages' })).toContainElement(focused());
    await expect(canvas.getByRole('textbox', { name: /^Reply/ })).toHaveTextContent('Yes.');
    await userEvent.keyboard('n');
    await expect(text).toHaveFocus();
    await expect(text).toHaveValue('');
  },
};

/** Text that an agent types while a note is being saved stays, for the next note. */
export const NextNote: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /^Reply/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Internal note' }));
    const text = canvas.getByRole('textbox', { name: /^Internal note/ });
    await userEvent.type(text, 'Slow to answer.{Control>}{Enter}{/Control} Call on Friday.');
    await expect(await screen.findByText('Note added')).toBeVisible();
    await expect(text).toBeVisible();
    await expect(text).toHaveValue('Call on Friday.');
    await expect(text).toHaveFocus();
  },
};

/** Keeps the text when the server cannot save the note. */
export const NoteError: Story = {
  parameters: { msw: { handlers: inboxNetwork.failingNote } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /^Reply/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Internal note' }));
    const text = canvas.getByRole('textbox', { name: /^Internal note/ });
    await userEvent.type(text, 'Call first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(await within(canvas.getByRole('form', { name: 'Internal note' })).findByRole('alert')).toBeVisible();
    await expect(text).toHaveValue('Call first.');
  },
};

/** Done moves to the next thread, and Undo opens the thread again. */
export const DoneAndUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: sampleThread.subject });
    await userEvent.click(within(canvas.getByRole('complementary')).getByRole('button', { name: 'Done' }));
    const toast = (await screen.findByText('The conversation is done')).closest('li');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Your flood quote is ready' })).toBeVisible();
    await userEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(writes).toContainEqual({ isDone: false }));
    await expect(await canvas.findByRole('heading', { level: 2, name: sampleThread.subject })).toBeVisible();
  },
};
/** A reply that arrives in the open conversation is read. */
export const ReplyArrives: Story = {
  parameters: { msw: { handlers: inboxNetwork.arriving } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: sampleThread.subject });
    await expect(writes).toEqual([]);
    arrived.messages = 1;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(writes).toEqual([{ isUnread: false }]));
  },
};
/** A user who opens another conversation before the server answers stays there. */
export const LeavesBeforeDone: Story = {
  parameters: { msw: { handlers: inboxNetwork.lateChange } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: sampleThread.subject });
    await userEvent.keyboard('e');
    await waitFor(() => expect(writes).toContainEqual({ isDone: true }));
    const list = within(canvas.getByRole('list', { name: 'Conversations' }));
    const [first] = list.getAllByRole('link');
    if (!first) throw new Error('missing conversation');
    await userEvent.click(first);
    const heading = await canvas.findByRole('heading', { level: 2, name: firstThread.subject });
    lateChange.answer();
    await screen.findByText('The conversation is done');
    await expect(heading).toBeVisible();
    await expect(first).toHaveAttribute('aria-current', 'true');
  },
};
/** The keys work as long as the user does not type. */
export const Keys: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: sampleThread.subject });
    await userEvent.keyboard('u');
    await waitFor(() => expect(writes).toContainEqual({ isUnread: true }));
    await canvas.findByRole('textbox', { name: /^Reply/ });
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('textbox', { name: /^Reply/ })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('heading', { level: 2, name: sampleThread.subject })).toBeVisible();
  },
};
/** `J` and `K` move from the chosen thread, also while it loads. */
export const MovesWhileLoading: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: inboxNetwork.loadingRecord } },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Conversations' }));
    const isOpen = (index: number) =>
      waitFor(() => expect(list.getAllByRole('link')[index]).toHaveAttribute('aria-current', 'true'));
    await isOpen(2);
    await userEvent.keyboard('j');
    await isOpen(3);
    await userEvent.keyboard('k');
    await isOpen(2);
  },
};
/** The next conversation starts with an answer, so that a customer's answer is not written as a note by mistake. */
export const StartsWithReply: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: sampleThread.subject });
    await userEvent.click(canvas.getByRole('radio', { name: 'Internal note' }));
    await expect(canvas.getByRole('form', { name: 'Internal note' })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('list', { name: 'Conversations' })).getAllByRole('link')[3]!);
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 2, name: sampleThread.subject })).toBeNull());
    await expect(await canvas.findByRole('radio', { name: 'Reply' })).toBeChecked();
  },
};
/** The list scrolls to the thread that `J` opens. */
export const ListFollows: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Conversations' });
    const pane = list.parentElement as HTMLElement;
    // room for one row
    pane.style.flex = 'none';
    pane.style.height = '120px';
    await userEvent.keyboard('j');
    const row = within(list).getAllByRole('link')[3] as HTMLElement;
    await waitFor(() => expect(row).toHaveAttribute('aria-current', 'true'));
    await waitFor(() =>
      expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(pane.getBoundingClientRect().bottom + 1),
    );
  },
};
/** The field of the assignee keeps the focus while the choice is saved. */
export const AssignsByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: sampleThread.subject });
    const assignee = canvas.getByRole('combobox', { name: 'Assigned to' });
    await userEvent.click(assignee);
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(writes).toContainEqual({ assigneeId: expect.any(String) as string }));
    await expect(assignee).toHaveFocus();
  },
};
/** On a phone the thread fills the page and has a link back to the list. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to the inbox' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Conversations' })).toBeNull();
  },
};
