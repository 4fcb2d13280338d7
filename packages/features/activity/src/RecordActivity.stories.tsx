import { to, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  claimNoteEntry,
  colleague,
  contactId,
  deleted,
  network,
  otherNote,
  ownNote,
  policy,
  sent,
} from './activity.scenarios';
import ClaimActivity from './panels/ClaimActivity';
import ContactActivity from './panels/ContactActivity';
import PolicyActivity from './panels/PolicyActivity';

const meta = {
  title: 'Screens/Activity/Activity of a Record',
  component: PolicyActivity,
  args: { id: policy.id },
  parameters: {
    route: urls.policies.detail,
    at: to(urls.policies.detail, { id: policy.id }),
    persona: 'agent',
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
    deleted.clear();
    localStorage.clear();
  },
} satisfies Meta<typeof PolicyActivity>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const state = (element: HTMLElement) => element.querySelector('[data-state]')?.getAttribute('data-state');
/** Opens the menu of the agent's own note. */
async function openMenu(canvas: Canvas, { click }: { click: (element: Element) => Promise<void> }) {
  const today = within(await canvas.findByRole('region', { name: 'Today' }));
  await click(today.getByRole('button', { name: `Actions for the note of ${ownNote.createdBy.name}` }));
}
const editor = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Note' }, { timeout: 15_000 });

/** Entries of every kind by day, with the pinned note above them. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const today = within(await canvas.findByRole('region', { name: 'Today' }));
    await expect(today.getByText(`${ownNote.createdBy.name} called, 6 min`)).toBeVisible();
    await expect(canvas.getByText('Policy changed from Active to Expiring')).toBeVisible();
    await expect(canvas.getByText('Contact: Phone changed')).toBeVisible();
    await expect(canvas.getByText('(207) 555-0117')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your flood quote is ready' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/inbox\//),
    );
    await expect(canvas.getByRole('note', { name: 'Pinned note' })).toHaveTextContent(
      `Pinned by ${ownNote.createdBy.name}`,
    );
    await expect(state(canvasElement)).toBe('ready');
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: network.loading } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Call' })).toBeVisible();
    await expect(state(canvasElement)).toBe('loading');
  },
};
export const Empty: Story = {
  parameters: { msw: { handlers: network.nothing } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'No notes yet' })).toBeVisible();
    await expect(canvas.getByText('Write what you agreed on.')).toBeVisible();
    await expect(state(canvasElement)).toBe('empty');
  },
};
export const LoadError: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('The timeline could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(state(canvasElement)).toBe('error');
  },
};
/** The filter is kept for other records. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mails' }));
    await expect(await canvas.findByText('Billing inquiry')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Contact: Phone changed')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Mails' })).toHaveAttribute('aria-pressed', 'true');
    await expect(localStorage.getItem('fairlead.activity.kind')).toBe('MAIL');
  },
};
/** Several changed fields open on demand. */
export const ShowsChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show changes' }));
    await expect(canvas.getByText('$1,948.40')).toBeVisible();
    await expect(canvas.getByText('$2,010.00')).toBeVisible();
    await expect(canvas.getByText('12/06/2026')).toBeVisible();
  },
};
export const ShowsOlder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older' }));
    await expect(await canvas.findByText('First call, wants an offer for two cars.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull();
  },
};
/** `@` names a colleague. Ctrl Enter saves. */
export const WritesNote: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('n');
    await userEvent.click(await editor(canvas));
    await userEvent.keyboard(`Ask @${colleague.name.slice(0, 3)}`);
    await userEvent.click(await canvas.findByRole('option', { name: colleague.name }));
    await userEvent.keyboard('about the roof{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          noteKind: 'NOTE',
          recordType: 'POLICY',
          recordId: policy.id,
          mentionIds: [colleague.id],
          text: `<p>Ask <strong>@${colleague.name}</strong> about the roof</p>`,
        },
      ]),
    );
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};
export const LogsCall: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Incoming' }, { timeout: 15_000 }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Minutes/ }), '4');
    await editor(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save call' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { noteKind: 'CALL', callDirection: 'INBOUND', callOutcome: 'REACHED', minutes: 4, text: '' },
      ]),
    );
  },
};
/** A note that is saved later does not close the form that the agent has opened after it. */
export const CallDuringSave: Story = {
  parameters: { msw: { handlers: network.slow } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Note' }));
    await userEvent.click(await editor(canvas));
    await userEvent.keyboard('Called about the roof{Control>}{Enter}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Call' }));
    await canvas.findByRole('form', { name: 'Log a call' });
    await expect(await screen.findByText('The note was saved')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Log a call' })).toBeVisible();
  },
};
/** A note needs a text. The draft stays when the form is closed. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Note' }));
    await editor(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByText(/required/i)).toBeVisible();
    await userEvent.click(await editor(canvas));
    await userEvent.keyboard('Half a thought{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue your draft' }));
    await expect(await editor(canvas)).toHaveTextContent('Half a thought');
    await expect(Object.values({ ...localStorage })).not.toContainEqual(expect.stringContaining('Half a thought'));
    await expect(sent).toEqual([]);
  },
};
export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Note' }));
    await userEvent.click(await editor(canvas));
    await userEvent.keyboard('Called about the roof');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Save note/ })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Note' }));
    await userEvent.click(await editor(canvas));
    await userEvent.keyboard('Called about the roof');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await editor(canvas)).toHaveTextContent('Called about the roof');
  },
};
/** The author edits in a dialog. Others can only pin. */
export const EditsNote: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `Actions for the note of ${otherNote.createdBy.name}` }),
    );
    await expect(await screen.findByRole('menuitem', { name: 'Pin' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit note' }));
    await userEvent.click(await dialog.findByRole('textbox', { name: 'Note' }, { timeout: 15_000 }));
    await userEvent.keyboard('More. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ noteId: ownNote.id, version: 1 }]));
  },
};
/** Deleting can be undone from the toast. */
export const DeletesNote: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Asked the carrier for:')).toBeVisible();
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Asked the carrier for:')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Asked the carrier for:')).toBeVisible();
  },
};
/** A task is for the record. */
export const AddsTask: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add task' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Ask for the deed');
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    await waitFor(() => expect(sent).toMatchObject([{ recordType: 'POLICY', recordId: policy.id }]));
  },
};
/** The timeline of a contact links the records of its entries. */
export const OfContact: Story = {
  render: () => <ContactActivity id={contactId} />,
  parameters: { route: urls.contacts.view, at: to(urls.contacts.view, { id: contactId }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Today' });
    const [link] = canvas.getAllByRole('link', { name: policy.policyNumber });
    await expect(link).toHaveAttribute('href', to(urls.policies.detail, { id: policy.id }));
  },
};
/** An erased contact gets no notes, calls or tasks. Keys open nothing. */
export const Erased: Story = {
  ...OfContact,
  parameters: { ...OfContact.parameters, msw: { handlers: network.erased } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Today' });
    await expect(canvas.queryByRole('group', { name: 'Add to the timeline' })).toBeNull();
    await userEvent.keyboard('nlt');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
/** A note of the claim's own list is an entry without a menu, and keeps its line breaks. */
export const OfClaim: Story = {
  render: () => <ClaimActivity id={claimNoteEntry.record.recordId} />,
  parameters: {
    route: urls.claims.view,
    at: to(urls.claims.view, { id: claimNoteEntry.record.recordId }),
    msw: { handlers: network.ofClaim },
  },
  play: async ({ canvas }) => {
    const today = within(await canvas.findByRole('region', { name: 'Today' }));
    await expect(today.getByText(`${ownNote.createdBy.name} wrote a note`)).toBeVisible();
    await expect(today.getByText(/Asked the adjuster/)).toHaveStyle({ whiteSpace: 'pre-line' });
    await expect(today.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};
export const Long: Story = { parameters: { msw: { handlers: network.long } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Today' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
const inSheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const editorIn = (sheet: Pick<Canvas, 'findByRole'>) =>
  sheet.findByRole('textbox', { name: 'Note' }, { timeout: 15_000 });
/** On phones the composer is a sheet. It starts in the text, and returns the focus when it closes. The draft stays. */
export const PhoneSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Note' });
    await userEvent.click(button);
    const sheet = await inSheet('Write a note');
    const text = await editorIn(sheet);
    await waitFor(() => expect(text).toHaveFocus());
    await expect(sheet.getByText('Ctrl')).not.toBeVisible();
    await userEvent.keyboard('Half a thought');
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue your draft' }));
    const again = await inSheet('Write a note');
    await expect(await editorIn(again)).toHaveTextContent('Half a thought');
    await userEvent.click(again.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(sent).toMatchObject([{ noteKind: 'NOTE', text: '<p>Half a thought</p>' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Write a note. @ names a colleague.' })).toHaveFocus();
  },
};
export const PhoneCall: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call' }));
    const sheet = await inSheet('Log a call');
    await editorIn(sheet);
    await userEvent.click(sheet.getByRole('button', { name: 'Save call' }));
    await waitFor(() => expect(sent).toMatchObject([{ noteKind: 'CALL', text: '' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const French: Story = { globals: { language: 'fr' } };
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl' } };
