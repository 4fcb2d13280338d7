import { urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { lastMail, lateRevision, network, resetAnswer, sampleQuote, storedFile } from '../quotes.scenarios';
import QuoteScreen from './QuoteScreen';

const meta = {
  title: 'Screens/Quotes/Quote',
  component: QuoteScreen,
  tags: ['screen:quotes.view'],
  beforeEach: resetAnswer,
  parameters: {
    layout: 'fullscreen',
    route: urls.quotes.view,
    at: `/quotes/${sampleQuote.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof QuoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network, backTo: urls.quotes.list });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "Alicia Fontaine's Proposal" })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your Client' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Edit (Coverages|Discounts)$/ })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
/** A quote without coverages, discounts and documents. */
export const Bare: Story = {
  parameters: { msw: { handlers: network.bare } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "Alicia Fontaine's Proposal" })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^View / })).toBeNull();
  },
};
/** Documents can no longer be added or deleted. */
export const Quoted: Story = {
  parameters: { msw: { handlers: network.quoted } },
  play: async ({ canvas }) => {
    const docs = within(await canvas.findByRole('region', { name: 'Uploaded Docs' }));
    await expect(docs.getByRole('button', { name: 'Upload Doc' })).toBeDisabled();
    await expect(docs.getAllByRole('button', { name: /^View / }).length).toBeGreaterThan(0);
    await expect(docs.queryByRole('button', { name: /^Delete / })).toBeNull();
  },
};
/** Only the next step has a button. A menu has the other actions. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const step = await canvas.findByRole('button', { name: /^Send/ });
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(Math.abs(more.getBoundingClientRect().top - step.getBoundingClientRect().top)).toBeLessThan(4);
    await expect(canvas.queryByRole('button', { name: 'Add quote' })).toBeNull();
    await userEvent.click(more);
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', expect.stringMatching(/edit/));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Add quote' }));
    await expect(await screen.findByRole('dialog', { name: 'Add quote' })).toBeVisible();
  },
};

const openSend = async ({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send quote' }));
  return screen.findByRole('dialog', { name: 'Send quote' });
};

/** An agent edits the proposed mail and sends it with Ctrl Enter. Then the quote waits for an answer. */
export const SendsQuote: Story = {
  parameters: { msw: { handlers: network.unsent } },
  play: async (context) => {
    const dialog = await openSend(context);
    const { userEvent, canvas } = context;
    const message = await within(dialog).findByRole('textbox', { name: /Message/ });
    await waitFor(() => expect(message).toHaveFocus());
    await expect(within(dialog).getByRole('textbox', { name: /To/ })).toHaveValue(sampleQuote.contact.email);
    await expect(within(dialog).getByText('The status changes to Pending Approval.')).toBeVisible();
    await userEvent.clear(message);
    await userEvent.type(message, 'Please have a look.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('The quote was sent to the contact');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(lastMail()).toMatchObject({ message: 'Please have a look.', attachPdf: true, version: 1 });
    await expect(await canvas.findByRole('button', { name: 'Send reminder' })).toBeVisible();
  },
};
/** Values of the quote are marked in the message until the agent changes them. */
export const SendMarksValues: Story = {
  parameters: { msw: { handlers: network.unsent } },
  play: async (context) => {
    const dialog = await openSend(context);
    const { userEvent } = context;
    const message = await within(dialog).findByRole('textbox', { name: /Message/ });
    const marks = () => [...dialog.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(marks()).toEqual(['Alicia Fontaine', 'Flood', 'Palmetto Flood Mutual', '$1,184.00', 'December 15, 2026']),
    );
    await expect(message).toHaveAccessibleDescription(/Filled in from the quote: Alicia Fontaine · .* · \$1,184\.00/);
    await userEvent.clear(message);
    await userEvent.type(message, 'A Flood policy for $1,200.00');
    await waitFor(() => expect(marks()).toEqual(['Flood']));
    await expect(message).toHaveAccessibleDescription(/Filled in from the quote: Flood$/);
  },
};
/** The toast opens the conversation with the mail. */
export const OpensSentMail: Story = {
  parameters: { msw: { handlers: network.unsent } },
  play: async (context) => {
    const dialog = within(await openSend(context));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add Cc' }));
    const cc = await dialog.findByRole('textbox', { name: /Cc/ });
    await waitFor(() => expect(cc).toHaveFocus());
    await context.userEvent.type(cc, 'lender@sample.test, partner@sample.test');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send quote' }));
    await context.userEvent.click(await screen.findByRole('button', { name: 'Open mail' }));
    await expect(lastMail()).toMatchObject({ cc: ['lender@sample.test', 'partner@sample.test'] });
    await expect(await context.canvas.findByText(/^\/inbox\/./)).toBeVisible();
  },
};
export const SendInvalidCc: Story = {
  parameters: { msw: { handlers: network.unsent } },
  play: async (context) => {
    const dialog = within(await openSend(context));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add Cc' }));
    const cc = await dialog.findByRole('textbox', { name: /Cc/ });
    await context.userEvent.type(cc, 'lender');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send quote' }));
    await waitFor(() => expect(cc).toHaveAccessibleDescription('Enter valid email addresses, separated by commas'));
    await context.userEvent.clear(cc);
    await context.userEvent.type(cc, 'a@b.test b@b.test c@b.test d@b.test e@b.test f@b.test');
    await waitFor(() => expect(cc).toHaveAccessibleDescription('Enter at most 5 addresses'));
  },
};
const attach = async (context: Parameters<typeof openSend>[0]) => {
  const dialog = await openSend(context);
  await context.userEvent.click(within(dialog).getByRole('button', { name: 'Attach files' }));
  const choose = await within(dialog).findByRole('button', { name: 'choose from your device' });
  await waitFor(() => expect(choose).toHaveFocus());
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('no file input');
  const file = new File(['x'.repeat(2048)], storedFile.name, { type: storedFile.contentType });
  await context.userEvent.upload(input, file);
  return within(dialog);
};
/** Files go with the quote's PDF. */
export const AttachesFiles: Story = {
  parameters: { msw: { handlers: network.unsent } },
  play: async (context) => {
    const dialog = await attach(context);
    await expect(await dialog.findByText(storedFile.name)).toBeVisible();
    await dialog.findByRole('button', { name: `Remove ${storedFile.name}` });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send quote' }));
    await screen.findByText('The quote was sent to the contact');
    await expect(lastMail()).toMatchObject({ attachPdf: true, fileIds: [storedFile.id] });
  },
};
/** A file that could not be uploaded has to be removed or uploaded again. */
export const AttachingFails: Story = {
  parameters: { msw: { handlers: network.attachFailing } },
  play: async (context) => {
    const dialog = await attach(context);
    await dialog.findByRole('button', { name: /^Retry/ });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send quote' }));
    await dialog.findByText('Wait until all files are uploaded, and remove the ones that failed');
    await expect(lastMail()).toBeUndefined();
  },
};
const openPreview = async (context: Parameters<typeof openSend>[0]) => {
  const dialog = within(await openSend(context));
  await context.userEvent.click(await dialog.findByRole('button', { name: 'Preview mail' }));
};
/** The preview shows the mail with its own styles. Closing it returns to the entered mail. */
export const PreviewsMail: Story = {
  parameters: { msw: { handlers: network.unsent } },
  play: async (context) => {
    await openPreview(context);
    const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
    await expect(preview.getByText('Daniel Okafor (agent@demo.test)')).toBeVisible();
    const frame = preview.getByTitle<HTMLIFrameElement>('Preview');
    const heading = await waitFor(() => {
      const found = frame.contentDocument?.querySelector('h1');
      if (!found) throw new Error('the mail is not shown');
      return found;
    });
    await expect(heading.textContent).toBe('Your Flood quote from Gulf Coast Insurance is ready');
    await expect(getComputedStyle(heading).textAlign).toBe('center');
    await expect(frame.contentDocument?.querySelector('a[href]')).toBeNull();
    await context.userEvent.click(preview.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByRole('dialog', { name: 'Send quote' })).toBeVisible();
  },
};
export const PreviewsMailOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: { handlers: network.unsent } },
  play: async (context) => {
    await openPreview(context);
    await expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeVisible();
  },
};
export const PreviewFails: Story = {
  parameters: { msw: { handlers: network.previewFailing } },
  play: async (context) => {
    await openPreview(context);
    await screen.findByText('The preview could not be loaded');
    await expect(screen.getByRole('dialog', { name: 'Send quote' })).toBeVisible();
  },
};
export const SendsQuoteOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: { handlers: network.invites } },
  play: async (context) => {
    const dialog = await openSend(context);
    await expect(await within(dialog).findByText('Alicia Fontaine has no account yet.')).toBeVisible();
    // its label stays on one line
    await expect(within(dialog).getByRole('button', { name: 'Preview mail' }).offsetHeight).toBeLessThan(50);
  },
};
export const SendInvites: Story = {
  parameters: { msw: { handlers: network.invites } },
  play: async (context) => {
    const dialog = within(await openSend(context));
    await expect(await dialog.findByText('Alicia Fontaine has no account yet.')).toBeVisible();
    // only the contact's own address is invited
    await context.userEvent.type(dialog.getByRole('textbox', { name: /To/ }), 'x');
    await waitFor(() => expect(dialog.queryByText('Alicia Fontaine has no account yet.')).toBeNull());
  },
};
export const SendWithoutEmail: Story = {
  parameters: { msw: { handlers: network.noEmail } },
  play: async (context) => {
    const dialog = within(await openSend(context));
    const to = await dialog.findByRole('textbox', { name: /To/ });
    await waitFor(() => expect(to).toHaveFocus());
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send quote' }));
    await waitFor(() => expect(to).toHaveAccessibleDescription(/required/));
  },
};
/** The button is busy while the mail loads. */
export const SendLoading: Story = {
  parameters: { msw: { handlers: network.mailLoading } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Send quote' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const SendLoadError: Story = {
  parameters: { msw: { handlers: network.mailFailing } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send quote' }));
    await screen.findByText('The mail could not be prepared');
    await expect(await canvas.findByRole('button', { name: 'Send quote' })).toBeEnabled();
  },
};
/** The dialog and the entered text stay when sending fails. */
export const SendFails: Story = {
  parameters: { msw: { handlers: network.sendFailing } },
  play: async (context) => {
    const dialog = within(await openSend(context));
    await dialog.findByRole('textbox', { name: /Message/ });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send quote' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Subject/ })).toHaveValue(
      'Your Flood quote from Gulf Coast Insurance is ready',
    );
    await expect(context.canvas.getByText('Not sent yet')).toBeInTheDocument();
  },
};
export const Sending: Story = {
  parameters: { msw: { handlers: network.sending } },
  play: async (context) => {
    const dialog = within(await openSend(context));
    await dialog.findByRole('textbox', { name: /Message/ });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send quote' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
};
export const SendsReminder: Story = {
  parameters: { msw: { handlers: network.remind } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reminder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminder' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send reminder' }));
    await screen.findByText('The quote was sent to the contact');
    await expect(lastMail()).toMatchObject({ to: sampleQuote.contact.email });
  },
};
/** The page shows the answer that has made the reminder obsolete. */
export const AnsweredMeanwhile: Story = {
  parameters: { msw: { handlers: network.answeredMeanwhile } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reminder' }));
    await screen.findByText('This quote has already been answered');
    await expect(await canvas.findByRole('button', { name: 'Revise quote' })).toBeVisible();
  },
};
/** The next step is the policy, which the page offers once. */
export const AcceptedQuote: Story = {
  parameters: { msw: { handlers: network.accepted } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create Policy' })).toHaveAttribute(
      'href',
      `/policies/create?quoteId=${sampleQuote.id}`,
    );
    const steps = within(canvas.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    await expect(steps.map(({ dataset }) => dataset.state)).toEqual(['done', 'done', 'done', 'current']);
    await expect(canvas.getByRole('heading', { name: 'Coverages' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Edit (Coverages|Discounts)$/ })).toBeNull();
  },
};
/** A rejected quote is revised in a new one. */
export const RejectedQuote: Story = {
  parameters: { msw: { handlers: network.rejected } },
  play: async ({ canvas, userEvent }) => {
    const revise = await canvas.findByRole('button', { name: 'Revise quote' });
    await expect(canvas.getByText('Too expensive')).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    await expect(steps[2]).toHaveTextContent('Answered (Rejected)');
    await userEvent.click(revise);
    await screen.findByText('Quote created successfully');
  },
};
/** A user who opens another page before the revised quote exists stays there. */
export const LeavesBeforeTheRevision: Story = {
  parameters: { msw: { handlers: network.lateRevision } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const revise = await canvas.findByRole('button', { name: 'Revise quote' });
    await userEvent.click(revise);
    await waitFor(() => expect(revise).toHaveAttribute('aria-busy', 'true'));
    const [breadcrumb] = canvas.getAllByRole('link');
    if (!breadcrumb) throw new Error('missing link');
    await userEvent.click(breadcrumb);
    const address = await canvas.findByLabelText('Address');
    const { textContent } = address;
    lateRevision.answer();
    await screen.findByText('Quote created successfully');
    await expect(address).toBeVisible();
    await expect(address).toHaveTextContent(textContent);
  },
};
/** Unlicensed agents cannot create quotes or policies. */
export const RejectedForUnlicensedAgent: Story = {
  parameters: { persona: 'assistant', msw: { handlers: network.rejected } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Too expensive')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Revise quote' })).toBeNull();
  },
};

/** A customer accepts the quote after confirmation. Then the answer is shown and cannot be changed. */
export const AcceptsAfterConfirmation: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.stateful } },
  play: async ({ canvas, userEvent }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept' });
    await expect(canvas.getByRole('heading', { name: 'Your Agent' })).toBeVisible();
    await userEvent.click(accept);
    const dialog = await screen.findByRole('alertdialog', { name: 'Accept this quote?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await screen.findByText('Quote is accepted successfully');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('Accepted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Reject' })).toBeNull());
  },
};

/** A customer rejects the quote with a reason, which the request includes. */
export const RejectsWithReason: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.stateful } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject this quote?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason (optional)' }), 'Too expensive');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await canvas.findByText('Too expensive')).toBeVisible();
    await expect(canvas.getByText('Rejected')).toBeVisible();
  },
};

/** A long paste is kept, and nothing is sent until the customer has shortened it. */
export const ReasonTooLong: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.stateful } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject this quote?' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason (optional)' });
    await userEvent.click(reason);
    await userEvent.paste('a'.repeat(1001));
    await expect(reason).toHaveAccessibleDescription(/must be at most 1,000 characters/);
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await userEvent.click(reason);
    await userEvent.keyboard('{Backspace}');
    await expect(reason).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await canvas.findByText('Rejected')).toBeVisible();
  },
};

/** The reason is still there when the customer answers again. */
export const AnswerFails: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.failingAnswer } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reject this quote?' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason (optional)' }), 'Too expensive');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await screen.findByText('There is an issue while updating customer feedback');
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    await expect(await screen.findByRole('textbox', { name: 'Reason (optional)' })).toHaveValue('Too expensive');
  },
};

/** A long paste is kept. The field says how long the text may be. */
export const CoverageTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Coverages' }));
    const form = within(canvas.getByRole('form', { name: 'Coverages' }));
    const limit = within(form.getByRole('group', { name: 'Coverage 1' })).getByRole('textbox', { name: /Limit/ });
    await userEvent.clear(limit);
    await userEvent.click(limit);
    await userEvent.paste('9'.repeat(300));
    await expect(limit).toHaveValue('9'.repeat(300));
    await expect(limit).toHaveAccessibleDescription(/must be at most 255 characters/);
    await expect(form.getByRole('button', { name: /^Save/ })).toBeDisabled();
  },
};

/** Save is disabled while a name or a limit is missing. Valid coverages are saved; invalid ones stay open with their error. */
export const SavesValidCoverages: Story = {
  parameters: { msw: { handlers: network.partial } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Coverages' }));
    const form = canvas.getByRole('form', { name: 'Coverages' });
    const first = within(form).getByRole('group', { name: 'Coverage 1' });
    const second = within(form).getByRole('group', { name: 'Coverage 2' });
    const save = within(form).getByRole('button', { name: 'Save' });
    await userEvent.clear(within(first).getByRole('textbox', { name: /Limit/ }));
    await expect(save).toBeDisabled();
    await userEvent.type(within(first).getByRole('textbox', { name: /Limit/ }), '$300,000');
    await userEvent.type(within(second).getByRole('textbox', { name: /Limit/ }), '0');
    await userEvent.click(save);
    await screen.findByText('Successfully submitted 1 out of 2 items.');
    await expect(
      await within(form).findByText('Failed to submit 1 items: Field 2: Value can have at most 255 characters'),
    ).toBeVisible();
    await expect(within(second).getByRole('textbox', { name: /Limit/ })).toHaveAccessibleDescription(/at most 255/);
  },
};

const failsWithoutMessage: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Coverages' }));
  const form = canvas.getByRole('form', { name: 'Coverages' });
  const limit = within(within(form).getByRole('group', { name: 'Coverage 1' })).getByRole('textbox', { name: /Limit/ });
  await userEvent.clear(limit);
  await userEvent.type(limit, '$300,000');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await expect(await within(form).findByText('An unexpected error occurred')).toBeVisible();
};
export const CoveragesEmptyServerError: Story = {
  parameters: { msw: { handlers: network.emptyError } },
  play: failsWithoutMessage,
};
export const CoveragesHtmlServerError: Story = {
  parameters: { msw: { handlers: network.htmlError } },
  play: failsWithoutMessage,
};

/** A quote with a policy links to it and offers no second policy. */
export const WithPolicy: Story = {
  parameters: { msw: { handlers: network.withPolicy } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open policy' })).toHaveAttribute(
      'href',
      `/policies/${sampleQuote.contactId}`,
    );
    await expect(canvas.queryByRole('link', { name: 'Create Policy' })).toBeNull();
  },
};

export const WithPolicyForCustomer: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.withPolicy } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Open policy' });
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};
