import { urls } from '@fairlead/kit';
import { deleteStories, listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import CarrierListScreen from './CarrierListScreen';
import { network } from './carriers.scenarios';

const meta = {
  title: 'Screens/Carriers/Carrier list',
  component: CarrierListScreen,
  tags: ['screen:carriers.list'],
  parameters: { layout: 'fullscreen', route: urls.carriers.list, msw: { handlers: network.usual } },
} satisfies Meta<typeof CarrierListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /Summit Casualty/,
  empty: 'Carriers Not Found',
  noResults: `${urls.carriers.list}?by=claimUrl&q=Moonbase`,
});
const deleting = deleteStories({
  network,
  name: 'Summit Casualty',
  deleted: 'Carrier deleted successfully',
  missing: 'This carrier no longer exists',
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Carriers' })).toBeVisible();
    await canvas.findByRole('row', { name: /Summit Casualty/ });
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
    await canvas.findByRole('row', { name: /Summit Casualty/ });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Status Inactive' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Summit Casualty/ })).toBeNull());
    const row = canvas.getByRole('row', { name: /Ironwood/ });
    await expect(within(row).getByText('Inactive')).toBeVisible();
  },
};

/** External links open in a new tab, without opener and referrer. */
export const OpensLinksInNewTab: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Summit Casualty/ });
    const links = within(row).getAllByRole('link', { name: /(example|Claim|Payment) Summit Casualty/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.summit-casualty.example',
      'https://www.summit-casualty.example/claims',
      'https://www.summit-casualty.example/pay',
    ]);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
};

/** The search field is disabled until the user chooses what to search by. */
export const SearchesByWebsite: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Summit Casualty/ });
    const text = canvas.getByRole('textbox', { name: 'Search' });
    await expect(text).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Website' }));
    await waitFor(() => expect(text).toBeEnabled());
    await userEvent.type(text, 'blue-ridge');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Summit/ })).toBeNull(), { timeout: 3000 });
    await expect(canvas.getByRole('row', { name: /Blue Ridge/ })).toBeVisible();
  },
};

export const DeletesAfterConfirmation: Story = deleting.DeletesAfterConfirmation;
/** Another user has already deleted the record. */
export const DeletedMeanwhile: Story = deleting.DeletedMeanwhile;
