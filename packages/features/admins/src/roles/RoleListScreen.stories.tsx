import { urls } from '@fairlead/kit';
import { deleteStories, exportStories, listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import RoleListScreen from './RoleListScreen';
import { network } from './roles.scenarios';

const meta = {
  title: 'Screens/Admins/Role list',
  component: RoleListScreen,
  tags: ['screen:roles.list'],
  parameters: { layout: 'fullscreen', route: urls.roles.list, msw: { handlers: network.usual } },
} satisfies Meta<typeof RoleListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /Coupon viewer/,
  empty: 'Roles Not Found',
  noResults: `${urls.roles.list}?by=name&q=Janitor`,
});
const deleting = deleteStories({
  network,
  name: 'Auditor',
  deleted: 'Role deleted successfully',
  missing: 'This role no longer exists',
});
const exporting = exportStories({
  path: '/api/role/all/export',
  query: {
    isDeleted: 'false',
    sortBy: 'creationDate',
    ascOrDesc: 'desc',
    columns: 'name,description,privileges,members,creationDate',
  },
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Roles' })).toBeVisible();
    const row = await canvas.findByRole('row', { name: /Coupon viewer/ });
    await expect(within(row).getByText('1 of 28')).toBeVisible();
    await expect(within(row).getByText('12')).toBeVisible();
    // an empty description shows N/A
    await expect(within(row).getByText('N/A')).toBeVisible();
  },
};

/** The file has the filter, the order and the shown columns of the list. */
export const Exports: Story = exporting.Exports;

/** Phones have the export beside the filters. */
export const ExportsOnPhone: Story = exporting.ExportsOnPhone;

export const Loading: Story = states.Loading;

export const Empty: Story = states.Empty;

export const NoResults: Story = states.NoResults;

export const LoadError: Story = states.LoadError;

/** The server cannot be reached. */
export const Offline: Story = states.Offline;

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };

/** Built-in roles cannot be edited or deleted. */
export const BuiltinIsLocked: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Edit Billing' });
    await expect(canvas.queryByRole('link', { name: 'Edit Full access' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete Full access' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Full access' })).toBeVisible();
  },
};

export const DeletesAfterConfirmation: Story = deleting.DeletesAfterConfirmation;
/** Another admin has already deleted the role. */
export const DeletedMeanwhile: Story = deleting.DeletedMeanwhile;

/** Deleting a role in use fails. The error contains the number of admins and the solution. */
export const InUse: Story = {
  parameters: { msw: { handlers: network.inUse } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Billing' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Admins who have this role: 2. Give them another role first.');
    await expect(await canvas.findByRole('row', { name: /Billing/ })).toBeVisible();
  },
};
