import { recentActivity } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recentNetwork as network } from './activity.scenarios';
import RecentPanel from './RecentPanel';

const meta = {
  title: 'Screens/Activity/Recent Activity',
  component: RecentPanel,
  args: { id: 'me' },
  parameters: { route: urls.dashboard, persona: 'agent', msw: { handlers: network.usual } },
} satisfies Meta<typeof RecentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Entries link to their records and name the customer. The texts of notes stay on the page of the record. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Policy changed from Active to Expiring')).toBeVisible();
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(recentActivity.entries.length);
    await expect(canvas.getByRole('link', { name: 'Elena Marchetti' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact\//),
    );
    await expect(canvas.queryByText('the loss run')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Policy changed from Active to Expiring');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const German: Story = { ...Phone, globals: { viewport: { value: 'phone' }, language: 'de' }, play: undefined };
export const Loading: Story = {
  parameters: { msw: { handlers: network.loading } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull());
  },
};
export const Empty: Story = {
  parameters: { msw: { handlers: network.nothing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has happened yet')).toBeVisible();
  },
};
export const LoadError: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
