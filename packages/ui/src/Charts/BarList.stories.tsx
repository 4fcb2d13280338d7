import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { BarList } from './BarList';
import { inCard } from './inCard';
import { stages, statuses } from './sample';

const meta = {
  title: 'Components/BarList',
  component: BarList,
  parameters: docs({
    use: 'Amounts to be ranked by the eye, each with its name and its number: the stages of a pipeline, carriers by premium. It is imported from `@fairlead/ui/charts`.',
    avoid: 'Amounts over time are a `BarChart` or a `LineChart`; rows with more than two figures are a `DataTable`.',
    dos: ['Order the rows by their amount, unless they are steps that follow one another.'],
    donts: ['Don’t tell the groups by their colour alone: name them in `groups`.'],
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

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { items: [], emptyText: 'No opportunities yet' } };

/** Nothing is counted, or less than nothing: the numbers say it, the bars are empty. */
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
