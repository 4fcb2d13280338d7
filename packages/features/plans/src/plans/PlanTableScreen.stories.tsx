import { urls } from '@fairlead/kit';
import { exportStories, listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PlanTableScreen from './PlanTableScreen';
import { tableNetwork } from './plans.scenarios';

const meta = {
  title: 'Screens/Plans/All plans',
  component: PlanTableScreen,
  tags: ['screen:plans.list:ADMIN'],
  parameters: { layout: 'fullscreen', route: urls.plans.list, msw: { handlers: tableNetwork.usual } },
} satisfies Meta<typeof PlanTableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network: tableNetwork,
  row: /Brightwater Insurance Starter/,
  empty: 'Not Found',
  noResults: `${urls.plans.list}?by=agencyName&q=Zeppelin`,
});
const exporting = exportStories({
  path: '/api/agency-subscription-plan/all/export',
  query: {
    isDeleted: 'false',
    sortBy: 'subscribedAt',
    ascOrDesc: 'desc',
    columns: 'agency,packageName,price,subscribedAt,expirationDateTime,status,id',
  },
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Plans' })).toBeVisible();
    await canvas.findByRole('row', { name: /Brightwater Insurance Starter/ });
  },
};
/** The file has the filter, the order and the shown columns of the list. */
export const Exports: Story = exporting.Exports;

export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;
