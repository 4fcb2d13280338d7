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
    await expect(canvas.getByRole('link', { name: /^Quotes pending approval 14/ })).toBeVisible();
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

/** Those who do not look after the plan see the work alone; each stage leads to its opportunities. */
export const Agent: Story = {
  parameters: { persona: 'agent', msw: { handlers: network.agent } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Contacted (Open) 52 $118,430.00' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Quote Review' });
    await expect(link).toHaveAttribute('href', `${urls.opportunities.list}?filter=quoteReview`);
  },
};

/** Without a licence: what is assigned to one. */
export const Assistant: Story = {
  parameters: { persona: 'assistant', msw: { handlers: network.assistant } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Assigned to you' })).toBeVisible();
  },
};

export const NothingYet: Story = { parameters: { persona: 'agent', msw: { handlers: network.nothingYet } } };

export const Dutch: Story = { globals: { language: 'nl' } };
