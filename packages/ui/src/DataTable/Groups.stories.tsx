import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { ListFrame } from '../ListFrame/ListFrame';
import { DataTable, type DataTableProps } from './DataTable';
import { columns, coupons } from './sample';

type Coupon = (typeof coupons)[number];
const nameOf = ({ code }: Coupon) => code;
const yearOf = ({ expires }: Coupon) => expires.slice(-4);
const byYear = [...coupons].sort((a, b) => yearOf(b).localeCompare(yearOf(a)));

function Grouped({ label = 'Coupons', loading }: Partial<Pick<DataTableProps<Coupon>, 'label' | 'loading'>>) {
  return (
    <ListFrame aria-label={label}>
      <DataTable
        label={label}
        columns={columns}
        rows={byYear}
        rowKey={nameOf}
        rowGroup={yearOf}
        {...(loading !== undefined && { loading })}
      />
    </ListFrame>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Groups',
  component: Grouped,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Rows of one day, month or state below a common heading: `rowGroup={(row) => dayOf(row)}`.',
    avoid: 'Use a filter or a view for groups that users open one at a time.',
    dos: ['Sort the rows by the value of the group.', 'Leave the value of the group out of the columns.'],
    donts: ['Group tables with more than 200 rows, which show no headings.'],
  }),
} satisfies Meta<typeof Grouped>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('rowgroup').slice(1);
    const years = groups.map((group) => within(group).getAllByRole('rowheader')[0]?.textContent);
    await expect(years).toEqual(['2027', '2026', '2025']);
    await expect(within(groups[1] as HTMLElement).getAllByRole('row')).toHaveLength(4);
    const heading = canvas.getByRole('rowheader', { name: '2026' });
    await expect(heading.getBoundingClientRect().width).toBe(canvas.getByRole('table').getBoundingClientRect().width);
  },
};

/** Skeleton rows have no heading. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader')).toBeNull();
  },
};

/** Headings stand between the cards. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '2026' })).toBeVisible();
  },
};

export const Matrix: Story = { tags: ['matrix'], render: () => <Grouped /> };
