import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import AgencyListScreen from './AgencyListScreen';
import { network } from './agencies.scenarios';

const meta = {
  title: 'Screens/Agencies/Agency list',
  component: AgencyListScreen,
  tags: ['screen:agencies.list'],
  parameters: { layout: 'fullscreen', route: urls.agencies.list, msw: { handlers: network.usual } },
} satisfies Meta<typeof AgencyListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Agencies' })).toBeVisible();
    const row = await canvas.findByRole('row', { name: /Harbor & Hale/ });
    await expect(within(row).getByText('4 / 6')).toBeVisible();
    await expect(within(row).getByText('Active')).toBeVisible();
    await expect(within(await canvas.findByRole('row', { name: /Cedar Ridge/ })).getByText('Expiring')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Northgate/ })).getByText('No plan')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: network.loadingList } } };
export const Empty: Story = { parameters: { msw: { handlers: network.empty } } };

export const NoResults: Story = {
  parameters: { at: `${urls.agencies.list}?by=email&q=nobody&filter=expired` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches “nobody”')).toBeVisible();
  },
};

export const LoadError: Story = { parameters: { msw: { handlers: network.failingList } } };

/** The server cannot be reached. */
export const Offline: Story = { parameters: { msw: { handlers: network.offline } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl' } };

/** Some columns are hidden at first. The user can show them, and they stay visible after a reload. */
export const ChoosesMoreColumns: Story = {
  beforeEach: () => () => localStorage.clear(),
  play: async ({ canvas, userEvent, mount }) => {
    await mount();
    await canvas.findByRole('row', { name: /Harbor/ });
    await expect(canvas.queryByRole('columnheader', { name: 'States' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show all columns' }));
    await waitFor(() => expect(canvas.queryByText('ME, NH, MA, VT')).not.toBeNull());
    await mount();
    await canvas.findByRole('row', { name: /Harbor/ });
    await waitFor(() => expect(canvas.queryByText('ME, NH, MA, VT')).not.toBeNull());
  },
};
