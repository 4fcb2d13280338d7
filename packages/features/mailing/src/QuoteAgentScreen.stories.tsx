import { urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { network, quote, quoteNetwork } from './mailing.scenarios';
import QuoteAgentScreen from './QuoteAgentScreen';

const urlOf = (id: string) => `${urls.mailing.quote}?${new URLSearchParams({ contact: 'c', agent: 'a', quote: id })}`;
const meta = {
  title: 'Screens/Mailing/Agent of a quote',
  component: QuoteAgentScreen,
  tags: ['screen:mailing.quote:CUSTOMER'],
  parameters: {
    layout: 'fullscreen',
    route: urls.mailing.quote,
    at: urlOf(quote.id),
    persona: 'customer',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof QuoteAgentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network: quoteNetwork, backTo: urls.quotes.list });

/** The link opens the customer's own mail program, with the quote as the subject. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { name, email } = quote.assignedAgent;
    const write = await canvas.findByRole('link', { name: `Email ${name}` });
    await expect(write).toHaveAttribute('href', expect.stringMatching(`^mailto:${email}\\?subject=.*${quote.serial}$`));
    await expect(canvas.getByRole('link', { name: 'Back to the proposal' })).toHaveAttribute(
      'href',
      `/quotes/${quote.id}`,
    );
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = {
  ...records.NotFound,
  parameters: { at: urlOf('01940000-0000-7000-8000-000000000000') },
};
export const LoadError: Story = records.LoadError;
export const RedirectsWithoutQuote: Story = {
  parameters: { at: urls.mailing.quote },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Address' })).toHaveTextContent(urls.crash);
  },
};
