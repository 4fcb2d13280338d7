import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import MyPlanScreen from './MyPlanScreen';
import { network } from './plans.scenarios';

const meta = {
  title: 'Screens/Plans/My plan',
  component: MyPlanScreen,
  tags: ['screen:plans.mine'],
  parameters: { layout: 'fullscreen', persona: 'owner', route: urls.plans.mine, msw: { handlers: network.active } },
} satisfies Meta<typeof MyPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Subscribed Plan' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'UPDATE PACKAGE' })).toBeVisible();
  },
};
export const Expired: Story = {
  parameters: { msw: { handlers: network.expired } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'ACTIVATE AGAIN' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { persona: 'unsubscribed', msw: { handlers: network.none } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("You don't have any agency subscription plan")).toBeVisible();
    await userEvent.hover(canvas.getByRole('link', { name: 'Please Subscribe' }));
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loadingMine } } };
export const LoadError: Story = { parameters: { msw: { handlers: network.failingMine } } };
