import { urls } from '@fairlead/kit';
import { panelStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ContactQuotes from './ContactQuotes';
import { network, sampleQuote } from './quotes.scenarios';

/** Quotes panel of the contact page. */
const meta = {
  title: 'Screens/Quotes/Quotes of a contact',
  component: ContactQuotes,
  args: { id: sampleQuote.contact.id },
  parameters: {
    route: urls.contacts.view,
    at: `/contact/${sampleQuote.contact.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ContactQuotes>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = panelStories({ network, empty: 'No quotes found...' });

export const Default: Story = {
  play: async ({ canvas }) => {
    const quote = await canvas.findByRole('link', { name: sampleQuote.serial });
    await expect(quote).toHaveAttribute('href', `/quotes/${sampleQuote.id}`);
    // the contact page already names the customer
    await expect(canvas.queryByRole('columnheader', { name: 'Name' })).toBeNull();
  },
};
export const Loading: Story = panel.Loading;
export const Empty: Story = panel.Empty;
export const LoadError: Story = panel.LoadError;
