import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { BarList } from './BarList';
import { inCard } from './inCard';
import { stages, statuses } from './sample';

const meta = {
  title: 'Components/Data/BarList',
  component: BarList,
  parameters: docs({
    use: 'Ranks amounts with names and numbers, such as the stages of a pipeline or carriers by premium. Import it from `@fairlead/ui/charts`.',
    avoid: 'Use `BarChart` or `LineChart` for amounts over time, and `DataTable` for rows with more than two figures.',
    dos: ['Sort the rows by amount, unless they are consecutive steps.'],
    donts: ['Distinguish groups by colour alone. Name them in `groups`.'],
  }),
  args: {
    label: 'Pipeline',
    category: 'Stage',
    value: 'Opportunities',
    note: 'Premium',
    items: stages,
    groups: ['Open', 'Won', 'Lost'],
  },
  decorators: [inCard],
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Pipeline' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Won (Won) 27 $74,310' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Opportunities' })).toBeInTheDocument();
  },
};

/** Each bar has a limit of its own, so 5 of 160 is short. */
export const Limits: Story = {
  args: {
    label: 'Coupons',
    category: 'Coupon',
    value: 'Uses',
    note: 'Limit',
    items: [
      { name: 'SPRING-15', value: 5, max: 160, note: 'of 160' },
      { name: 'PARTNER-50', value: 4, max: 8, note: 'of 8' },
    ],
    groups: undefined,
  },
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('row').slice(1);
    const width = (row: Element | undefined) => row?.querySelector<HTMLElement>('[style]')?.style.width;
    await expect(bars.map(width)).toEqual(['3.125%', '50%']);
  },
};
export const OneGroup: Story = {
  args: {
    label: 'Policies',
    category: 'Status',
    value: 'Policies',
    items: statuses,
    groups: undefined,
    note: undefined,
  },
};

/** Lost opportunities do not count, so that they have no colour of their own. */
export const MutedGroup: Story = {
  args: { mutedGroup: 2 },
  play: async ({ canvas }) => {
    const colourOf = (name: RegExp) => {
      const bar = canvas.getByRole('row', { name }).querySelector('[style]');
      return bar && getComputedStyle(bar).color;
    };
    await expect(colourOf(/Lost/)).toBe(getComputedStyle(canvas.getByText('Lost', { selector: 'span' })).color);
    await expect(colourOf(/Lost/)).not.toBe(colourOf(/^Won/));
  },
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { items: [], emptyText: 'No opportunities yet' } };

/** Zero and negative amounts show their number and an empty bar. */
export const Nothing: Story = {
  args: {
    items: [
      { name: 'New', value: 0 },
      { name: 'Contacted', value: -3 },
    ],
    groups: undefined,
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      {
        name: 'Commercial General Liability with Products and Completed Operations',
        value: 1_204_118,
        note: '$31,208,750.00',
      },
      { name: 'Auto', value: 12, note: '$874.20' },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      <Card title="Pipeline">
        <BarList {...args} />
      </Card>
      <Card title="Policies">
        <BarList label="Policies" category="Status" value="Policies" items={statuses} />
      </Card>
    </Grid>
  ),
};
