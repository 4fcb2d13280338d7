import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { BarChart } from './BarChart';
import { inCard } from './inCard';
import { months, premium, quotes } from './sample';

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  parameters: docs({
    use: 'Compares amounts over a few categories or periods, in one to three series. Import it from `@fairlead/ui/charts`.',
    avoid: 'Use `BarList` for long names and rankings, `LineChart` for a trend, and `DonutChart` for parts of a whole.',
    keys: {
      'Left, Right, Up, Down': 'Previous or next category',
      'Home, End': 'First or last category',
      Esc: 'Hides the tooltip',
    },
    dos: [
      'Put it into a card with a title, because its own label is for screen readers only.',
      'Set the unit with `format`.',
    ],
    donts: ['Pass 0 for an unknown value. Leave the value out.'],
  }),
  args: { label: 'Premium by month', category: 'Month', categories: months, series: premium },
  decorators: [inCard],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const usd = { style: 'currency', currency: 'USD' } as const;

export const Default: Story = {
  args: { format: usd },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Premium by month' }));
    await expect(table.getAllByRole('row')).toHaveLength(13);
    await expect(table.getByRole('row', { name: 'Mar $31,208.75' })).toBeInTheDocument();
    // The table has exact values, the axis rounded ones.
    await expect(canvas.getByText('$60K')).toBeVisible();
  },
};

export const Series: Story = {
  args: { label: 'Quotes by month', series: quotes },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Accepted' })).toBeInTheDocument();
  },
};

export const Negative: Story = {
  args: {
    label: 'Change in policies',
    categories: ['Jan', 'Feb', 'Mar', 'Apr'],
    series: [{ name: 'Policies', values: [4, -6, 0, 9] }],
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: { series: [{ name: 'Premium', values: [] }], emptyText: 'No premium in this period' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No premium in this period')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Unknown values leave a gap, 0 does not. Values that are not finite numbers count as unknown. */
export const Gaps: Story = {
  args: {
    categories: ['Jan', 'Feb', 'Mar', 'Apr', 'May'],
    series: [{ name: 'Premium', values: [12, null, 0, Number.NaN, 1e12] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Feb N/A' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Mar 0' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Apr N/A' })).toBeInTheDocument();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Policies by line of business',
    categories: ['Commercial General Liability', 'Workers Compensation', 'Homeowners', 'Inland Marine'],
    series: [{ name: 'Policies with an effective date in the chosen period', values: [120, 80, 310, 12] }],
  },
};

const slider = { name: 'Premium by month' };
export const ReadsByKeyboard: Story = {
  tags: ['keyboard'],
  args: { format: usd },
  play: async ({ canvas, userEvent }) => {
    const scan = canvas.getByRole('slider', slider);
    await userEvent.tab();
    await expect(scan).toHaveFocus();
    await expect(scan).toHaveAttribute('aria-valuetext', 'Jan: $18,420.00');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(scan).toHaveAttribute('aria-valuetext', 'Mar: $31,208.75');
    await expect(scan).toHaveAttribute('aria-valuenow', '2');
    // The tooltip shows the same text.
    await expect(within(scan).getByText('$31,208.75')).toBeVisible();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(scan).toHaveAttribute('aria-valuetext', 'Dec: $52,870.00');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(scan).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{Escape}');
    await expect(within(scan).queryByText('$18,420.00')).toBeNull();
  },
};

export const ReadsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider', slider)).toHaveAttribute('aria-valuenow', '1');
  },
};

export const ReadsByPointer: Story = {
  args: { label: 'Quotes by month', series: quotes },
  play: async ({ canvas, userEvent }) => {
    const scan = canvas.getByRole('slider');
    const { left, width, top, height } = scan.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + height / 2 });
    await userEvent.pointer({ target: scan, coords: at(0.04) });
    await waitFor(() => expect(within(scan).getByText('Sent: 24')).toBeVisible());
    // The tooltip stays inside the chart at both ends.
    const words = within(scan).getByText('Sent: 24').getBoundingClientRect();
    await expect(words.left).toBeGreaterThanOrEqual(left);
    await userEvent.pointer({ target: scan, coords: at(0.99) });
    await waitFor(() => expect(within(scan).getByText('Sent: 51')).toBeVisible());
    await userEvent.unhover(scan);
    await waitFor(() => expect(within(scan).queryByText('Sent: 51')).toBeNull());
  },
};

export const German: Story = {
  args: { format: { style: 'currency', currency: 'EUR' } },
  decorators: [inLocale('de')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /31\.208,75\s€/ })).toBeInTheDocument();
  },
};

/** Amounts of a product that writes them the same in every language. */
export const OwnLocale: Story = {
  args: { format: { locale: 'en-US', style: 'currency', currency: 'USD' } },
  decorators: [inLocale('de')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: /\$31,208\.75/ })).toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent('$20K');
  },
};

export const Phone: Story = { args: { format: usd }, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      {[
        { ...args, format: usd },
        { ...args, label: 'Quotes by month', series: quotes },
        {
          ...args,
          label: 'Five series',
          categories: ['Q1', 'Q2', 'Q3'],
          series: [1, 2, 3, 4, 5].map((each) => ({ name: `Series ${each}`, values: [each * 3, 12 - each, each + 6] })),
        },
        {
          ...args,
          label: 'Change in policies',
          categories: ['Jan', 'Feb', 'Mar', 'Apr'],
          series: [{ name: 'Policies', values: [4, -6, 0, 9] }],
        },
      ].map((props) => (
        <Card key={props.label} title={props.label}>
          <BarChart {...props} />
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('slider', { name: 'Quotes by month' }).focus();
    await expect(await canvas.findByText('Sent: 24')).toBeVisible();
  },
};
