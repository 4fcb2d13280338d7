import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import PolicyListScreen from './PolicyListScreen';
import { network, shown } from './policies.scenarios';

const meta = {
  title: 'Screens/Policies/Policy list',
  component: PolicyListScreen,
  tags: ['screen:policies.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.list,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof PolicyListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /CA-90-551287/ });
    await expect(within(row).getByText('Active')).toHaveAttribute('data-status', 'ACTIVE');
    await expect(await canvas.findByRole('button', { name: /^All\s*12$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: /^Active\s*2$/ })).toHaveAttribute('aria-pressed', 'false');
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loadingList } } };
export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Policy Not Found')).toBeVisible();
  },
};
export const NoResults: Story = { parameters: { at: `${urls.policies.list}?by=customerName&q=Nobody` } };
export const LoadError: Story = { parameters: { msw: { handlers: network.failingList } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Their own: whose they are is not said, and what is active can be paid where its carrier says. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /CA-90-551287/ });
    await expect(within(row).getByRole('link', { name: `Make Payment for ${shown.serial}` })).toHaveAttribute(
      'href',
      shown.carrierDetails?.paymentUrl,
    );
    const expired = canvas.getByRole('row', { name: /KFI-AUTO-77120/ });
    await expect(within(expired).queryByRole('link', { name: /Make Payment/ })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  },
};

export const EmptyForCustomers: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no policies to display.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Coverage' })).toHaveAttribute('href', urls.products.list);
  },
};

/** A figure shows what it counts, and pressed once more everything. */
export const FiltersByAFigure: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Expiring\s*1$/ }));
    await expect(await canvas.findByRole('button', { name: /^Expiring/, pressed: true })).toBeVisible();
    await canvas.findByRole('row', { name: /PFM-2207741/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Expiring/, pressed: true }));
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    await expect(canvas.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  },
};
