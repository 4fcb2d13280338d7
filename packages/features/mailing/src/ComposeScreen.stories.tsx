import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ComposeScreen from './ComposeScreen';
import { answered, network, receiver, sent } from './mailing.scenarios';

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
type Context = Parameters<NonNullable<Story['play']>>[0];

async function write({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Subject/ }), 'A question');
  const body = await canvas.findByRole('textbox', { name: /^Mail Body/ });
  await userEvent.click(body);
  await userEvent.type(body, 'Which?');
  await waitFor(() => expect(body).toHaveTextContent('Which?'));
  // last, because the closing list takes the focus back
  await userEvent.click(canvas.getByRole('combobox', { name: /^Email Type/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Policy' }));
}
const press = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Send' }));

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
export const Invalid: Story = {
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: /^Mail Body/ });
    await press(context);
    for (const label of ['Send Mail To', 'Email Type', 'Subject', 'Mail Body'])
      await expect(await context.canvas.findByText(`${label} is required field!`)).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const Submitting: Story = {
  parameters: { at: urlWithContact, msw: { handlers: network.sending } },
  play: async (context) => {
    await write(context);
    await press(context);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy'));
  },
};
/** A server error keeps the text. */
export const ServerError: Story = {
  parameters: { at: urlWithContact, msw: { handlers: network.failingSend } },
  play: async (context) => {
    await write(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('unavailable for a moment');
    await expect(context.canvas.getByRole('textbox', { name: /^Mail Body/ })).toHaveTextContent('Which?');
  },
};
