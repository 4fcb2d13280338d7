import { mailThreads } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import InboxScreen from './InboxScreen';
import { inboxNetwork, sampleThread, writes } from './inbox.scenarios';

const meta = {
  title: 'Screens/Mailing/Inbox',
  component: InboxScreen,
  tags: ['screen:mailing.inbox'],
  parameters: {
    layout: 'fullscreen',
    route: urls.mailing.inbox,
    persona: 'agent',
    msw: { handlers: inboxNetwork.usual },
  },
  beforeEach: () => {
    writes.length = 0;
    localStorage.clear();
  },
} satisfies Meta<typeof InboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (root: HTMLElement, name: string) =>
  waitFor(() => expect(root.querySelector(`[data-state=${name}]`)).toBeVisible());

/** Shows the threads of the user, with unread and waiting ones marked. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await state(canvasElement, 'ready');
    const list = within(canvas.getByRole('list', { name: 'Conversations' }));
    await expect(list.getAllByRole('link')).toHaveLength(5);
    await expect(list.getByRole('link', { name: /^Unread.*Which deductible is better/ })).toBeVisible();
    await expect(list.getAllByTitle('Not assigned')).toHaveLength(
      mailThreads.filter(({ assignee }) => !assignee).length,
    );
    await expect(canvas.getByRole('heading', { name: 'Choose a conversation' })).toBeVisible();
    await expect(await canvas.findByText('3 customers are waiting for an answer.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open .+, who has waited longest$/ })).toHaveAttribute(
      'href',
      expect.stringContaining(sampleThread.id),
    );
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(await canvas.findByRole('button', { name: /^Unread 2/ })).toBeVisible();
  },
};
/** The longest wait can be of a thread that the list does not show yet. */
export const LongestWait: Story = {
  parameters: { msw: { handlers: inboxNetwork.firstThreads } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Open .+, who has waited longest$/ })).toHaveAttribute(
      'href',
      expect.stringContaining(sampleThread.id),
    );
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: inboxNetwork.loadingList } },
  play: async ({ canvasElement }) => state(canvasElement, 'loading'),
};
export const Empty: Story = {
  parameters: { msw: { handlers: inboxNetwork.empty } },
  play: async ({ canvas, canvasElement }) => {
    await state(canvasElement, 'empty');
    await expect(canvas.getByRole('heading', { name: 'No mails yet' })).toBeVisible();
  },
};
export const NoResults: Story = {
  parameters: { at: `${urls.mailing.inbox}?q=Zebediah` },
  play: async ({ canvas, canvasElement }) => {
    await state(canvasElement, 'no-results');
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};
export const LoadError: Story = {
  parameters: { msw: { handlers: inboxNetwork.failingList } },
  play: async ({ canvas, canvasElement }) => {
    await state(canvasElement, 'error');
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
/** Keeps the threads below the error when a reload fails. */
export const StaleList: Story = {
  parameters: { msw: { handlers: inboxNetwork.stale() } },
  play: async ({ canvas, canvasElement }) => {
    await state(canvasElement, 'ready');
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText(/^Not updated since/, undefined, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Which deductible/ })).toBeVisible();
  },
};
/** Keeps the filter when the user switches to the threads of the agency. */
export const Filters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Waiting for us/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Agency' }));
    await expect(await canvas.findByRole('button', { name: /^Waiting for us 6/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Your flood quote/ })).toBeNull());
  },
};
/** Letters that are typed while the address gets the search stay in the field. */
export const KeepsLettersDuringSearch: Story = {
  parameters: { navigationMs: 3_000 },
  play: async ({ canvas, canvasElement }) => {
    await state(canvasElement, 'ready');
    const field = canvas.getByRole('textbox', { name: /search/i });
    await fireEvent.input(field, { target: { value: 'd' } });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await fireEvent.input(field, { target: { value: 'de' } });
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    await expect(field).toHaveValue('de');
  },
};
/** Opens the first thread with `J`. */
export const MovesByKey: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await state(canvasElement, 'ready');
    await userEvent.keyboard('j');
    await expect(await canvas.findByLabelText('Address')).toHaveTextContent(/\/inbox\/0/);
  },
};
/** On a phone the list fills the page. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await state(canvasElement, 'ready');
    await expect(canvas.queryByRole('heading', { name: 'Choose a conversation' })).toBeNull();
    // the filters are on one line
    const filters = canvas.getByRole('group', { name: 'Show' });
    filters.style.width = '332px';
    await expect(filters.offsetHeight).toBe(40);
  },
};
export const German: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Posteingang' })).toBeVisible();
    await expect(screen.queryByText('Inbox')).toBeNull();
  },
};
