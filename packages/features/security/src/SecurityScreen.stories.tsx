import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import SecurityScreen from './SecurityScreen';
import { network, sent } from './security.scenarios';

const meta = {
  title: 'Screens/Profile/Security',
  component: SecurityScreen,
  tags: ['screen:security.view'],
  parameters: {
    layout: 'fullscreen',
    route: urls.profile.security,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
  },
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
    const list = within(await canvas.findByRole('list', { name: 'Sessions' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByText('This device')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'End session: Safari on iPhone' }));
    await waitFor(() => expect(sent).toEqual(['end']));
  },
};

/** Ending all other sessions cannot be undone, so it asks first. */
export const EndsOthers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all others' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('2 other devices are signed out and have to sign in again.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(sent).toEqual([2]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A sign-in on a new device is marked until the user confirms it. */
export const ConfirmsDevice: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('First sign-in on this device')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End and change password' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'It was me' }));
    await waitFor(() => expect(sent).toEqual(['confirm']));
  },
};

export const SwitchesAlert: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'New device' }));
    await waitFor(() => expect(sent).toEqual([{ newDeviceMail: false }]));
  },
};

/** A failure leaves the switch as stored. */
export const SaveError: Story = {
  parameters: { msw: { handlers: network.refused } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('switch', { name: 'New device' });
    await userEvent.click(alert);
    await waitFor(() => expect(alert).toBeEnabled());
    await expect(alert).toBeChecked();
  },
};

export const OnlyThisDevice: Story = {
  parameters: { msw: { handlers: network.alone } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'End all others' })).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };

export const LoadError: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change password' })).toBeVisible();
  },
};

/** Platform admins have no notifications. */
export const PlatformAdmin: Story = {
  parameters: { persona: 'admin', msw: { handlers: network.usual } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Security' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Notifications' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Sessions' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // the activity is below the name of the device, and the button at the end of its line
    const device = list.getByText('Safari on iPhone').getBoundingClientRect();
    const end = list.getByRole('button', { name: 'End session: Safari on iPhone' });
    const line = (end.parentElement as HTMLElement).getBoundingClientRect();
    const activity = within(end.parentElement as HTMLElement).getByText(/^Active/);
    await expect(activity.getBoundingClientRect().left).toBeCloseTo(device.left, 0);
    await expect(end.getBoundingClientRect().right).toBeCloseTo(line.right, 0);
  },
};
export const German: Story = { globals: { language: 'de' } };
export const French: Story = { globals: { language: 'fr' } };
export const Dutch: Story = { globals: { language: 'nl', viewport: { value: 'phone' } } };
