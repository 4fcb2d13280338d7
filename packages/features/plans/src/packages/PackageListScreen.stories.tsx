import { subscriptionPackages } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import PackageListScreen from './PackageListScreen';
import { network } from './packages.scenarios';

const meta = {
  title: 'Screens/Plans/Package list',
  component: PackageListScreen,
  tags: ['screen:packages.list'],
  parameters: { layout: 'fullscreen', route: urls.packages.list, msw: { handlers: network.usual } },
} satisfies Meta<typeof PackageListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Subscription Packages' })).toBeVisible();
    const row = await canvas.findByRole('row', { name: /Network/ });
    await expect(within(row).getByText('$1,249.00')).toBeVisible();
    await expect(within(row).getByText('12 months')).toBeVisible();
    // empty details show a placeholder
    await expect(within(canvas.getByRole('row', { name: /Solo .*19\.50/ })).getByText('N/A')).toBeVisible();
    await expect(canvas.getAllByText(String(subscriptionPackages.length))).not.toHaveLength(0);
    // the list has no filters
    await expect(canvas.queryByRole('combobox', { name: 'Filter' })).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: network.loadingList } } };

export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Found')).toBeVisible();
  },
};

export const NoResults: Story = {
  parameters: { at: `${urls.packages.list}?by=packageName&q=Platinum` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches “Platinum”')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: { msw: { handlers: network.failingList } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The service is unavailable for a moment.')).toBeVisible();
    await expect(canvas.queryByText('Not Found')).toBeNull();
  },
};

/** No response from the server. */
export const Offline: Story = { parameters: { msw: { handlers: network.offline } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const French: Story = { globals: { language: 'fr' } };

export const SortsByName: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Network/ });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Name A-Z' }));
    const first = () => canvas.getAllByRole('row')[1];
    await waitFor(() => expect(first()).toHaveTextContent('Agency'));
  },
};

export const DeletesAfterConfirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Seasonal' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await waitFor(() => expect(within(dialog).getByText(/keep their name and price/)).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Package deleted successfully');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Another admin has already deleted the package. */
export const DeletedMeanwhile: Story = {
  parameters: { msw: { handlers: network.deletedMeanwhile } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Seasonal' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('This package no longer exists');
  },
};
