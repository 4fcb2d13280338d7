import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import DashboardScreen from './DashboardScreen';

const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  tags: ['screen:dashboard'],
  parameters: { layout: 'fullscreen', route: urls.dashboard },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { persona: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Nora/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Coupons/ })).toHaveAttribute('href', '/coupon');
  },
};
export const LimitedAdmin: Story = { parameters: { persona: 'limitedAdmin' } };
export const Agent: Story = { parameters: { persona: 'agent' } };
export const Customer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Coupons/ })).toBeNull();
  },
};
export const AgencyAdminWithoutPlan: Story = { parameters: { persona: 'unsubscribed' } };
export const Dutch: Story = { parameters: { persona: 'admin' }, globals: { language: 'nl' } };
