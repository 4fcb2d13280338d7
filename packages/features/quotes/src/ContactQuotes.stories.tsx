import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ContactQuotes from './ContactQuotes';
import { network, shown } from './quotes.scenarios';

/** What the page of a contact shows of this area. */
const meta = {
  title: 'Screens/Quotes/Quotes of a contact',
  component: ContactQuotes,
  args: { id: shown.contact.id },
  parameters: {
    route: urls.contacts.view,
    at: `/contact/${shown.contact.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ContactQuotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const quote = await canvas.findByRole('link', { name: shown.serial });
    await expect(quote).toHaveAttribute('href', `/quotes/${shown.id}`);
    // whose they are is said by the page
    await expect(canvas.queryByRole('columnheader', { name: 'Name' })).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loadingList } } };
export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No quotes found...' })).toBeVisible();
  },
};
export const LoadError: Story = {
  parameters: { msw: { handlers: network.failingList } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
