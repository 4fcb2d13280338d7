import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { drive, inputTypes } from '../../test/ariaPattern';
import { docs } from '../../test/docs';
import { BulkBar } from '../BulkBar/BulkBar';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { ListFrame } from '../ListFrame/ListFrame';
import { Stack } from '../Stack/Stack';
import { DataTable } from './DataTable';
import { columns, coupons, rowActions } from './sample';
import { createSelection, type SelectionStore } from './selectionStore';
import { useRowExpansion } from './useRowExpansion';
import { useRowSelection } from './useRowSelection';
import { useSelected } from './useSelected';

const notified = fn();
const nameOf = ({ code }: (typeof coupons)[number]) => code;

interface SelectableProps {
  label?: string;
  /** Rows that are selected initially. */
  chosen?: readonly string[];
  onChange?: (chosen: readonly string[]) => void;
  rows?: typeof coupons;
  loading?: boolean;
  expandable?: boolean;
}

function Selectable({
  label = 'Coupons',
  chosen = [],
  onChange,
  rows = coupons,
  loading,
  expandable,
}: SelectableProps) {
  const [store] = useState(() => createSelection(chosen));
  const selection = useRowSelection({ store, rowName: nameOf });
  useEffect(() => store.subscribe(() => onChange?.([...store.selected()].sort())), [store, onChange]);
  const expansion = useRowExpansion({ content: ({ expires }) => `Ends on ${expires}.`, rowName: nameOf });
  return (
    <ListFrame aria-label={label}>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={nameOf}
        rowActions={rowActions}
        selection={selection}
        expansion={expandable ? expansion : undefined}
        loading={loading}
      />
      <Actions store={store} />
    </ListFrame>
  );
}

/** Subscribes to the selection, so that the table does not render when it changes. */
function Actions({ store }: { store: SelectionStore }) {
  const selected = useSelected(store);
  return (
    <BulkBar count={selected.size} onClear={() => store.select(new Set())}>
      <Button leadingIcon={<Icon of={Mail} />} onClick={() => void notified([...selected])}>
        Notify
      </Button>
    </BulkBar>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Selection',
  component: Selectable,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Selects rows of a `DataTable` for bulk actions: `selection={useRowSelection({ store, rowName })}`, with a `BulkBar` below the rows. The store comes from `createSelection`. Call `useSelected` in the component of the bar only, so that the table does not render for each choice. A list without a table renders `cell` in each `li`.',
    avoid: 'Use `selectedKey` for a row that is open beside the table, and `RowAction` for an action on one row.',
    keys: {
      Tab: 'Moves between checkboxes',
      Space: 'Selects or deselects the row',
      'Shift + Space': 'Selects or deselects all rows from the last one',
      Esc: 'Clears the selection',
    },
    dos: ['Keep the selection when the user changes the page.', 'Use names that users recognise.'],
    donts: ['Show checkboxes without bulk actions.'],
  }),
  args: { onChange: fn() },
} satisfies Meta<typeof Selectable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { chosen: ['BETA-2025', 'CES27'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select CES27' })).toBeChecked();
    await expect(canvas.getByRole('row', { name: /CES27/ })).toHaveAttribute('data-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await expect(notified).toHaveBeenCalledWith(['BETA-2025', 'CES27']);
  },
};

/** The header checkbox affects the rows of this page only. */
export const SelectsAllOfThisPage: Story = {
  args: { chosen: ['OF-ANOTHER-PAGE', 'CES27'], rows: coupons.slice(2, 4) },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['BLACKFRIDAY26', 'CES27', 'OF-ANOTHER-PAGE']);
    await userEvent.click(all);
    await expect(all).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['OF-ANOTHER-PAGE']);
  },
};

export const SelectsARangeByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = (code: string) => canvas.getByRole('checkbox', { name: `Select ${code}` });
    await userEvent.click(box('CES27'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('BETA-2025'));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['BETA-2025', 'BLACKFRIDAY26', 'CES27']);
    // A range can be deselected in the same way.
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('BLACKFRIDAY26'));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['CES27']);
  },
};

export const SelectsARangeByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const box = (code: string) => canvas.getByRole('checkbox', { name: `Select ${code}` });
    box('AGENCY-LAUNCH').focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 selected'));
    box('CES27').focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['AGENCY-LAUNCH', 'BETA-2025', 'BLACKFRIDAY26', 'CES27']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Selection cleared'));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(box('CES27')).toHaveFocus();
  },
};

/** Uses the table tester of React Aria, as far as it supports native tables. */
export const FollowsAriaPattern: Story = {
  play: async ({ args, canvas }) => {
    for (const interactionType of inputTypes) {
      const tester = drive('Table', { root: canvas.getByRole('table'), interactionType });
      await expect(tester.getRows()).toHaveLength(coupons.length);
      await tester.toggleRowSelection({ row: 'CES27' });
      await tester.toggleRowSelection({ row: 0 });
      await expect(args.onChange).toHaveBeenLastCalledWith(['AGENCY-LAUNCH', 'CES27']);
      await tester.toggleRowSelection({ row: 0 });
      await tester.toggleRowSelection({ row: 'CES27' });
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
    }
  },
};

/** The checkboxes are disabled until rows have loaded. */
export const Loading: Story = {
  args: { loading: true },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeDisabled(),
};

/** On a card, the checkbox is beside the title. The checkbox for all rows is above the cards. */
export const Phone: Story = {
  args: { chosen: ['BETA-2025'], expandable: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = canvas.getByRole('row', { name: /CES27/ });
    const box = within(row).getByRole('checkbox');
    const title = within(row).getByText('CES27').getBoundingClientRect();
    await expect(Math.abs(box.getBoundingClientRect().top - title.top)).toBeLessThan(title.height);
    await userEvent.click(canvas.getByText('Select all'));
    await expect(box).toBeChecked();
    await userEvent.click(within(row).getByRole('button', { name: 'Details of CES27' }));
    await expect(canvas.getByText('Ends on 20-Jan-2027.')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const PhoneLongText: Story = {
  args: {
    expandable: true,
    chosen: ['CES27'],
    rows: coupons
      .slice(2, 4)
      .map((coupon, index) => (index === 0 ? { ...coupon, code: 'AUTUMN-CAMPAIGN-FOR-AGENCIES-WITH-MORE' } : coupon)),
  },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390),
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={24}>
      <Selectable chosen={['BETA-2025']} expandable />
      <div style={{ width: 390 }}>
        <Selectable label="Narrow" chosen={['CES27']} rows={coupons.slice(2, 4)} />
      </div>
    </Stack>
  ),
};

/** The row that is open beside the table stays marked, whether or not it is selected. */
export const OpenRow: Story = {
  render: function Render() {
    const [store] = useState(() => createSelection(['CES27']));
    const [open, setOpen] = useState('BETA-2025');
    const selection = useRowSelection({ store, rowName: nameOf });
    return (
      <ListFrame aria-label="Coupons">
        <DataTable
          label="Coupons"
          columns={columns}
          rows={coupons}
          rowKey={nameOf}
          selection={selection}
          selectedKey={open}
        />
        <Button onClick={() => setOpen('CES27')}>Open CES27</Button>
      </ListFrame>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const row = (code: string) => canvas.getByRole('row', { name: new RegExp(code) });
    const background = (code: string) => getComputedStyle(row(code)).backgroundColor;
    const plain = background('BLACKFRIDAY26');
    const marked = background('CES27');
    await expect(marked).not.toBe(plain);
    await expect(background('BETA-2025')).toBe(marked);
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select BETA-2025' })).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select BETA-2025' })).not.toBeChecked();
    await expect(background('BETA-2025')).toBe(marked);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select BETA-2025' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open CES27' }));
    await expect(background('BETA-2025')).toBe(marked);
    await expect(background('CES27')).toBe(marked);
    await expect(row('CES27')).toHaveAttribute('aria-current', 'true');
    await expect(row('CES27')).not.toHaveAttribute('data-selected');
  },
};

const rendered = fn();
const counted = columns.map((column) => ({
  ...column,
  cell: (coupon: (typeof coupons)[number]) => {
    rendered();
    return column.cell(coupon);
  },
}));
const hundred = Array.from({ length: 100 }, (_, index) => ({
  ...coupons[0],
  code: `FAIR-${index + 1}`,
})) as typeof coupons;

/** Of a hundred rows, none renders again when one or all of them are selected. Only the marks of selected rows change. */
export const RendersNoRow: Story = {
  render: function Render() {
    const [store] = useState(createSelection);
    const selection = useRowSelection({ store, rowName: nameOf });
    return (
      <ListFrame aria-label="Coupons">
        <DataTable label="Coupons" columns={counted} rows={hundred} rowKey={nameOf} selection={selection} />
        <Actions store={store} />
      </ListFrame>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    const box = canvas.getByRole('checkbox', { name: 'Select FAIR-1' });
    const table = canvas.getByRole('table');
    const seen: string[] = [];
    const changes = new MutationObserver((records) => {
      for (const { type, attributeName } of records) seen.push(attributeName ?? type);
    });
    changes.observe(table, { attributes: true, characterData: true, childList: true, subtree: true });
    // React writes the name and the type of a pressed checkbox again.
    const changed = () => seen.splice(0).filter((change) => !['name', 'type'].includes(change));
    rendered.mockClear();
    await userEvent.click(box);
    await expect(changed()).toEqual(['data-selected']);
    await userEvent.click(all);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('100 selected'));
    await expect(new Set(changed())).toEqual(new Set(['data-selected']));
    // Rows outside of the window follow later.
    await waitFor(() => expect(table.querySelectorAll('[data-selected] input:checked')).toHaveLength(100));
    await userEvent.click(all);
    await waitFor(() => expect(table.querySelectorAll('tbody :is([data-selected], :checked)')).toHaveLength(0));
    await expect(rendered).not.toHaveBeenCalled();
    changes.disconnect();
  },
};
