import { urls } from '@fairlead/kit';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Insurance Types' })).toBeVisible();
    await canvas.findByRole('row', { name: /Umbrella/ });
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
  parameters: { at: `${urls.insuranceTypes.list}?by=name&q=Moonbase` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches “Moonbase”')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: { msw: { handlers: network.failingList } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The service is unavailable for a moment.')).toBeVisible();
    await expect(canvas.queryByText('Not Found')).toBeNull();
  },
};

/** The server cannot be reached. */
export const Offline: Story = { parameters: { msw: { handlers: network.offline } } };

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

export const DeletesAfterConfirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Umbrella' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await waitFor(() => expect(within(dialog).getByText('Umbrella')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Insurance type deleted successfully!');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Another user has already deleted the record. */
export const DeletedMeanwhile: Story = {
  parameters: { msw: { handlers: network.deletedMeanwhile } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Umbrella' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('This insurance type no longer exists');
  },
};
