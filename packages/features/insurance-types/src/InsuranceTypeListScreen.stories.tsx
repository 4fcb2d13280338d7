import { urls } from '@fairlead/kit';
import { deleteStories, listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import InsuranceTypeListScreen from './InsuranceTypeListScreen';
import { network } from './insuranceTypes.scenarios';

const meta = {
  title: 'Screens/Insurance types/Insurance type list',
  component: InsuranceTypeListScreen,
  tags: ['screen:insuranceTypes.list'],
  parameters: { layout: 'fullscreen', route: urls.insuranceTypes.list, msw: { handlers: network.usual } },
} satisfies Meta<typeof InsuranceTypeListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /Umbrella/,
  empty: 'Not Found',
  noResults: `${urls.insuranceTypes.list}?by=name&q=Moonbase`,
});
const deleting = deleteStories({
  network,
  name: 'Umbrella',
  deleted: 'Insurance type deleted successfully!',
  missing: 'This insurance type no longer exists',
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Insurance Types' })).toBeVisible();
    await canvas.findByRole('row', { name: /Umbrella/ });
  },
};

export const Loading: Story = states.Loading;

export const Empty: Story = states.Empty;

export const NoResults: Story = states.NoResults;

export const LoadError: Story = states.LoadError;

/** The server cannot be reached. */
export const Offline: Story = states.Offline;

export const French: Story = { globals: { language: 'fr' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const FiltersByStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Umbrella/ });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Inactive' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Umbrella/ })).toBeNull());
    const row = canvas.getByRole('row', { name: /Travel/ });
    await expect(within(row).getByText('Inactive')).toBeVisible();
  },
};

export const DeletesAfterConfirmation: Story = deleting.DeletesAfterConfirmation;
/** Another user has already deleted the record. */
export const DeletedMeanwhile: Story = deleting.DeletedMeanwhile;
