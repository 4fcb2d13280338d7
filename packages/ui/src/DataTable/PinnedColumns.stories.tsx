import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { ListFrame } from '../ListFrame/ListFrame';
import type { Column } from './column';
import { columnTotals } from './columnTotals';
import { DataTable, type DataTableProps } from './DataTable';
import { type Policy, policies, policyColumns, rowActions, usd } from './policySample';
import { createSelection } from './selectionStore';
import { useRowSelection } from './useRowSelection';

const nameOf = ({ number }: Policy) => number;
const line: Column<Policy> = { id: 'year', header: 'Year', cell: () => '2026', width: '5%' };
/** The title is the second column. */
const columns: readonly Column<Policy>[] = [
  line,
  ...policyColumns.map((column) => ({ ...column, ...(column.id === 'number' && { card: 'title' as const }) })),
];
const totals = columnTotals<Policy>({
  totals: { premium: (rows) => usd(rows.reduce((sum, { premium }) => sum + premium, 0)) },
});

type TableProps = Partial<DataTableProps<Policy>> & { selects?: boolean };

function Pinned({ selects = true, columns: given = columns, ...rest }: TableProps) {
  const [store] = useState(() => createSelection(['FL-20114']));
  const selection = useRowSelection({ store, rowName: nameOf });
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  return (
    <ListFrame aria-label="Policies">
      <DataTable
        label="Policies"
        layout="scroll"
        pinnedColumns={new Set(['premium'])}
        columns={given.map((column) => ({
          ...column,
          width: widths[column.id] ? `${widths[column.id]}%` : column.width,
        }))}
        rows={policies}
        rowKey={nameOf}
        rowActions={rowActions}
        actionCount={2}
        totals={totals}
        onColumnWidths={(changed) => setWidths(changed ? { ...widths, ...changed } : {})}
        {...(selects && { selection })}
        {...rest}
      />
    </ListFrame>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Pinned columns',
  component: Pinned,
  parameters: docs({
    use: '`pinnedColumns` keeps further columns beside the title while a table with `layout="scroll"` scrolls, for figures that users compare with the others.',
    avoid: 'Do not pin many columns. They never take more than half of the width; the last ones scroll instead.',
    dos: [
      'Let users choose them: `onPinnedColumnsChange` of the `ColumnChooser`.',
      'Store the choice per user and list.',
    ],
    height: 420,
  }),
  globals: { viewport: { value: 'lg' } },
} satisfies Meta<typeof Pinned>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const regionOf = (canvas: Canvas) => canvas.getByRole('group', { name: 'Policies' });
const box = (element: Element) => element.getBoundingClientRect();
const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';
/** Distance of a cell from the start of the region, in px. */
const fromStart = (region: Element, cell: Element) =>
  isRightToLeft(region) ? box(region).right - box(cell).right : box(cell).left - box(region).left;

/** Cells of the header, of a row, and of the totals. */
const rowsOf = (canvas: Canvas) => {
  const table = canvas.getByRole<HTMLTableElement>('table');
  const body = canvas.getByRole<HTMLTableRowElement>('row', { name: /FL-20114/ });
  return [table.tHead?.rows[0], body, table.tFoot?.rows[0]].map((row) => [...(row?.cells ?? [])]);
};

/** Waits until the region follows the scroll position. */
const ready = (canvas: Canvas) => waitFor(() => expect(regionOf(canvas)).toHaveAttribute('data-after'));
const scrollTo = async (canvas: Canvas, at: number) => {
  const region = regionOf(canvas);
  region.scrollLeft = isRightToLeft(region) ? -at : at;
  await waitFor(() => expect(Math.abs(region.scrollLeft)).toBeGreaterThan(Math.min(at, 100) - 1));
  await waitFor(() => expect(region.hasAttribute('data-before')).toBe(true));
};

/** Checks that the first cells of all rows are side by side at the start of the region. */
async function expectInPlace(canvas: Canvas, count: number) {
  const region = regionOf(canvas);
  for (const cells of rowsOf(canvas)) {
    let start = 0;
    for (const cell of cells.slice(0, count)) {
      await expect(Math.abs(fromStart(region, cell) - start)).toBeLessThan(1);
      start += box(cell).width;
    }
    const next = cells[count];
    if (next) await expect(fromStart(region, next)).toBeLessThan(start);
    // They hide what is beneath them.
    const last = box(cells[count - 1] as Element);
    const [x, y] = [last.left + last.width / 2, last.top + last.height / 2];
    await expect(cells[count - 1]?.contains(document.elementFromPoint(x, y))).toBe(true);
  }
}

/** The checkboxes, the columns up to the title and the premium stay. A line shows that columns are beneath them. */
export const Scrolls: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(
      canvas
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(1, 5),
    ).toEqual(['Year', 'Policy', 'Premium', 'Customer']);
    const edge = () => rowsOf(canvas).map(([, , , premium]) => getComputedStyle(premium as Element, '::after').content);
    await expect(edge()).toEqual(['none', 'none', 'none']);
    await scrollTo(canvas, 200);
    await expectInPlace(canvas, 4);
    await expect(edge()).toEqual(['""', '""', '""']);
    await scrollTo(canvas, 10_000);
    await expectInPlace(canvas, 4);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await ready(canvas);
    await scrollTo(canvas, 200);
    await expectInPlace(canvas, 4);
  },
};

/** The columns after a resized one move with its edge, also while the user drags it. */
export const AfterResizing: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    const header = canvas.getByRole('columnheader', { name: 'Year' });
    const before = box(header).width;
    await fireEvent.pointerOver(header);
    const edge = await waitFor(() => {
      const found = header.querySelector<HTMLElement>('[aria-hidden]:last-child:not(svg)');
      if (!found) throw new Error('no edge');
      return found;
    });
    edge.setPointerCapture = fn();
    const at = (clientX: number) => ({ clientX, button: 0, pointerId: 1 });
    await fireEvent.pointerDown(edge, at(300));
    await fireEvent.pointerMove(edge, at(350));
    await expect(box(header).width).toBeGreaterThan(before + 30);
    await scrollTo(canvas, 200);
    await waitFor(() => expectInPlace(canvas, 4));
    await fireEvent.pointerUp(edge, at(350));
    await waitFor(() => expectInPlace(canvas, 4));
    await expect(box(header).width).toBeGreaterThan(before + 30);
  },
};

/** Columns that get another order, and another pinned column. */
export const AfterReordering: Story = {
  render: function Reordered(args) {
    const [step, setStep] = useState(0);
    const [year, number, ...others] = columns;
    const moved = step > 0 && year && number ? [number, year, ...others.toReversed()] : columns;
    return (
      <>
        <button type="button" onClick={() => setStep(step + 1)}>
          Change
        </button>
        <Pinned {...args} columns={moved} pinnedColumns={new Set(step > 1 ? ['expires', 'status'] : ['premium'])} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await scrollTo(canvas, 200);
    const names = () =>
      rowsOf(canvas)[0]
        ?.map(({ textContent }) => textContent)
        .slice(1, 5);
    const change = canvas.getByRole('button', { name: 'Change' });
    await userEvent.click(change);
    await expect(names()).toEqual(['Policy', 'Premium', 'Year', 'Agent']);
    await waitFor(() => expectInPlace(canvas, 3));
    await userEvent.click(change);
    await expect(names()).toEqual(['Policy', 'Status', 'Expires', 'Year']);
    await waitFor(() => expectInPlace(canvas, 4));
  },
};

/** Columns without percentages are as wide as their content, and so are the row numbers. */
export const WidthsByContent: Story = {
  args: {
    columns: columns.map(({ width: _, ...column }) => ({
      ...column,
      cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{column.cell(row)}</span>,
    })),
    serialStart: 9996,
    rows: policies.map((policy, at) => ({ ...policy, agent: `${policy.agent} of the branch in Sarasota ${at}` })),
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await scrollTo(canvas, 200);
    await expectInPlace(canvas, 5);
  },
};

/** In a narrow list the last pinned columns scroll, so that half of the width is left. The title stays. */
export const HalfOfWidth: Story = {
  globals: { viewport: { value: 'md' } },
  args: { pinnedColumns: new Set(['premium', 'fees', 'customer']) },
  play: async ({ canvas }) => {
    await ready(canvas);
    await scrollTo(canvas, 10_000);
    const region = regionOf(canvas);
    const edge = Number(region.dataset['edge']);
    const [heads = []] = rowsOf(canvas);
    await expect(edge).toBeGreaterThanOrEqual(2);
    await expect(edge).toBeLessThan(5);
    await expectInPlace(canvas, edge + 1);
    await expect(fromStart(region, heads[edge] as Element) + box(heads[edge] as Element).width).toBeLessThanOrEqual(
      region.clientWidth / 2 + 1,
    );
    // The others have left the region.
    await expect(fromStart(region, heads[5] as Element)).toBeLessThan(0);
  },
};

/** The title takes at most half of the list with large texts. The column before it then scrolls. */
export const LargeText: Story = {
  globals: { zoom: '200', viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await ready(canvas);
    await scrollTo(canvas, 600);
    const region = regionOf(canvas);
    const title = within(canvas.getByRole('row', { name: /FL-20114/ })).getByRole('rowheader');
    const start = fromStart(region, title);
    await expect(start).toBeGreaterThanOrEqual(0);
    await expect(start + box(title).width).toBeLessThanOrEqual(region.clientWidth / 2 + 1);
  },
};

/** A control that gets the focus scrolls out from under the pinned columns. */
export const ScrollsByKeyboard: Story = {
  tags: ['keyboard'],
  args: {
    columns: columns.map((column) =>
      column.id === 'customer' ? { ...column, cell: ({ customer }) => <a href="#customer">{customer}</a> } : column,
    ),
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await scrollTo(canvas, 10_000);
    const region = regionOf(canvas);
    const premium = () => rowsOf(canvas)[1]?.[3] as Element;
    const link = canvas.getByRole('link', { name: 'Uma Foster' });
    const end = fromStart(region, premium()) + box(premium()).width;
    await expect(fromStart(region, link)).toBeLessThan(end);
    link.focus();
    await waitFor(() => expect(fromStart(region, link)).toBeGreaterThanOrEqual(end - 1));
  },
};

/** Without the layout that scrolls, no column moves. */
export const Fits: Story = {
  globals: { viewport: { value: 'xl' } },
  args: { layout: 'fit' },
  play: async ({ canvas }) => {
    await expect(
      canvas
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(1, 4),
    ).toEqual(['Year', 'Policy', 'Customer']);
  },
};

/** Cards show all columns, and nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = regionOf(canvas);
    for (const cell of rowsOf(canvas)[1] ?? []) await expect(getComputedStyle(cell).position).not.toBe('sticky');
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: policies.slice(0, 3).map((policy, at) => ({ ...policy, customer: longWord, number: longWord + at })) },
};

export const Matrix: Story = { tags: ['matrix'], play: ({ canvas }) => ready(canvas) };
