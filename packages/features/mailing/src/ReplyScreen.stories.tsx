import { urls } from '@fairlead/kit';
import { formStories, press, retries } from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answered, replyNetwork as network } from './mailing.scenarios';
import ReplyScreen from './ReplyScreen';

const meta = {
  title: 'Screens/Mailing/Reply',
  component: ReplyScreen,
  tags: ['screen:mailing.reply'],
  parameters: {
    route: urls.mailing.reply,
    at: `${urls.mailing.reply}?token=token`,
    persona: null,
    msw: { handlers: network.usual },
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ReplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function write({ canvas, userEvent }: StoryContext) {
  const body = await canvas.findByRole('textbox', { name: /^Mail Body/ });
  await userEvent.click(body);
  await userEvent.type(body, 'Gladly');
  await waitFor(() => expect(body).toHaveTextContent('Gladly'));
}
const states = formStories({
  network,
  submit: 'Send',
  valid: write,
  invalid: {
    // the editor loads later than the other fields
    values: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: /^Mail Body/ })),
    errors: ['Mail Body is required field!'],
  },
  counts: false,
  toasts: false,
});

export const Create: Story = {
  play: async ({ canvas }) => {
    const subject = await canvas.findByRole('textbox', { name: 'Subject' });
    await expect(subject).toHaveValue(answered.mailSubject);
    for (const name of ['From', 'Send Mail To', 'Email Type', 'Subject'])
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('readonly');
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: network.loadingRecord } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible());
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const NotFound: Story = {
  parameters: { msw: { handlers: network.missing } },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Token Invalid' })),
};
export const LoadError: Story = { parameters: { msw: { handlers: network.failingRecord } }, play: retries };
export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
export const ServerError: Story = states.ServerError;
export const Sends: Story = {
  play: async (context) => {
    await write(context);
    await press(context, 'Send');
    await context.canvas.findByRole('heading', { name: 'Successfully Submitted' });
  },
};
