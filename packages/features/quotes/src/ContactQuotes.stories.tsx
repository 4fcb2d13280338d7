import { urls } from '@fairlead/kit';
import { retries } from '@fairlead/kit/stories';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    const quote = await canvas.findByRole('link', { name: sampleQuote.serial });
    await expect(quote).toHaveAttribute('href', `/quotes/${sampleQuote.id}`);
    // the contact page already names the customer
    await expect(canvas.queryByRole('columnheader', { name: 'Name' })).toBeNull();
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: network.loadingList } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No quotes found...' })).toBeVisible();
  },
};
export const LoadError: Story = { parameters: { msw: { handlers: network.failingList } }, play: retries };
