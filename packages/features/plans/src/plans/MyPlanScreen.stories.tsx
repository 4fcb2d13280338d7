import { urls } from '@fairlead/kit';
import { retries } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
    await expect(await canvas.findByRole('link', { name: 'UPDATE PACKAGE' }, { timeout: 5000 })).toBeVisible();
  },
};
/** Opens the payment dialog for the same package at its current price. */
export const Expired: Story = {
  parameters: { msw: { handlers: network.expired } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('EXPIRED', {}, { timeout: 5000 })).toBeVisible();
    const button = await canvas.findByRole('button', { name: 'ACTIVATE AGAIN' });
    // wait for the current price
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Package Details' }, { timeout: 10_000 }));
    await waitFor(() => expect(dialog.getByText('Growth')).toBeVisible());
    await expect(dialog.getAllByText('$139.00')[0]).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'UPDATE PLAN' })).toBeDisabled();
  },
};
/** A package that is no longer offered cannot be activated. The button links to the other packages. */
export const Withdrawn: Story = {
  parameters: { msw: { handlers: network.withdrawn } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'ACTIVATE AGAIN' }, { timeout: 5000 });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/plans/update/'));
  },
};
export const Empty: Story = {
  parameters: { persona: 'unsubscribed', msw: { handlers: network.none } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have any agency subscription plan")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Please Subscribe' })).toHaveAttribute('href', urls.plans.create);
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: network.loadingMine } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'My Subscribed Plan' });
    await expect(canvas.queryByRole('link', { name: 'UPDATE PACKAGE' })).toBeNull();
  },
};
export const LoadError: Story = { parameters: { msw: { handlers: network.failingMine } }, play: retries };
