import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { forcedColours } from '../../test/forcedColours';
import { longWord } from '../../test/longWord';
import { ListFrame } from '../ListFrame/ListFrame';
import { Stack } from '../Stack/Stack';
import { columnTotals } from './columnTotals';
import { DataTable, type DataTableProps } from './DataTable';
import { type Policy, policies, policyColumns, rowActions, usd } from './policySample';
import { createSelection } from './selectionStore';
import { useRowSelection } from './useRowSelection';

const nameOf = ({ number }: Policy) => number;
const sum = (amountOf: (policy: Policy) => number) => (rows: readonly Policy[]) =>
  usd(rows.reduce((all, row) => all + amountOf(row), 0));
const totals = {
  premium: sum(({ premium }) => premium),
  fees: sum(({ fees }) => fees),
};
function Totaled({ label = 'Policies', ...props }: Partial<DataTableProps<Policy>>) {
  const [store] = useState(createSelection);
  const selection = useRowSelection({ store, rowName: nameOf });
  return (
    <ListFrame aria-label={label}>
      <DataTable
        label={label}
        columns={policyColumns}
        rows={policies}
        rowKey={nameOf}
        rowActions={rowActions}
        actionCount={2}
        selection={selection}
        totals={columnTotals({ totals })}
        {...props}
      />
    </ListFrame>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Totals',
  component: Totaled,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Pass `totals` for columns of money or counts if their sum answers a question of the user.',
    avoid: 'Averages and dates have no total. Use `StatCard`s for figures about more than the rows of the table.',
    dos: ['Set a `label` if the table shows only a part of the rows: "Total of this page".'],
    donts: ['Add up amounts of different currencies.'],
  }),
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof Totaled>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const PREMIUM = '$25,642.75';
const FEES = '$560.00';
const rowOf = (canvas: Canvas, label = 'Total') => canvas.getByRole('row', { name: new RegExp(`^${label}`) });
const edge = (element: Element) => Math.round(element.getBoundingClientRect().right);
const cellOf = (canvas: Canvas, text: string) => within(rowOf(canvas)).getByText(text).closest('td') as Element;

/** Each total is below its column. The label is the row header. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = within(rowOf(canvas));
    await expect(row.getByRole('rowheader')).toHaveTextContent('Total');
    for (const [name, text] of Object.entries({ Premium: PREMIUM, Fees: FEES })) {
      const cell = cellOf(canvas, text);
      await expect(edge(cell)).toBe(edge(canvas.getByRole('columnheader', { name })));
      await expect(getComputedStyle(cell)).toMatchObject({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
    }
  },
};

/** A table with a part of the rows says so. */
export const OfPage: Story = {
  args: { totals: columnTotals({ label: 'Total of this page', totals }), rows: policies.slice(0, 2) },
  play: async ({ canvas }) => {
    const row = within(rowOf(canvas, 'Total of this page'));
    await expect(row.getByText('$2,120.50')).toBeVisible();
  },
};

/** A total can come from the server. */
export const FromServer: Story = {
  args: {
    totals: columnTotals({ label: 'Total of 1,204 policies', totals: { premium: () => '$3,204,118.00' } }),
  },
  play: ({ canvas }) => expect(within(rowOf(canvas)).getByText('$3,204,118.00')).toBeVisible(),
};

/** A hidden column takes its total with it, and no totals are left without columns. */
export const HiddenColumns: Story = {
  args: { hiddenColumns: new Set(['premium', 'line']) },
  play: async ({ canvas }) => {
    const row = within(rowOf(canvas));
    await expect(row.queryByText(PREMIUM)).toBeNull();
    await expect(edge(cellOf(canvas, FEES))).toBe(edge(canvas.getByRole('columnheader', { name: 'Fees' })));
  },
};
export const AllHidden: Story = {
  args: { hiddenColumns: new Set(['premium', 'fees']) },
  play: ({ canvas }) => expect(canvas.queryByText('Total')).toBeNull(),
};

/** Narrow lists hide columns by their priority. */
export const Narrow: Story = {
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    await expect(edge(cellOf(canvas, PREMIUM))).toBe(edge(canvas.getByRole('columnheader', { name: 'Premium' })));
    await expect(canvas.queryByRole('cell', { name: FEES })).toBeNull();
  },
};

/** Unknown while the rows load. */
export const Loading: Story = {
  args: { loading: true },
  play: ({ canvas }) => expect(canvas.queryByText('Total')).toBeNull(),
};

/** Groups have no totals of their own. */
export const Groups: Story = {
  args: { rowGroup: ({ carrier }) => carrier },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(within(table).getAllByRole('rowgroup').at(-1)).toContainElement(rowOf(canvas));
  },
};

/** The title column has a total too: the next column has the label. */
export const TitleWithTotal: Story = {
  args: { totals: columnTotals({ totals: { ...totals, number: () => '5 policies' } }) },
  play: async ({ canvas }) => {
    const row = within(rowOf(canvas, '5 policies'));
    await expect(row.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  },
};

const many = Array.from({ length: 300 }, (_, at): Policy => ({ ...(policies[0] as Policy), number: `FL-${at}` }));
/** Screen readers count the row in a table of which not all rows are mounted. */
export const LongTable: Story = {
  args: { rows: many },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '302');
    await expect(rowOf(canvas)).toHaveAttribute('aria-rowindex', '302');
  },
};

const FEES_OF_ALL = '$1,500.00';
/** The row stays at the bottom of a table that scrolls. */
export const StaysInScrollingTable: Story = {
  globals: { viewport: { value: 'md' } },
  args: { layout: 'scroll', rows: many.slice(0, 60) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'Policies' });
    // The region scrolls when its code has loaded.
    await waitFor(() => expect(region).toHaveAttribute('tabindex'));
    const bottom = () =>
      Math.round(cellOf(canvas, FEES_OF_ALL).getBoundingClientRect().bottom - region.getBoundingClientRect().top);
    const before = bottom();
    await expect(before).toBeLessThanOrEqual(region.offsetHeight);
    region.scrollTop = 400;
    await waitFor(() => expect(region.scrollTop).toBe(400));
    await expect(bottom()).toBe(before);
    region.scrollLeft = 150;
    const label = within(rowOf(canvas)).getByRole('rowheader');
    await waitFor(() => expect(region).toHaveAttribute('data-before'));
    await expect(label.getBoundingClientRect().left).toBeGreaterThanOrEqual(region.getBoundingClientRect().left);
  },
};

/** A card with the label and the totals. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = rowOf(canvas);
    await expect(within(row).getByText(PREMIUM)).toBeVisible();
    await expect([...row.children].filter((cell) => cell.checkVisibility())).toHaveLength(3);
    const label = getComputedStyle(cellOf(canvas, PREMIUM), '::before');
    await expect(label.content).toBe('"Premium"');
  },
};

export const German: Story = {
  decorators: [inLocale('de', { total: 'Summe' })],
  play: ({ canvas }) => expect(canvas.getByRole('rowheader', { name: 'Summe' })).toBeVisible(),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [cell, header] = [cellOf(canvas, PREMIUM), canvas.getByRole('columnheader', { name: 'Premium' })];
    await expect(Math.round(cell.getBoundingClientRect().left)).toBe(Math.round(header.getBoundingClientRect().left));
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    totals: columnTotals({ label: longWord, totals: { premium: () => longWord } }),
    columns: policyColumns.map((column) => ({ ...column, header: longWord })),
  },
};

/** A sum that is wider than its column ends with it. */
export const LargeText: Story = {
  globals: { zoom: '200' },
  play: async ({ canvas }) => {
    const [premium, fees] = [PREMIUM, FEES].map((text) => cellOf(canvas, text));
    const box = document.createRange();
    box.selectNodeContents(premium as Element);
    await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(edge(premium as Element));
    await expect((fees as Element).scrollWidth).toBe((fees as Element).clientWidth);
  },
};

/** The line above the totals is a border. */
export const ForcedColours: Story = {
  play: forcedColours(async ({ canvas }) => {
    const last = canvas.getByRole('row', { name: /FL-20117/ }).lastElementChild as Element;
    const { borderBlockEndStyle, borderBlockEndColor, color } = getComputedStyle(last);
    await expect([borderBlockEndStyle, borderBlockEndColor]).toEqual(['solid', color]);
  }),
};

const few = policyColumns.filter(({ id }) => ['number', 'customer', 'premium', 'fees', 'status'].includes(id));
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={24}>
      <Totaled columns={few} />
      <Totaled label="Compact" density="compact" columns={few} />
    </Stack>
  ),
};
