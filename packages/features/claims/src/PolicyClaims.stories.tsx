import { urls } from '@fairlead/kit';
import { panelStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { network, sampleClaim } from './claims.scenarios';
import PolicyClaims from './PolicyClaims';

/** Claims section of the policy page. */
const meta = {
  title: 'Screens/Claims/Claims of a policy',
  component: PolicyClaims,
  args: { id: sampleClaim.policy.id },
  parameters: {
    route: urls.policies.detail,
    at: `/policies/${sampleClaim.policy.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof PolicyClaims>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = panelStories({ network, empty: 'Claims for this policy appear here.' });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: new RegExp(`^${sampleClaim.serial} `) })).toHaveAttribute(
      'href',
      `/claims/${sampleClaim.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Report a claim' })).toHaveAttribute(
      'href',
      `/claims/report?policyId=${sampleClaim.policy.id}&step=loss`,
    );
  },
};
export const Loading: Story = panel.Loading;
export const Empty: Story = panel.Empty;
/** Customers see their claims and report new ones from the policy services. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: new RegExp(`^${sampleClaim.serial} `) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Report a claim' })).toBeNull();
  },
};
/** No claim can be reported for an erased contact. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: new RegExp(`^${sampleClaim.serial} `) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Report a claim' })).toBeNull();
  },
};
export const LoadError: Story = panel.LoadError;
