import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import Bell from './Bell';
import { network, sent } from './notifications.scenarios';

const meta = {
  title: 'Screens/Notifications/Bell',
  component: Bell,
  parameters: { route: urls.dashboard, persona: 'agent', msw: { handlers: network.usual } },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof Bell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(await list.findByRole('link', { name: 'Elena Marchetti accepted the quote' }));
    await waitFor(() => expect(sent).toMatchObject([{ read: true }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NothingUnread: Story = {
  parameters: { msw: { handlers: network.nothing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};

/** The list is a page on phones. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Notifications, 3 unread' });
    await expect(link).toHaveAttribute('href', urls.notifications.list);
  },
};
