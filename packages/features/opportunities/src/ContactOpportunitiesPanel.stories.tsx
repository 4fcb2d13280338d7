import { urls } from '@fairlead/kit';
import { panelStories } from '@fairlead/kit/stories';
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

const panel = panelStories({ network, empty: 'No opportunities found...' });

export const Default: Story = {
  play: async ({ canvas }) => {
    const opportunity = await canvas.findByRole('link', { name: sampleOpportunity.serial });
    await expect(opportunity).toHaveAttribute('href', `/opportunities?open=${sampleOpportunity.id}`);
  },
};
export const Loading: Story = panel.Loading;
export const Empty: Story = panel.Empty;
export const LoadError: Story = panel.LoadError;
