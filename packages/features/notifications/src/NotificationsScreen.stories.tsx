import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import NotificationsScreen from './NotificationsScreen';
import { network, sent } from './notifications.scenarios';

const meta = {
  title: 'Screens/Notifications/List',
  component: NotificationsScreen,
  tags: ['screen:notifications.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.notifications.list,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several notifications of one event and day form a group, which opens in place. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const today = within(await canvas.findByRole('region', { name: 'Today' }));
    await expect(today.getByRole('link', { name: 'Elena Marchetti accepted the quote' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Yesterday' })).toBeVisible();
    await expect(today.getByText('Mail received: 4')).toBeVisible();
    await userEvent.click(today.getByRole('button', { name: 'Show 4' }));
    await expect(today.getAllByRole('link', { name: /wrote “A second driver”$/ })).toHaveLength(4);
  },
};

/** Arrows move between notifications, and U turns one back to unread. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const quote = await canvas.findByRole('link', { name: 'Elena Marchetti accepted the quote' });
    quote.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^The claim of Noor Dalton/ })).toHaveFocus();
    await userEvent.keyboard('u');
    await waitFor(() => expect(sent).toMatchObject([{ read: false }]));
  },
};

export const MarksAllRead: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Mark all read' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(sent).toEqual(['all']));
  },
};

export const Older: Story = {
  parameters: { msw: { handlers: network.paged } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older' }));
    await expect(await canvas.findByText(/^Marisol Yates/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull();
  },
};

/** Customers have no filter for mentions, because only agents are mentioned. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Unread/ })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^Mentions/ })).toBeNull();
  },
};
export const Empty: Story = {
  parameters: { msw: { handlers: network.nothing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are up to date.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };

export const LoadError: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Elena Marchetti accepted the quote' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const German: Story = { globals: { language: 'de' } };
export const French: Story = { globals: { language: 'fr' } };
export const Dutch: Story = { globals: { language: 'nl', viewport: { value: 'phone' } } };
