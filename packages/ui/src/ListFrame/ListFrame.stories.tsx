import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpDown, ListFilter } from 'lucide';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { DataTable } from '../DataTable/DataTable';
import { columns, coupons, rowActions } from '../DataTable/sample';
import { DensityToggle } from '../DensityToggle/DensityToggle';
import { EmptyState } from '../EmptyState/EmptyState';
import { Icon } from '../Icon/Icon';
import { ListToolbar } from '../ListToolbar/ListToolbar';
import { Pagination } from '../Pagination/Pagination';
import { SearchField } from '../SearchField/SearchField';
import { Select } from '../Select/Select';
import { ListFrame } from './ListFrame';

const toolbar = (
  <ListToolbar end={<DensityToggle value="default" onValueChange={fn()} />}>
    <SearchField
      fields={[{ value: 'couponCode', label: 'Coupon Code' }]}
      field="couponCode"
      onFieldChange={fn()}
      value=""
      onValueChange={fn()}
      placeholder="Search by Coupon Code"
    />
    <Select
      label="Filter"
      hideLabel
      leading={<Icon of={ListFilter} />}
      options={[{ value: 'all', label: 'All' }]}
      value="all"
      onValueChange={fn()}
    />
    <Select
      label="Sort by"
      hideLabel
      leading={<Icon of={ArrowUpDown} />}
      options={[{ value: 'name', label: 'Name A-Z' }]}
      value="name"
      onValueChange={fn()}
    />
  </ListToolbar>
);
const footer = (
  <Pagination page={0} pageSize={20} total={24} pageSizes={[20, 50, 100]} onPageChange={fn()} onPageSizeChange={fn()} />
);
const table = (
  <DataTable
    label="Coupons"
    columns={columns}
    rows={coupons}
    rowKey={({ code }) => code}
    rowActions={rowActions}
    sort={{ by: 'couponCode', direction: 'asc' }}
    onSortChange={fn()}
  />
);

const meta = {
  title: 'Components/Data/ListFrame',
  component: ListFrame,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Surface of every list of records: `ListToolbar`, `DataTable` and `Pagination`. When rows become cards, each card gets its own surface.',
    avoid: 'Use `Card` for details or a form.',
    dos: [
      'Label it with `aria-label`: the kind of records.',
      'Keep the toolbar and the frame in place while rows load, fail or are missing; only the content changes.',
    ],
    donts: ['Put a frame into a card.'],
  }),
  args: { 'aria-label': 'Coupons', toolbar, footer, children: table },
} satisfies Meta<typeof ListFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoResults: Story = {
  args: {
    footer: undefined,
    children: (
      <EmptyState title="No coupon matches “FLOODS”" description="Searched Coupon Code among Active coupons." />
    ),
  },
};

export const Bare: Story = { args: { toolbar: undefined, footer: undefined } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(canvas.queryByRole('button', { name: 'Compact rows' })).toBeNull();
    const search = canvas.getByRole('textbox', { name: 'Search' }).getBoundingClientRect();
    const filter = canvas.getByRole('combobox', { name: 'Filter' }).getBoundingClientRect();
    await expect(filter.top).toBeGreaterThan(search.bottom);
  },
};

export const PhoneNoResults: Story = { ...NoResults, globals: { viewport: { value: 'phone' } } };

/** The table header stays visible while the rows scroll. */
export const StickyHead: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: '120vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const view = canvasElement.ownerDocument.defaultView as Window;
    const head = canvas.getByRole('columnheader', { name: 'Coupon Code' });
    view.scrollTo(0, head.getBoundingClientRect().top + 80);
    await expect(head.getBoundingClientRect().top).toBe(0);
    view.scrollTo(0, 0);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <EmptyState title={`No coupon matches “${longWord}”`} description={`Searched ${longWord} among all coupons.`} />
    ),
  },
};

export const Matrix: Story = { tags: ['matrix'] };
