import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import CustomerScreen from './CustomerScreen';

const meta = {
  title: 'Screens/Dashboard/Customer',
  component: CustomerScreen,
  tags: ['screen:dashboard:CUSTOMER'],
  parameters: { layout: 'fullscreen', route: urls.dashboard, persona: 'customer' },
} satisfies Meta<typeof CustomerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Coupons/ })).toBeNull();
  },
};
