import { urls } from '@fairlead/kit';
import { formStories } from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ComposeScreen from './ComposeScreen';
import { answered, claimDetail, network, receiver, sent } from './mailing.scenarios';

const urlWithContact = `${urls.mailing.compose}?contactId=${receiver.id}`;
const meta = {
  title: 'Screens/Mailing/Compose Mail',
  component: ComposeScreen,
  tags: ['screen:mailing.compose'],
  parameters: { layout: 'fullscreen', route: urls.mailing.compose, persona: 'agent', msw: { handlers: network.usual } },
  beforeEach: () => {
    sent.length = 0;
    localStorage.clear();
  },
} satisfies Meta<typeof ComposeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function write({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Subject/ }), 'A question');
  const body = await canvas.findByRole('textbox', { name: /^Mail Body/ });
  await userEvent.click(body);
  await userEvent.type(body, 'Which?');
  await waitFor(() => expect(body).toHaveTextContent('Which?'));
  // last, because the closing list takes the focus back
  await userEvent.click(canvas.getByRole('combobox', { name: /^Email Type/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Policy' }));
}
const states = formStories({
  network,
  submit: 'Send',
  parameters: { at: urlWithContact },
  valid: write,
  invalid: {
    parameters: { at: urls.mailing.compose },
    // the editor loads later than the other fields
    values: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: /^Mail Body/ })),
    errors: ['Send Mail To', 'Email Type', 'Subject', 'Mail Body'].map((label) => `${label} is required field!`),
  },
  toasts: false,
});

/** Preselects the contact from the URL. */
export const Create: Story = {
  parameters: { at: urlWithContact },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'From' })).toHaveAttribute('readonly');
    const field = canvas.getByRole('combobox', { name: /^Send Mail To/ });
    const name = `${receiver.firstName} ${receiver.lastName}`;
    await waitFor(() => expect(`${field.textContent} ${(field as HTMLInputElement).value}`).toContain(name));
  },
};
/** A mail about a claim has its customer and its subject. */
export const AboutClaim: Story = {
  parameters: { at: `${urls.mailing.compose}?claimId=${claimDetail.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Subject/ })).toHaveValue(
      `Your claim ${claimDetail.serial}`,
    );
    const { firstName, lastName } = claimDetail.contact;
    await expect(canvas.getByRole('textbox', { name: 'Send Mail To' })).toHaveValue(`${firstName} ${lastName}`);
  },
};
/** Lists earlier mails next to the form and opens them in a dialog. */
export const ShowsEarlierMails: Story = {
  parameters: { at: urlWithContact },
  play: async ({ canvas, userEvent }) => {
    const earlier = within(await canvas.findByRole('list', { name: 'Earlier mails' }));
    await expect(earlier.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(earlier.getByRole('link', { name: answered.mailSubject }));
    await screen.findByRole('dialog', { name: answered.mailSubject });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: /^Subject/ })).toBeVisible();
  },
};
/** Each empty field shows its prescribed error, and nothing is sent. */
export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
/** A server error keeps the text. */
export const ServerError: Story = states.ServerError;
