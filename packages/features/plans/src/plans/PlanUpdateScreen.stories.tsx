import { urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import PlanUpdateScreen from './PlanUpdateScreen';
import { active, network, updateNetwork } from './plans.scenarios';

const meta = {
  title: 'Screens/Plans/Plan update',
  component: PlanUpdateScreen,
  tags: ['screen:plans.update'],
  parameters: {
    layout: 'fullscreen',
    persona: 'owner',
    route: urls.plans.update,
    at: `/plans/update/${active.agencySubscriptionId}`,
    msw: { handlers: network.active },
  },
} satisfies Meta<typeof PlanUpdateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network: updateNetwork, backTo: urls.plans.mine });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SELECTED')).toBeVisible();
  },
};
/** An old address, for example after Back. Only the current plan can be replaced. */
export const Replaced: Story = {
  parameters: { msw: { handlers: network.replacedBefore } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(urls.plans.mine));
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
