import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { inCard } from './inCard';
import { LineChart } from './LineChart';
import { months, premium, quotes } from './sample';

const meta = {
  title: 'Components/Data/LineChart',
  component: LineChart,
  parameters: docs({
    use: 'Trend of amounts over time, in one to three series. Import it from `@fairlead/ui/charts`.',
    avoid: 'Use `BarChart` for categories without an order, and `Sparkline` beside a figure.',
    keys: {
      'Left, Right, Up, Down': 'Previous or next point',
      'Home, End': 'First or last point',
      Esc: 'Hides the tooltip',
    },
    dos: ['Leave unknown values out; the line has a gap there.'],
    donts: ['Show more than five series, because users cannot tell them apart.'],
  }),
  args: { label: 'Quotes by month', category: 'Month', categories: months, series: quotes },
  decorators: [inCard],
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Quotes by month' }));
    await expect(table.getByRole('row', { name: 'Mar 28 12 5' })).toBeInTheDocument();
  },
};

export const OneSeries: Story = {
  args: { label: 'Premium by month', series: premium, format: { style: 'currency', currency: 'USD' } },
};

export const Gaps: Story = {
  args: { series: [{ name: 'Sent', values: [24, 31, null, 40, null, null, 41, 38, Number.NaN, 52, 49, 51] }] },
  play: async ({ canvasElement }) => {
    // One path segment per run of values.
    const path = canvasElement.querySelector('figure path')?.getAttribute('d') ?? '';
    await expect(path.split('M')).toHaveLength(5);
  },
};

export const OneValue: Story = { args: { categories: ['Jan'], series: [{ name: 'Sent', values: [24] }] } };

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = {
  args: { categories: [], series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible();
  },
};

/** A year of daily values: no point marks, and only some category labels. */
export const ManyValues: Story = {
  args: {
    label: 'Policies by day',
    category: 'Day',
    categories: Array.from({ length: 365 }, (_, day) => `${day + 1}`),
    series: [
      { name: 'Policies', values: Array.from({ length: 365 }, (_, day) => 400 + 80 * Math.sin(day / 40) + day / 5) },
    ],
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    series: [
      { name: 'Quotes that were sent to a contact of the agency and have not been answered', values: [3, 5, 2] },
    ],
    categories: ['First quarter of the year', 'Second quarter of the year', 'Third quarter of the year'],
  },
};

export const ReadsByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const scan = canvas.getByRole('slider', { name: 'Quotes by month' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(scan).toHaveAttribute('aria-valuetext', 'Feb: Sent 31, Accepted 16, Expired 6');
    await expect(within(scan).getByText('Accepted: 16')).toBeVisible();
    await userEvent.tab();
    await expect(within(scan).queryByText('Accepted: 16')).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      {[
        args,
        { ...args, label: 'Premium by month', series: premium },
        {
          ...args,
          label: 'Five series',
          categories: ['Q1', 'Q2', 'Q3', 'Q4'],
          series: [1, 2, 3, 4, 5].map((each) => ({
            name: `Series ${each}`,
            values: [each, each + 2, each * 2, each + 4],
          })),
        },
        {
          ...args,
          label: 'Gaps',
          series: [{ name: 'Sent', values: [24, 31, null, 40, null, null, 41, 38, -9, 52, 49, 51] }],
        },
      ].map((props) => (
        <Card key={props.label} title={props.label}>
          <LineChart {...props} />
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Quotes by month' }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Sent: 51')).toBeVisible();
  },
};
