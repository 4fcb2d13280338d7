import { urls } from '@fairlead/kit';
import { deleteStories, listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

const states = listStories({
  network,
  row: /Surety bond/,
  empty: 'Docs Not Found',
  noResults: `${urls.verification.docs}?by=name&q=passport`,
});
const deleting = deleteStories({
  network,
  name: 'Surety bond',
  deleted: 'Document deleted successfully',
  missing: 'This document is no longer requested',
});

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
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;
export const Offline: Story = states.Offline;
export const Inactive: Story = {
  parameters: { at: `${urls.verification.docs}?filter=inactive` },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Carrier appointment letter/ });
    await expect(canvas.queryByRole('row', { name: /Surety bond/ })).toBeNull();
  },
};
export const Dutch: Story = { globals: { language: 'nl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DeletesAfterConfirmation: Story = deleting.DeletesAfterConfirmation;
/** Another user has already deleted the record. */
export const DeletedMeanwhile: Story = deleting.DeletedMeanwhile;

/** The empty list links to the form. */
export const EmptyLinksToForm: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Create Doc' });
    await expect(link).toHaveAttribute('href', urls.verification.create);
  },
};
