import { urls } from '@fairlead/kit';
import { deleteStories, exportStories, listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import AdminListScreen from './AdminListScreen';
import { network } from './admins.scenarios';

const meta = {
  title: 'Screens/Admins/Admin list',
  component: AdminListScreen,
  tags: ['screen:admins.list'],
  parameters: { layout: 'fullscreen', route: urls.admins.list, msw: { handlers: network.usual } },
} satisfies Meta<typeof AdminListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /Chloe Marchand/,
  empty: 'Admins Not Found',
  noResults: `${urls.admins.list}?by=email&q=nobody&filter=disabled`,
});
const deleting = deleteStories({
  network,
  name: 'Marcus Feld',
  deleted: 'Admin deleted successfully',
  missing: 'This admin no longer exists',
});
const exporting = exportStories({
  path: '/api/admin/all/export',
  query: {
    isDeleted: 'false',
    sortBy: 'creationDate',
    ascOrDesc: 'desc',
    columns: 'name,email,role,status,lastSignIn,creationDate',
  },
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Admins' })).toBeVisible();
    const invited = await canvas.findByRole('row', { name: /Chloe Marchand/ });
    await expect(within(invited).getByText('Invited')).toBeVisible();
    await expect(within(invited).getByText('Never')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Ravi Menon/ })).getByText('Disabled')).toBeVisible();
  },
};

/** The file has the filter, the order and the shown columns of the list. */
export const Exports: Story = exporting.Exports;

export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;

export const NoResults: Story = states.NoResults;

export const LoadError: Story = states.LoadError;

/** The server cannot be reached. */
export const Offline: Story = states.Offline;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl' } };

/** Admins cannot delete themselves. */
export const OwnAccountInList: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Delete Marcus Feld' });
    await expect(canvas.queryByRole('button', { name: 'Delete Nora Lindgren' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Edit Nora Lindgren' })).toBeVisible();
  },
};

/** The chip shows the state of the invitation. An expired link is not pending. */
export const ExpiredInvitation: Story = {
  parameters: { at: `${urls.admins.list}?filter=invited` },
  play: async ({ canvas, canvasElement }) => {
    const row = within(await canvas.findByRole('row', { name: /Samuel Adeyemi/ }));
    await expect(row.getByText('Expired')).toHaveAttribute('title', expect.stringMatching(/^The link expired on /));
    await expect(row.getByRole('button', { name: 'Resend the invitation of Samuel Adeyemi' })).toBeVisible();
    await expect(row.queryByRole('button', { name: 'Revoke the invitation of Samuel Adeyemi' })).toBeNull();
    await expect(within(canvas.getByRole('row', { name: /Pat Winters/ })).getByText('Revoked')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-status="INVITED"]').length).toBeGreaterThan(0);
  },
};

export const SendsAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend the invitation of Samuel Adeyemi' }));
    await screen.findByText(/The invitation was sent again/);
    // a revoked invitation can be sent again, but not revoked again
    await expect(canvas.queryByRole('button', { name: 'Revoke the invitation of Pat Winters' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Resend the invitation of Pat Winters' })).toBeVisible();
  },
};

export const Revokes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke the invitation of Chloe Marchand' }));
    await screen.findByText(/The invitation was revoked/);
  },
};

/** Admins control the accounts of others who have accepted the invitation, not their own. */
export const EndsSessions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Marcus Feld' }));
    for (const name of ['Nora Lindgren', 'Chloe Marchand']) {
      await expect(canvas.queryByRole('button', { name: `More actions for ${name}` })).toBeNull();
    }
    await screen.findByRole('menuitem', { name: 'Reset two-factor sign-in' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'End sessions' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'End sessions' });
    await expect(within(dialog).getByText('Marcus Feld')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'End sessions' }));
    await screen.findByText('All sessions of this person were ended.');
  },
};

export const DeletesAfterConfirmation: Story = deleting.DeletesAfterConfirmation;
/** Another admin has already deleted the record. */
export const DeletedMeanwhile: Story = deleting.DeletedMeanwhile;

/** At least one admin must keep full access. */
export const LastFullAdmin: Story = {
  parameters: { msw: { handlers: network.lastFullAdmin } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Adaeze Nwosu' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/This is the last admin with full access/);
  },
};
