import { urls } from '@fairlead/kit';
import { retries } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ContactOpportunitiesPanel from './ContactOpportunitiesPanel';
import { network, sampleContact, sampleOpportunity } from './opportunities.scenarios';

/** Opportunities panel of the contact page. */
const meta = {
  title: 'Screens/Opportunities/Opportunities of a contact',
  component: ContactOpportunitiesPanel,
  args: { id: sampleContact.id },
  parameters: {
    route: urls.contacts.view,
    at: `/contact/${sampleContact.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ContactOpportunitiesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const opportunity = await canvas.findByRole('link', { name: sampleOpportunity.serial });
    await expect(opportunity).toHaveAttribute('href', `/opportunities?open=${sampleOpportunity.id}`);
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
    await expect(await canvas.findByRole('heading', { name: 'No opportunities found...' })).toBeVisible();
  },
};
export const LoadError: Story = { parameters: { msw: { handlers: network.failingList } }, play: retries };
