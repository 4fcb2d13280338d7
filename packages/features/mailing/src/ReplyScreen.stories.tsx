import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answered, network } from './mailing.scenarios';
import ReplyScreen from './ReplyScreen';

const meta = {
  title: 'Screens/Mailing/Reply',
  component: ReplyScreen,
  tags: ['screen:mailing.reply'],
  parameters: {
    route: urls.mailing.reply,
    at: `${urls.mailing.reply}?token=token`,
    persona: null,
    msw: { handlers: network.reply },
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ReplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function write({ canvas, userEvent }: Context) {
  const body = await canvas.findByRole('textbox', { name: /^Mail Body/ });
  await userEvent.click(body);
  await userEvent.type(body, 'Gladly');
  await waitFor(() => expect(body).toHaveTextContent('Gladly'));
}
const press = async ({ canvas, userEvent }: Context, name = 'Send') =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Create: Story = {
  play: async ({ canvas }) => {
    const subject = await canvas.findByRole('textbox', { name: 'Subject' });
    await expect(subject).toHaveValue(answered.mailSubject);
    for (const name of ['From', 'Send Mail To', 'Email Type', 'Subject'])
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('readonly');
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.replyLoading } } };
export const NotFound: Story = {
  parameters: { msw: { handlers: network.replyInvalid } },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Token Invalid' })),
};
export const LoadError: Story = { parameters: { msw: { handlers: network.replyUnreadable } } };
export const Invalid: Story = {
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: /^Mail Body/ });
    await press(context);
    await expect(await context.canvas.findByText('Mail Body is required field!')).toBeVisible();
  },
};
export const Submitting: Story = {
  parameters: { msw: { handlers: network.replySending } },
  play: async (context) => {
    await write(context);
    await press(context);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy'));
  },
};
export const ServerError: Story = {
  parameters: { msw: { handlers: network.replyFailing } },
  play: async (context) => {
    await write(context);
    await press(context);
    await expect(await context.canvas.findByText('The service is unavailable for a moment.')).toBeVisible();
  },
};
export const Sends: Story = {
  play: async (context) => {
    await write(context);
    await press(context);
    await context.canvas.findByRole('heading', { name: 'Successfully Submitted' });
  },
};
