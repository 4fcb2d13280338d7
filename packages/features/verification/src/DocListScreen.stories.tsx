import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import DocListScreen from './DocListScreen';
import { docNetwork as network } from './verification.scenarios';

const meta = {
  title: 'Screens/Verification/Doc list',
  component: DocListScreen,
  tags: ['screen:verification.docs:ADMIN'],
  parameters: { layout: 'fullscreen', route: urls.verification.docs, msw: { handlers: network.usual } },
} satisfies Meta<typeof DocListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Docs' })).toBeVisible();
    const row = await canvas.findByRole('row', { name: /Surety bond/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map((cell) => cell.textContent),
    ).toEqual(['Yes', 'No']);
    await expect(within(row).getByText('Active')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loadingList } } };
export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Docs Not Found')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Create Doc' })[0]).toHaveAttribute(
      'href',
      urls.verification.create,
    );
  },
};
export const NoResults: Story = {
  parameters: { at: `${urls.verification.docs}?by=name&q=passport` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches “passport”')).toBeVisible();
  },
};
export const LoadError: Story = { parameters: { msw: { handlers: network.failingList } } };
export const Offline: Story = { parameters: { msw: { handlers: network.offline } } };
export const Inactive: Story = {
  parameters: { at: `${urls.verification.docs}?filter=inactive` },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Carrier appointment letter/ });
    await expect(canvas.queryByRole('row', { name: /Surety bond/ })).toBeNull();
  },
};
export const Dutch: Story = { globals: { language: 'nl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DeletesAfterConfirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Surety bond' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await waitFor(() => expect(within(dialog).getByText('Surety bond')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Document deleted successfully');
  },
};
/** Another user has already deleted the record. */
export const DeletedMeanwhile: Story = {
  parameters: { msw: { handlers: network.deletedMeanwhile } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Surety bond' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('This document is no longer requested');
  },
};
