import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { DonutChart } from './DonutChart';
import { inCard } from './inCard';
import { statuses } from './sample';

const meta = {
  title: 'Components/Data/DonutChart',
  component: DonutChart,
  parameters: docs({
    use: 'Up to five parts of a whole, when the largest part matters most. Import it from `@fairlead/ui/charts`.',
    avoid:
      'Use `BarList` for more parts or for parts of similar size, because lengths are easier to compare than angles.',
    keys: {
      'Left, Right, Up, Down': 'Previous or next part',
      'Home, End': 'First or last part',
      Esc: 'Returns to the total',
    },
    dos: ['Combine the smallest parts into “Other”.'],
    donts: ['Use it for values that do not add up to a whole.'],
  }),
  args: { label: 'Policies by status', category: 'Status', value: 'Policies', items: statuses },
  decorators: [inCard],
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Policies by status' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Active 312 68.3%' })).toBeVisible();
    await expect(canvas.getByText('457')).toBeVisible();
  },
};

export const Money: Story = {
  args: {
    label: 'Premium by line',
    category: 'Line',
    value: 'Premium',
    format: { style: 'currency', currency: 'USD', maximumFractionDigits: 0 },
    items: [
      { name: 'Commercial Auto', value: 118_430 },
      { name: 'Homeowners', value: 96_880 },
      { name: 'Flood', value: 22_150 },
    ],
  },
};

export const OnePart: Story = { args: { items: [{ name: 'Active', value: 312 }] } };

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = {
  args: { items: [{ name: 'Active', value: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { name: 'Waiting for the carrier to answer the request for a certificate', value: 12 },
      { name: 'Done', value: 30 },
    ],
  },
};

export const ReadsByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const scan = canvas.getByRole('slider', { name: 'Policies by status' });
    await userEvent.tab();
    await expect(scan).toHaveAttribute('aria-valuetext', 'Active: 312, 68.3%');
    await userEvent.keyboard('{ArrowRight}');
    await expect(scan).toHaveAttribute('aria-valuetext', 'Expiring: 64, 14%');
    await expect(within(scan).getByText('Expiring')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(scan).getByText('Total')).toBeVisible();
  },
};

export const ReadsByPointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scan = canvas.getByRole('slider', { name: 'Policies by status' });
    const slices = canvasElement.querySelectorAll('figure path');
    await userEvent.pointer({ target: slices[2] ?? scan });
    await waitFor(() => expect(within(scan).getByText('In Review')).toBeVisible());
    await userEvent.unhover(scan);
    await waitFor(() => expect(within(scan).getByText('Total')).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      <Card title="Policies by status">
        <DonutChart {...args} />
      </Card>
      <Card title="Two parts">
        <DonutChart {...args} label="Two parts" items={statuses.slice(0, 2)} />
      </Card>
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Two parts' }).focus();
    await userEvent.keyboard('{End}');
  },
};
