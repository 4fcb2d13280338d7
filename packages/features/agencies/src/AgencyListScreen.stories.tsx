import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
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

const states = listStories({
  network,
  row: /Harbor & Hale/,
  empty: 'Agencies Not Found',
  noResults: `${urls.agencies.list}?by=email&q=nobody&filter=expired`,
});

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

export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;

export const NoResults: Story = states.NoResults;

export const LoadError: Story = states.LoadError;

/** The server cannot be reached. */
export const Offline: Story = states.Offline;
/** Disabled agencies have a chip behind their name. */
export const WithDisabled: Story = {
  parameters: { msw: { handlers: network.listWithDisabled } },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /Disabled/ });
    await expect(rows).toHaveLength(1);
    await expect(rows[0]).toHaveTextContent('Harbor');
  },
};
/** The cards show the whole email address. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const email of await canvas.findAllByTitle(/@/)) {
      await expect(getComputedStyle(email).whiteSpace).toBe('normal');
      await expect(email.scrollWidth).toBeLessThanOrEqual(email.clientWidth);
    }
  },
};
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
