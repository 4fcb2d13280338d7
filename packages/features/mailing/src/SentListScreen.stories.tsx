import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, network, resetDismissed, undelivered } from './mailing.scenarios';
import SentListScreen from './SentListScreen';

const meta = {
  title: 'Screens/Mailing/Sent',
  component: SentListScreen,
  tags: ['screen:mailing.sent'],
  parameters: { layout: 'fullscreen', route: urls.mailing.sent, persona: 'agent', msw: { handlers: network.usual } },
} satisfies Meta<typeof SentListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /Responded/,
  empty: 'Mails Not Found',
  failed: 'Something went wrong',
  noResults: `${urls.mailing.sent}?by=mailSubject&q=nothing`,
});

export const Default: Story = {
  play: async ({ canvas }) => {
    const cut = 'Umbrella cover for your family, and what it would have paid…';
    await expect(await canvas.findByRole('link', { name: cut })).toBeVisible();
    await expect(within(canvas.getByRole('table')).getByText('Responded')).toBeVisible();
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;

/** Filters appear as chips, and views as tabs above the list. */
export const Filters: Story = {
  parameters: { at: `${urls.mailing.sent}?filter=responded&filters=sent.last.30` },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('group', { name: 'Filters' }));
    await expect(chips.getByRole('button', { name: /^Status\s*is\s*Responded/ })).toBeVisible();
    await expect(chips.getByRole('button', { name: /^Date\s*in the last\s*30 days/ })).toBeVisible();
    const views = within(canvas.getByRole('navigation', { name: 'Views' }));
    await expect(views.getByRole('link', { name: 'All' })).toBeVisible();
    await expect(views.getByRole('link', { name: 'Responded' })).toBeVisible();
  },
};

/** Links from a mail to its reply and back. The URL contains the open mail. */
export const ShowsReply: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: answered.mailSubject }));
    const dialog = within(await screen.findByRole('dialog', { name: answered.mailSubject }));
    await expect(await dialog.findByRole('link', { name: 'Download Invoice 45518 scan.jpg' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Previous Mail' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'View Reply' }));
    await expect(await dialog.findByText(/November installment/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Previous Mail' }));
    await expect(await dialog.findByText(/which of the two/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** A mail that was not delivered shows why, and can be sent again. */
export const SendsAgain: Story = {
  parameters: { at: `${urls.mailing.sent}?filter=failed` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: undelivered.mailSubject }));
    const dialog = within(await screen.findByRole('dialog', { name: undelivered.mailSubject }));
    await waitFor(() => expect(dialog.getByText('This mail was not delivered')).toBeVisible());
    await expect(dialog.getByText(/refused this mail/)).toHaveTextContent(undelivered.toDetails.email);
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await screen.findByText('The mail is being sent again');
  },
};
export const RetryRefused: Story = {
  parameters: { at: `${urls.mailing.sent}?mail=${undelivered.id}`, msw: { handlers: network.retryLimit } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send again' }));
    await screen.findByText(/sent again 5 times without success/);
  },
};
/** An error answer without a message shows a general text. */
export const RetryEmptyError: Story = {
  parameters: { at: `${urls.mailing.sent}?mail=${undelivered.id}`, msw: { handlers: network.retryEmptyError } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send again' }));
    await screen.findByText('Something went wrong. Try again.');
  },
};
export const RetryHtmlError: Story = {
  ...RetryEmptyError,
  parameters: { ...RetryEmptyError.parameters, msw: { handlers: network.retryHtmlError } },
};
/** A colleague can read the reason; only the sender and agency admins can retry. */
export const FailedForColleague: Story = {
  parameters: { at: `${urls.mailing.sent}?mail=${undelivered.id}`, msw: { handlers: network.failedOfColleague } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('This mail was not delivered');
    await expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
};
export const FailedOnPhone: Story = {
  parameters: { at: `${urls.mailing.sent}?mail=${undelivered.id}` },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async () => void (await screen.findByRole('dialog')),
};
export const MailFails: Story = {
  parameters: { at: `${urls.mailing.sent}?mail=${answered.id}`, msw: { handlers: network.failingMail } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    // wait for the dialog to open
    await waitFor(() => expect(dialog.getByText('Something went wrong')).toBeVisible());
  },
};

/** Automatic mails that were not delivered can be sent again by the member who caused them. */
export const Undelivered: Story = {
  parameters: { msw: { handlers: network.undelivered } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 automatic mails were not delivered');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mails that were not delivered' }));
    const [quote, invitation] = await dialog.findAllByRole('listitem');
    await expect(quote).toHaveTextContent('The mail server of jo.hansen@northfield.example refused this mail');
    await expect(invitation).toHaveTextContent('No mail server accepted this mail in time');
    await userEvent.click(dialog.getByRole('button', { name: /Send again: Your quote for Commercial Auto/ }));
    await screen.findByText('The mail is being sent again');
  },
};
/** A dismissed mail leaves the list. Undo lists it again. */
export const DismissesUndelivered: Story = {
  beforeEach: resetDismissed,
  parameters: { msw: { handlers: network.dismissible } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mails that were not delivered' }));
    const dismiss = () => dialog.findByRole('button', { name: /^Dismiss: Your quote/ });
    await userEvent.click(await dismiss());
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await dismiss()).toBeVisible();
    await userEvent.click(await dismiss());
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: /^Dismiss/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByText(/automatic mail/)).toBeNull());
  },
};
/** After the last mail is sent again, the dialog and the notice are gone. */
export const SendsLastAgain: Story = {
  beforeEach: ({ msw }) => msw.use(...network.undeliveredLast()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mails that were not delivered' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Send again/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByText('1 automatic mail was not delivered')).toBeNull());
  },
};
/** The notice appears although the user has written no mail. */
export const UndeliveredOnly: Story = {
  parameters: { msw: { handlers: network.undeliveredOnly } },
  play: async ({ canvas }) => {
    await canvas.findByText('1 automatic mail was not delivered');
    await canvas.findByText('Mails Not Found');
  },
};
export const UndeliveredOnPhone: Story = {
  parameters: { at: `${urls.mailing.sent}?undelivered=open`, msw: { handlers: network.undelivered } },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async () => void (await screen.findByRole('dialog', { name: 'Nicht zugestellte E-Mails' })),
};
