import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import ClaimListScreen from './ClaimListScreen';
import { network, resetFailures } from './claims.scenarios';

const meta = {
  title: 'Screens/Claims/Claim list',
  component: ClaimListScreen,
  tags: ['screen:claims.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.claims.list,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ClaimListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /CLM-315/,
  empty: 'Claim Not Found',
  noResults: `${urls.claims.list}?by=customerName&q=Nobody`,
});

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /CLM-315/ });
    await expect(within(row).getByText('Info Requested')).toHaveAttribute('data-status', 'INFO_REQUESTED');
    await expect(within(row).getByText('Grace Lindqvist')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^All\s*9$/ })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
/** The retry buttons of the list and of the counters have different names. */
export const RetryButtons: Story = {
  parameters: { msw: { handlers: network.failingList } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reload counts' })).toBeVisible();
  },
};
export const LoadError: Story = states.LoadError;
/** The list stays usable, and Reload counts loads the counters. */
export const CountersFail: Story = {
  parameters: { msw: { handlers: network.failingCounters } },
  beforeEach: resetFailures,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The counts could not be loaded')).toBeVisible();
    await canvas.findByRole('row', { name: /CLM-315/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Reload counts' }));
    await expect(await canvas.findByRole('button', { name: /^All\s*9$/ })).toBeVisible();
    await expect(canvas.queryByText('The counts could not be loaded')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Customers see their own claims without the customer column. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /CLM-315/ });
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  },
};

/** A counter filters the list. */
export const FiltersByCounter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Denied\s*1$/ }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /CLM-315/ })).toBeNull());
    await expect(await canvas.findByRole('row', { name: /CLM-313/ })).toBeVisible();
  },
};
