import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { ListFrame } from '../ListFrame/ListFrame';
import { DataTable } from './DataTable';
import { coupons, rowActions, columns as sample } from './sample';

const resized = fn<(widths: Readonly<Record<string, number>> | null) => void>();
const shares = ['26%', '15%', '15%', '20%', '12%'];

function Resizable() {
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const change = (next: Readonly<Record<string, number>> | null) => {
    setWidths(next ? { ...widths, ...next } : {});
    resized(next);
  };
  const columns = sample.map((column, at) => {
    const width = widths[column.id];
    return { ...column, width: width === undefined ? (shares[at] ?? '10%') : `${width}%` };
  });
  return (
    <ListFrame aria-label="Coupons">
      <DataTable
        label="Coupons"
        columns={columns}
        rows={coupons}
        rowKey={({ code }) => code}
        rowActions={rowActions}
        onColumnWidths={change}
      />
    </ListFrame>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Column widths',
  component: Resizable,
  parameters: docs({
    use: 'Pass `onColumnWidths` when all columns have percentages, and store the widths per user and list.',
    avoid: 'Omit it for tables with few columns, such as those of a dialog.',
    dos: ['Offer the same by keyboard: `onResize` of the `ColumnChooser`.'],
  }),
  beforeEach: () => void resized.mockClear(),
} satisfies Meta<typeof Resizable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Points at a column and waits for its edge, whose code then loads. */
async function edgeOf(header: HTMLElement) {
  await fireEvent.pointerOver(header);
  return waitFor(() => {
    const edge = header.querySelector<HTMLElement>('[aria-hidden]:last-child:not(svg)');
    if (!edge) throw new Error('no edge');
    return edge;
  });
}

/** Dragging an edge moves it. A double click restores the original widths. */
export const Drags: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Coupon Code' });
    const before = header.offsetWidth;
    const edge = await edgeOf(header);
    edge.setPointerCapture = fn();
    const at = (clientX: number) => ({ clientX, button: 0, pointerId: 1 });
    await fireEvent.pointerDown(edge, at(300));
    await fireEvent.pointerMove(edge, at(340));
    await expect(Math.abs(header.offsetWidth - before - 40)).toBeLessThan(4);
    await expect(resized).not.toHaveBeenCalled();
    await fireEvent.pointerUp(edge, at(340));
    await expect(Object.keys(resized.mock.lastCall?.[0] ?? {})).toEqual(['code', 'discount']);
    await fireEvent.doubleClick(edge);
    await expect(resized).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(header.offsetWidth).toBe(before));
  },
};

/** A column keeps a width at which its content can be read. */
export const KeepsMinimum: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Coupon Code' });
    const edge = await edgeOf(header);
    edge.setPointerCapture = fn();
    await fireEvent.pointerDown(edge, { clientX: 300, button: 0, pointerId: 1 });
    await fireEvent.pointerMove(edge, { clientX: -900, pointerId: 1 });
    await expect(header.offsetWidth).toBeGreaterThan(48);
    await fireEvent.pointerCancel(edge, { pointerId: 1 });
    await expect(resized).not.toHaveBeenCalled();
  },
};

/** Cards have no columns. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
