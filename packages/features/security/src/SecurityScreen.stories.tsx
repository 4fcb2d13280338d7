import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import SecurityScreen from './SecurityScreen';

const meta = {
  title: 'Screens/Profile/Security',
  component: SecurityScreen,
  tags: ['screen:security.view'],
  parameters: { layout: 'fullscreen', route: urls.profile.security, persona: 'agent' },
} satisfies Meta<typeof SecurityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Parts of your profile' }));
    await expect(tabs.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'href',
      urls.notifications.settings,
    );
    const link = canvas.getByRole('link', { name: 'Change password' });
    await expect(link).toHaveAttribute('href', urls.account.changePassword);
  },
};

/** Platform admins have no notifications. */
export const PlatformAdmin: Story = {
  parameters: { persona: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Security' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Notifications' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Change password' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const German: Story = { globals: { language: 'de' } };
export const French: Story = { globals: { language: 'fr' } };
export const Dutch: Story = { globals: { language: 'nl', viewport: { value: 'phone' } } };
