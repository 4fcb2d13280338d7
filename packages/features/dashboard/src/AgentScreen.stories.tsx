import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import AgentScreen from './AgentScreen';
import { network } from './dashboard.scenarios';

const meta = {
  title: 'Screens/Dashboard/Agency',
  component: AgentScreen,
  tags: ['screen:dashboard:AGENT'],
  parameters: { layout: 'fullscreen', route: urls.dashboard, persona: 'owner', msw: { handlers: network.agency } },
} satisfies Meta<typeof AgentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An agency admin: the plan, the papers, the people. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Growth plan')).toBeVisible();
    await expect(canvas.getByText('21 days')).toBeVisible();
    await expect(canvas.getByText('4 licensed')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: network.agencyLoading } } };

export const LoadError: Story = {
  parameters: { msw: { handlers: network.agencyFailing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The service is unavailable for a moment.')).toBeVisible();
  },
};

export const WithoutPlan: Story = {
  parameters: { persona: 'unsubscribed', msw: { handlers: network.noPlan } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have any agency subscription plan')).toBeVisible();
    await expect(await canvas.findByText('choose a package')).toBeVisible();
  },
};

export const Expired: Story = { parameters: { persona: 'unsubscribed', msw: { handlers: network.expired } } };

/** Those who do not look after the plan are told whom to ask. */
export const Agent: Story = { parameters: { persona: 'agent', msw: { handlers: [] } } };

export const Dutch: Story = { globals: { language: 'nl' } };
