import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PlanUpdateScreen from './PlanUpdateScreen';
import { active, network } from './plans.scenarios';

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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SELECTED')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loadingOne } } };
export const NotFound: Story = { parameters: { msw: { handlers: network.missingOne } } };
export const LoadError: Story = { parameters: { msw: { handlers: network.failingOne } } };
