import { subscriptionPackages } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import { deleteStories, exportStories, listStories } from '@fairlead/kit/stories';
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

const states = listStories({
  network,
  row: /Network/,
  empty: 'Not Found',
  noResults: `${urls.packages.list}?by=packageName&q=Platinum`,
});
const deleting = deleteStories({
  network,
  name: 'Seasonal',
  subject: /keep their name and price/,
  deleted: 'Package deleted successfully',
  missing: 'This package no longer exists',
});
const exporting = exportStories({
  path: '/api/subscription-package/all/export',
  query: {
    isDeleted: 'false',
    sortBy: 'creationDate',
    ascOrDesc: 'desc',
    columns: 'packageName,packageDetails,price,subscriptionDuration,creationDate',
  },
});

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

/** The file has the filter, the order and the shown columns of the list. */
export const Exports: Story = exporting.Exports;

export const Loading: Story = states.Loading;

export const Empty: Story = states.Empty;

export const NoResults: Story = states.NoResults;

export const LoadError: Story = states.LoadError;

/** No response from the server. */
export const Offline: Story = states.Offline;

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

export const DeletesAfterConfirmation: Story = deleting.DeletesAfterConfirmation;
/** Another admin has already deleted the package. */
export const DeletedMeanwhile: Story = deleting.DeletedMeanwhile;
