import { urls } from '@fairlead/kit';
import { panelStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ContactClaims from './ContactClaims';
import { network, sampleClaim } from './claims.scenarios';

/** Claims panel of the contact page. */
const meta = {
  title: 'Screens/Claims/Claims of a contact',
  component: ContactClaims,
  args: { id: sampleClaim.contact.id },
  parameters: {
    route: urls.contacts.view,
    at: `/contact/${sampleClaim.contact.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ContactClaims>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = panelStories({ network, empty: 'Claim Not Found' });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `View ${sampleClaim.serial}` })).toHaveAttribute(
      'href',
      `/claims/${sampleClaim.id}`,
    );
    // the contact page already names the customer
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  },
};
export const Loading: Story = panel.Loading;
export const Empty: Story = panel.Empty;
export const LoadError: Story = panel.LoadError;
