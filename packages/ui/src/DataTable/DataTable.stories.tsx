import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { EmptyState } from '../EmptyState/EmptyState';
import { ListFrame } from '../ListFrame/ListFrame';
import { Stack } from '../Stack/Stack';
import type { Sort } from './column';
import { DataTable } from './DataTable';
import { densities } from './density';
import { columns, coupons, rowActions } from './sample';

type Coupon = (typeof coupons)[number];
/** The component is generic, but docgen needs a concrete type. */
const CouponTable = DataTable<Coupon>;

const meta = {
  title: 'Components/Data/DataTable',
  component: CouponTable,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Records that users look up, compare or act on. Always in a `ListFrame` or a card. When it narrows, columns disappear by `priority`; below 900 px each row becomes a card with all columns.',
    avoid:
      'Use `DescriptionList` for the details of one record, cards for two or three choices, and `Timeline` for events.',
    keys: {
      Tab: 'Moves to the sortable headers, then to the controls of each row',
      'Enter, Space': 'On a header: sorts by the column, ascending first, then descending',
    },
    dos: [
      'Put the name of the record into the first column and make it a link.',
      'Align numbers that are compared to the end.',
      'Set a `priority` on every column that phones do not need.',
    ],
    donts: ['Sort in the browser when the server paginates.', 'Show an empty table. Use an `EmptyState` instead.'],
  }),
  args: {
    label: 'Coupons',
    columns,
    rows: coupons,
    rowKey: ({ code }) => code,
    rowActions,
    sort: { by: 'couponCode', direction: 'asc' },
    onSortChange: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters as { width?: number }).width }}>
        <ListFrame aria-label="Coupons">
          <Story />
        </ListFrame>
      </div>
    ),
  ],
} satisfies Meta<typeof CouponTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Compact: Story = { args: { density: 'compact' } };

export const Serial: Story = { args: { serialStart: 21 } };

/** The row is open in a drawer or panel. */
export const Selected: Story = { args: { selectedKey: 'CES27' } };

/** Without row actions and sorting. */
export const Plain: Story = { args: { rowActions: undefined, sort: undefined, onSortChange: undefined } };

/** Skeletons fade in after 150 ms, so that fast responses show none. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Coupons' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).queryByText('CES27')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const LoadingKeepsHeights: Story = {
  render: function Render(args) {
    const [loading, setLoading] = useState(true);
    return (
      <Stack gap={12}>
        <CouponTable {...args} loading={loading} skeletonRows={coupons.length} />
        <button type="button" onClick={() => setLoading(false)}>
          Answer
        </button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByRole('table').getBoundingClientRect().height;
    const before = height();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByText('CES27')).toBeVisible();
    await expect(height()).toBe(before);
  },
};

export const LoadingKeepsHeightsOnPhone: Story = {
  ...LoadingKeepsHeights,
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [
      {
        code: 'AUTUMN-CAMPAIGN-FOR-AGENCIES-WITH-MORE-THAN-TWENTY-FIVE-AGENTS-IN-THE-SOUTHERN-STATES-2027',
        discount: 1234567.89,
        uses: 1000000,
        left: 999999,
        expires: '30-September-2027',
      },
      ...coupons.slice(0, 2),
    ],
  },
  play: ({ canvas }) => fits(canvas.getByRole('table')),
};

/** Replaces a table without rows. */
export const Empty: Story = {
  render: () => <EmptyState title="Coupons Not Found" description="Make a code that agencies can enter." />,
};

/** Narrow windows hide columns by their priority. */
export const Narrow: Story = {
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Max Used Times' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Discount Amount' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Expiry Date' })).toBeVisible();
    await fits(canvas.getByRole('table'));
  },
};

/** Below 900 px each row is a card with all columns. It stays a table for screen readers. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('row', { name: /CES27/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('CES27');
    await expect(within(row).getAllByRole('cell')).toHaveLength(5);
    const cell = within(row).getAllByText('90')[0]?.closest('td') as HTMLElement;
    await expect(getComputedStyle(cell, '::before').content).toBe('"Max Used Times"');
    const edit = within(row).getByRole('button', { name: 'Edit CES27' });
    await expect(getComputedStyle(edit, '::after').content).toBe('"Edit"');
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const PhoneLoading: Story = { args: { loading: true }, globals: { viewport: { value: 'phone' } } };

export const LongTextOnDesk: Story = { ...LongText, globals: { viewport: { value: 'lg' } } };

/** A narrow list in a wide window also shows cards, because its own width counts. */
export const InColumn: Story = {
  args: { rows: coupons.slice(0, 2) },
  parameters: { width: 420 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    // cards follow the width in a later frame
    await waitFor(() => expect(getComputedStyle(table).display).toBe('block'));
    await fits(table);
  },
};

export const ShowsNothingAsNotAvailable: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /CONF-AUSTIN/ });
    await expect(within(row).getByText('N/A')).toBeVisible();
  },
};

export const SortsByItsHeads: Story = {
  tags: ['keyboard'],
  render: function Render(args) {
    const [sort, setSort] = useState<Sort>({ by: 'couponCode', direction: 'asc' });
    return (
      <CouponTable
        {...args}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          args.onSortChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(head('Coupon Code')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Discount Amount')).toHaveAttribute('aria-sort', 'none');
    await expect(head('Max Used Times')).not.toHaveAttribute('aria-sort');

    within(head('Discount Amount')).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ by: 'discountAmount', direction: 'asc' });
    await expect(head('Discount Amount')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Coupon Code')).toHaveAttribute('aria-sort', 'none');

    await userEvent.keyboard(' ');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ by: 'discountAmount', direction: 'desc' });
    await expect(head('Discount Amount')).toHaveAttribute('aria-sort', 'descending');
  },
};

export const NamesTheActions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete CES27' }));
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Delete CES27');
    await userEvent.unhover(canvas.getByRole('button', { name: 'Delete CES27' }));
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
  },
};

/** With their number, the column of the actions is as wide as they are. */
export const CountedActions: Story = {
  args: { columns: columns.map((column, at) => ({ ...column, width: at === 0 ? '30%' : '17%' })), actionCount: 2 },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    const cell = within(row as HTMLElement)
      .getAllByRole('cell')
      .at(-1) as HTMLElement;
    const buttons = within(cell).getAllByRole('button');
    const widest = buttons.reduce((sum, button) => sum + button.getBoundingClientRect().width, 0);
    const { width } = cell.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(widest + 20);
    await expect(width).toBeLessThanOrEqual(widest + 28);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={24}>
      {densities.map((density) => (
        <CouponTable key={density} {...args} density={density} serialStart={1} selectedKey="CES27" />
      ))}
      <CouponTable {...args} loading skeletonRows={2} />
    </Stack>
  ),
};

/** Checks that no text is cut off and nothing overflows the list. */
async function fits(table: HTMLElement) {
  const frame = table.parentElement as HTMLElement;
  await expect(table.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  for (const cell of table.querySelectorAll<HTMLElement>('td, th'))
    await expect(cell.scrollWidth, cell.textContent ?? '').toBeLessThanOrEqual(Math.max(cell.clientWidth, 1));
}
