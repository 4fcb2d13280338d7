import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PlanTableScreen from './PlanTableScreen';
import { network } from './plans.scenarios';

const meta = {
  title: 'Screens/Plans/All plans',
  component: PlanTableScreen,
  tags: ['screen:plans.list:ADMIN'],
  parameters: { layout: 'fullscreen', route: urls.plans.list, msw: { handlers: network.table } },
} satisfies Meta<typeof PlanTableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Plans' })).toBeVisible();
    await canvas.findByRole('row', { name: /Brightwater Insurance Starter/ });
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loadingTable } } };
export const Empty: Story = { parameters: { msw: { handlers: network.emptyTable } } };
export const NoResults: Story = { parameters: { at: `${urls.plans.list}?by=agencyName&q=Zeppelin` } };
export const LoadError: Story = { parameters: { msw: { handlers: network.failingTable } } };
