import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { Chip } from '../Chip/Chip';
import { ListFrame } from '../ListFrame/ListFrame';
import type { Column } from './column';
import { DataTable } from './DataTable';

interface Policy {
  number: string;
  customer: string;
  carrier: string;
  expires: string;
}

const policies: readonly Policy[] = [
  { number: 'CPP-1965961', customer: 'Elena Marchetti', carrier: 'Lakeshore Property Group', expires: '01/15/2027' },
  { number: 'HO3-3979398', customer: 'Zachary Holloway', carrier: 'Northstar Assurance', expires: '02/28/2027' },
  { number: 'CGL-5943216', customer: 'Noor Dalton', carrier: 'Cedar & Stone', expires: '03/04/2027' },
];
const oneLine = (text: string) => <span style={{ whiteSpace: 'nowrap' }}>{text}</span>;
const columns: readonly Column<Policy>[] = [
  { id: 'number', header: 'Policy', cell: ({ number }) => oneLine(number), card: 'title' },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer },
  { id: 'carrier', header: 'Carrier', cell: ({ carrier }) => carrier },
  { id: 'expires', header: 'Expires', cell: ({ expires }) => oneLine(expires) },
  { id: 'status', header: 'Status', cell: () => <Chip tone="success">Active</Chip>, card: 'chip', skeleton: 'chip' },
];

interface PoliciesProps {
  /** Width of the list in px. */
  width: number;
  loading?: boolean;
}

const resized = fn<(widths: Readonly<Record<string, number>> | null) => void>();

function Policies({ width, loading = false }: PoliciesProps) {
  const [widths, setWidths] = useState<Readonly<Record<string, number>> | null>(null);
  return (
    <div style={{ maxWidth: width }}>
      <ListFrame aria-label="Policies">
        <DataTable
          label="Policies"
          columns={columns.map((column) => ({ ...column, width: `${widths?.[column.id] ?? 20}%` }))}
          rows={policies}
          rowKey={({ number }) => number}
          loading={loading}
          skeletonRows={3}
          fitColumns={widths === null}
          onColumnWidths={(next) => {
            setWidths(next);
            resized(next);
          }}
        />
      </ListFrame>
    </div>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Fitted columns',
  component: Policies,
  args: { width: 640 },
  parameters: docs({
    use: 'Pass `fitColumns` for lists with many columns, so that names and other text get the width that dates and chips leave.',
    avoid: 'Omit it once the user has changed the width of a column.',
    dos: ['Prevent line breaks in dates, ids and amounts. Only columns whose content can wrap become narrower.'],
  }),
  beforeEach: () => void resized.mockClear(),
} satisfies Meta<typeof Policies>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names take one line, although a fifth of the width is too narrow for them. */
export const Fits: Story = {
  play: async ({ canvas }) => {
    const widthOf = (name: string) => canvas.getByRole('columnheader', { name }).offsetWidth;
    await expect(widthOf('Carrier')).toBeGreaterThan(widthOf('Status') + 40);
    const heights = canvas.getAllByRole('row').map(({ offsetHeight }) => offsetHeight);
    await expect(heights.slice(1)).toEqual([44, 44, 44]);
  },
};

/** Text wraps where the space is short. Dates and chips keep their width. */
export const Narrow: Story = {
  args: { width: 562 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(562);
    for (const { scrollWidth, clientWidth } of canvas.getAllByRole('cell'))
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** The percentages apply while the rows load. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('columnheader').map(({ offsetWidth }) => offsetWidth);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(3);
  },
};

/** Dragging the edge of a column keeps the widths of the others. A double click fits all columns again. */
export const Drags: Story = {
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader');
    const [, customer, carrier] = headers;
    if (!customer || !carrier) throw new Error('no columns');
    const before = headers.map(({ offsetWidth }) => offsetWidth);
    await fireEvent.pointerOver(customer);
    const edge = await waitFor(() => {
      const found = customer.querySelector<HTMLElement>('[aria-hidden]:last-child:not(svg)');
      if (!found) throw new Error('no edge');
      return found;
    });
    edge.setPointerCapture = fn();
    const at = (clientX: number) => ({ clientX, button: 0, pointerId: 1 });
    const moves = () => headers.map(({ offsetWidth }, index) => offsetWidth - (before[index] ?? 0));
    const expectMoved = async (by: number) => {
      for (const [index, moved] of moves().entries())
        await expect(Math.abs(moved - (index === 1 ? by : index === 2 ? -by : 0))).toBeLessThan(4);
    };
    await fireEvent.pointerDown(edge, at(300));
    await fireEvent.pointerUp(edge, at(300));
    await expect(moves()).toEqual([0, 0, 0, 0, 0]);
    await fireEvent.pointerDown(edge, at(300));
    await fireEvent.pointerMove(edge, at(330));
    await expectMoved(30);
    await fireEvent.pointerCancel(edge, { pointerId: 1 });
    await expect(moves()).toEqual([0, 0, 0, 0, 0]);
    await expect(resized).not.toHaveBeenCalled();
    await fireEvent.pointerDown(edge, at(300));
    await fireEvent.pointerUp(edge, at(330));
    await expect(Object.keys(resized.mock.lastCall?.[0] ?? {})).toEqual(columns.map(({ id }) => id));
    await expectMoved(30);
    await fireEvent.doubleClick(edge);
    await waitFor(() => expect(moves()).toEqual([0, 0, 0, 0, 0]));
  },
};

/** Cards have no columns. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
