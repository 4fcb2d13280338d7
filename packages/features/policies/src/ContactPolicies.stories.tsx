import { urls } from '@fairlead/kit';
import { panelStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import ContactPolicies from './ContactPolicies';
import { network, samplePolicy } from './policies.scenarios';

/** Policies panel of the contact page. */
const meta = {
  title: 'Screens/Policies/Policies of a contact',
  component: ContactPolicies,
  args: { id: samplePolicy.contactId },
  parameters: {
    route: urls.contacts.view,
    at: `/contact/${samplePolicy.contactId}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ContactPolicies>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = panelStories({ network, empty: 'Policy Not Found' });

export const Default: Story = {
  play: async ({ canvas }) => {
    const policy = await canvas.findByRole('link', { name: 'Commercial Auto' });
    await expect(policy).toHaveAttribute('href', `/policies/${samplePolicy.id}`);
    // the contact page already names the customer
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  },
};
export const Loading: Story = panel.Loading;
export const Empty: Story = panel.Empty;
export const LoadError: Story = panel.LoadError;

/** An erased contact gets no next term. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /WCEL-2026/ });
    await userEvent.click(within(row).getByRole('button', { name: /^More for/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Renew' })).toBeNull();
  },
};
