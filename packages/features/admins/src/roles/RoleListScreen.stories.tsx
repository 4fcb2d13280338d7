import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Roles' })).toBeVisible();
    const row = await canvas.findByRole('row', { name: /Coupon viewer/ });
    await expect(within(row).getByText('1 of 26')).toBeVisible();
    await expect(within(row).getByText('12')).toBeVisible();
    // an empty description shows N/A
    await expect(within(row).getByText('N/A')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: network.loadingList } } };

export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Roles Not Found')).toBeVisible();
  },
};

export const NoResults: Story = {
  parameters: { at: `${urls.roles.list}?by=name&q=Janitor` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches “Janitor”')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: { msw: { handlers: network.failingList } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The service is unavailable for a moment.')).toBeVisible();
    await expect(canvas.queryByText('Roles Not Found')).toBeNull();
  },
};

/** The server cannot be reached. */
export const Offline: Story = { parameters: { msw: { handlers: network.offline } } };

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

export const DeletesAfterConfirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Auditor' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await waitFor(() => expect(within(dialog).getByText('Auditor')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Role deleted successfully');
  },
};

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
