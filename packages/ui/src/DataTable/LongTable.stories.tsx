import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { ListFrame } from '../ListFrame/ListFrame';
import { DataTable } from './DataTable';
import { columns, type coupons } from './sample';
import { createSelection } from './selectionStore';
import { useRowSelection } from './useRowSelection';

type Coupon = (typeof coupons)[number];
const nameOf = ({ code }: Coupon) => code;
const ofWidth = columns.map((column) => ({ ...column, width: column.width ?? '15%' }));
const many = Array.from({ length: 1000 }, (_, index): Coupon => {
  const code = `FAIR-${String(index + 1).padStart(4, '0')}`;
  return { code, discount: 100, uses: 50, left: index % 50, expires: '20-Jan-2027' };
});

function LongTable({ rows = many }: { rows?: readonly Coupon[] }) {
  const [store] = useState(createSelection);
  const selection = useRowSelection({ store, rowName: nameOf });
  return (
    <ListFrame aria-label="Coupons">
      <DataTable label="Coupons" columns={ofWidth} rows={rows} rowKey={nameOf} selection={selection} />
    </ListFrame>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Long table',
  component: LongTable,
  tags: ['autodocs'],
  parameters: docs({
    use: 'With more than 200 rows, a `DataTable` mounts only the rows near the window. It stays a native table and exposes the row count and row indices.',
    avoid: "Use pagination for lists from a server. The browser's page search finds mounted rows only.",
    dos: ['Set the width of every column, because the table cannot measure rows that are not mounted.'],
  }),
} satisfies Meta<typeof LongTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = 'FAIR-1000';

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await expect(canvas.getByRole('row', { name: /FAIR-0003/ })).toHaveAttribute('aria-rowindex', '4');
    // The rows have their full height once the code for long tables has loaded.
    await waitFor(() => expect(table.offsetHeight).toBeGreaterThan(40_000));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(130));
    await expect(canvas.queryByText(last)).toBeNull();

    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByText(last)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('FAIR-0003')).toBeNull());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(130);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByText('FAIR-0003')).toBeVisible());
  },
};

/** A range selected with Shift includes rows that are not mounted. */
export const SelectsARangeOverRowsThatAreAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table').offsetHeight).toBeGreaterThan(40_000));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select FAIR-0002' }));
    window.scrollTo(0, document.documentElement.scrollHeight);
    const box = await canvas.findByRole('checkbox', { name: `Select ${last}` });
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box);
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select FAIR-0001' })).not.toBeChecked());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select FAIR-0001' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  },
};

/** Prints all rows. */
export const Printed: Story = {
  args: { rows: many.slice(0, 220) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table').offsetHeight).toBeGreaterThan(9000));
    await expect(canvas.queryByText('FAIR-0220')).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByText('FAIR-0220')).toBeInTheDocument();
    await expect(canvas.getByText('FAIR-0100')).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText('FAIR-0220')).toBeNull());
  },
};

/** Two hundred rows are all mounted. */
export const TwoHundred: Story = {
  args: { rows: many.slice(0, 200) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    await expect(canvas.getAllByRole('row')).toHaveLength(201);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table').offsetHeight).toBeGreaterThan(40_000));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(130));
    await expect(canvas.getByText('FAIR-0003')).toBeVisible();
  },
};
