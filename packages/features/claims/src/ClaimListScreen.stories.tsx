import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import ClaimListScreen from './ClaimListScreen';
import { network } from './claims.scenarios';

const meta = {
  title: 'Screens/Claims/Claim list',
  component: ClaimListScreen,
  tags: ['screen:claims.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.claims.list,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ClaimListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /CLM-315/ });
    await expect(within(row).getByText('Info Requested')).toHaveAttribute('data-status', 'INFO_REQUESTED');
    await expect(within(row).getByText('Grace Lindqvist')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^All\s*9$/ })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loadingList } } };
export const Empty: Story = { parameters: { msw: { handlers: network.empty } } };
export const NoResults: Story = { parameters: { at: `${urls.claims.list}?by=customerName&q=Nobody` } };
export const LoadError: Story = { parameters: { msw: { handlers: network.failingList } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Their own: whose they are is not said. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /CLM-315/ });
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  },
};

/** A figure shows what it counts; so does a type of the filter. */
export const FiltersByAFigure: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Denied\s*1$/ }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /CLM-315/ })).toBeNull());
    await expect(await canvas.findByRole('row', { name: /CLM-313/ })).toBeVisible();
  },
};
