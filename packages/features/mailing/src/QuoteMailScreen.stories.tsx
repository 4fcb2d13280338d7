import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { network, quote, sent } from './mailing.scenarios';
import QuoteMailScreen from './QuoteMailScreen';

const about = (id: string) => `${urls.mailing.quote}?${new URLSearchParams({ contact: 'c', agent: 'a', quote: id })}`;
const meta = {
  title: 'Screens/Mailing/Quote Mail',
  component: QuoteMailScreen,
  tags: ['screen:mailing.quote:AGENT'],
  parameters: {
    layout: 'fullscreen',
    route: urls.mailing.quote,
    at: about(quote.id),
    persona: 'agent',
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
    localStorage.clear();
  },
} satisfies Meta<typeof QuoteMailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function write({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Subject/ }), 'A question');
  const message = await canvas.findByRole('textbox', { name: /^Message/ });
  await userEvent.click(message);
  await userEvent.type(message, 'Onwards');
  await waitFor(() => expect(message).toHaveTextContent('Onwards'));
}
const press = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Send' }));

/** Whom it goes to and what it is about stand. */
export const Create: Story = {
  play: async ({ canvas }) => {
    const { firstName, lastName } = quote.contact;
    const receiver = await canvas.findByRole('textbox', { name: 'Send Mail To' });
    await expect(receiver).toHaveValue(`${firstName} ${lastName}`);
    await expect(receiver).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Email Type' })).toHaveValue('Quote');
  },
};
export const Invalid: Story = {
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: /^Message/ });
    await press(context);
    await expect(await context.canvas.findByText('Subject is required field!')).toBeVisible();
    await expect(context.canvas.getByText('Message is required field!')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const Submitting: Story = {
  parameters: { msw: { handlers: network.sending } },
  play: async (context) => {
    await write(context);
    await press(context);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy'));
  },
};
/** Nothing written is lost. */
export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSend } },
  play: async (context) => {
    await write(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('unavailable for a moment');
    await expect(context.canvas.getByRole('textbox', { name: /^Message/ })).toHaveTextContent('Onwards');
  },
};
export const NotFound: Story = { parameters: { at: about('01935b1c-0000-7000-8000-00000000dead') } };
