import { urls } from '@fairlead/kit';
import { retries } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { network } from './dashboard.scenarios';
import PlatformScreen from './PlatformScreen';

const meta = {
  title: 'Screens/Dashboard/Platform',
  component: PlatformScreen,
  tags: ['screen:dashboard:ADMIN'],
  parameters: {
    layout: 'fullscreen',
    route: urls.dashboard,
    persona: 'admin',
    msw: { handlers: network.platform },
  },
} satisfies Meta<typeof PlatformScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each figure links to the list of the counted records. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Nora/ })).toBeVisible();
    const months = await canvas.findByRole('table', { name: 'Revenue by month' });
    await expect(within(months).getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByText('Harbor & Hale Insurance').closest('li')).toHaveTextContent('Growth4 days');
    const coupons = canvas.getByRole('table', { name: 'Coupon use' });
    await expect(within(coupons).getByRole('row', { name: /WELCOME25/ })).toHaveTextContent('412of 500');
    await expect(canvas.getByRole('link', { name: 'View all: Coupon use' })).toHaveAttribute(
      'href',
      '/coupon?filter=active',
    );
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: network.platformLoading } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const LoadError: Story = { parameters: { msw: { handlers: network.platformFailing } }, play: retries };

/** Without open tasks, no empty charts or tables are shown. */
export const NoOpenTasks: Story = {
  parameters: { msw: { handlers: network.quiet } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No plan ends within 30 days.')).toBeVisible();
    await expect(canvas.getByText('No coupon can be used at the moment.')).toBeVisible();
  },
};

/** Figures that need a missing privilege are hidden. */
export const LimitedAdmin: Story = {
  parameters: { persona: 'limitedAdmin', msw: { handlers: network.limited } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Coupon use')).toBeVisible();
    await expect(canvas.queryByText('Revenue by month')).toBeNull();
    await expect(canvas.queryByText('Documents to review')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Amounts look the same in every language. */
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Umsatz nach Monat' });
    await expect(canvasElement).not.toHaveTextContent(/\d\s\$/);
  },
};
