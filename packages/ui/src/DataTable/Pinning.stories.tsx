import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { forcedColours } from '../../test/forcedColours';
import { longWord } from '../../test/longWord';
import { ListFrame } from '../ListFrame/ListFrame';
import { Text } from '../Text/Text';
import { themeNames } from '../theme/tokens';
import type { Column } from './column';
import { DataTable, type DataTableProps } from './DataTable';
import { type Policy, policies, policyColumns, rowActions } from './policySample';
import { createSelection } from './selectionStore';
import { useRowExpansion } from './useRowExpansion';
import { useRowSelection } from './useRowSelection';

const nameOf = ({ number }: Policy) => number;

function Wide(props: Partial<DataTableProps<Policy>> & { expands?: boolean }) {
  const { expands = false, ...rest } = props;
  const [store] = useState(() => createSelection(['FL-20114']));
  const selection = useRowSelection({ store, rowName: nameOf });
  const expansion = useRowExpansion({
    rowName: nameOf,
    content: ({ customer }: Policy) => <Text>History of {customer}</Text>,
    defaultExpanded: new Set(['FL-20113']),
  });
  return (
    <ListFrame aria-label="Policies">
      <DataTable
        label="Policies"
        layout="scroll"
        columns={policyColumns}
        rows={policies}
        rowKey={nameOf}
        rowActions={rowActions}
        actionCount={2}
        {...(expands ? { expansion } : { selection })}
        {...rest}
      />
    </ListFrame>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Pinning',
  component: Wide,
  tags: ['autodocs'],
  parameters: docs({
    use: '`layout="scroll"` for tables whose columns users compare with each other: it shows all columns and keeps those up to the title in place.',
    avoid:
      'Keep the default for lists in which the first columns are enough to find a record. It hides columns by their `priority`.',
    keys: {
      Tab: 'Moves to the region of the table, then to its controls',
      'Left, Right, Up, Down, Page Up, Page Down': 'In the region: scroll',
    },
    dos: [
      'Let users choose it: `onPinnedChange` of the `ColumnChooser`.',
      'Give every column a percentage. It is at least 12 px per percent.',
    ],
    donts: ['Use it in a dialog, whose content already scrolls.'],
    height: 520,
  }),
  globals: { viewport: { value: 'md' } },
} satisfies Meta<typeof Wide>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const partsOf = (canvas: Canvas) => {
  const region = canvas.getByRole('group', { name: 'Policies' });
  const row = canvas.getByRole('row', { name: /FL-20114/ });
  const last = within(row).getAllByRole('cell').at(-1) as HTMLElement;
  return { region, row, first: within(row).getByRole('rowheader'), last };
};
const left = (element: Element) => Math.round(element.getBoundingClientRect().left);

/** Waits for the code that follows the scroll position. */
const ready = (region: HTMLElement) => waitFor(() => expect(region).toHaveAttribute('data-after'));

export const Default: Story = {
  play: async ({ canvas }) => {
    const { region } = partsOf(canvas);
    await ready(region);
    await expect(region).not.toHaveAttribute('data-before');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(policyColumns.length + 2);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The title and the actions stay, with a line while columns are beneath them. */
export const Scrolls: Story = {
  play: async ({ canvas }) => {
    const { region, first, last } = partsOf(canvas);
    await ready(region);
    const header = canvas.getByRole('columnheader', { name: 'Customer' });
    const before = [left(first), left(last), left(header)];
    region.scrollLeft = 120;
    await waitFor(() => expect(region).toHaveAttribute('data-before'));
    await expect([left(first), left(last), left(header)]).toEqual([before[0], before[1], (before[2] ?? 0) - 120]);
    await expect(getComputedStyle(first, '::after').borderInlineEndStyle).toBe('solid');
    await expect(getComputedStyle(last, '::after').content).toBe('""');
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(region).not.toHaveAttribute('data-after'));
    await expect(getComputedStyle(last, '::after').content).toBe('none');
  },
};

/** The rows of another page begin at the start of the region. Other changes of the rows do not scroll. */
export const NextPage: Story = {
  render: function Paged(args) {
    const [rows, setRows] = useState(policies.slice(0, 2));
    return (
      <>
        <Wide {...args} rows={rows} selectedKey="" />
        <button type="button" onClick={() => setRows(policies.slice(0, 3))}>
          One more
        </button>
        <button type="button" onClick={() => setRows(policies.slice(3))}>
          Next page
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('group', { name: 'Policies' });
    await ready(region);
    region.scrollLeft = 120;
    await waitFor(() => expect(region).toHaveAttribute('data-before'));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(region.scrollLeft).toBe(120);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(region.scrollLeft).toBe(0));
    await expect(region).not.toHaveAttribute('data-before');
  },
};

/** A wide list shows all columns without scrolling, and no line. */
export const Fits: Story = {
  globals: { viewport: { value: 'xxl' } },
  args: { columns: policyColumns.slice(0, 5) },
  play: async ({ canvas }) => {
    const { region, first } = partsOf(canvas);
    await waitFor(() => expect(region.style.scrollPaddingInline).not.toBe(''));
    await expect(region).not.toHaveAttribute('data-after');
    await expect(region).not.toHaveAttribute('tabindex');
    await expect(getComputedStyle(first, '::after').content).toBe('none');
  },
};

const background = (element: Element) => getComputedStyle(element).backgroundColor;

/** The cells that stay hide what is beneath them: plain, selected, hovered and open rows in all themes. */
export const Backgrounds: Story = {
  args: { selectedKey: 'FL-20114', pinnedColumns: new Set(['premium']) },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const theme = root.dataset['theme'];
    try {
      for (const name of themeNames) {
        root.dataset['theme'] = name;
        const colours = ['FL-20113', 'FL-20114'].map((number) => {
          const row = canvas.getByRole('row', { name: new RegExp(number) });
          const cells = [...row.children].filter((cell) => getComputedStyle(cell).position === 'sticky');
          return { row: background(row), cells: cells.map(background) };
        });
        for (const { row, cells } of colours) {
          await expect(row, name).toMatch(/^rgb\(/);
          await expect(cells, name).toEqual([row, row, row, row]);
        }
        await expect(colours[0]?.row, name).not.toBe(colours[1]?.row);
      }
    } finally {
      if (theme) root.dataset['theme'] = theme;
    }
  },
};

/** Headings of groups and open details stay in view. */
export const GroupsAndDetails: Story = {
  args: { expands: true, rowGroup: ({ carrier }) => carrier },
  play: async ({ canvas }) => {
    const { region } = partsOf(canvas);
    await ready(region);
    const heading = canvas.getByText('Summit Mutual', { selector: 'th > span' });
    const details = canvas.getByText(/^History of/);
    const before = [left(heading), left(details)];
    region.scrollLeft = 200;
    await waitFor(() => expect(region).toHaveAttribute('data-before'));
    await expect([left(heading), left(details)]).toEqual(before);
  },
};

/** The arrow keys scroll the region. A control below the first column scrolls into view. */
export const ScrollsByKeyboard: Story = {
  tags: ['keyboard'],
  args: {
    columns: policyColumns.map(
      (column): Column<Policy> => ({
        ...column,
        ...(column.id === 'customer' && { cell: ({ customer }) => <a href="#customer">{customer}</a> }),
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const { region, first } = partsOf(canvas);
    await ready(region);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(region).not.toHaveAttribute('data-after'));
    const link = canvas.getByRole('link', { name: 'Zachary Vance' });
    await expect(left(link)).toBeLessThan(first.getBoundingClientRect().right);
    link.focus();
    await waitFor(() => expect(left(link)).toBeGreaterThanOrEqual(Math.floor(first.getBoundingClientRect().right)));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { region, first, last } = partsOf(canvas);
    await ready(region);
    const before = [left(first), left(last)];
    await expect(before[0]).toBeGreaterThan(before[1] ?? 0);
    region.scrollLeft = -120;
    await waitFor(() => expect(region).toHaveAttribute('data-before'));
    await expect([left(first), left(last)]).toEqual(before);
  },
};

/** Cards show all columns anyway. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { region, first } = partsOf(canvas);
    await expect(getComputedStyle(first).position).toBe('static');
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: policies.slice(0, 3).map((policy, at) => ({ ...policy, customer: longWord, number: longWord + at })) },
};

/** Columns grow with the text, and the first one leaves half of the list to the others. */
export const LargeText: Story = {
  globals: { zoom: '200', viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const { region, first } = partsOf(canvas);
    await ready(region);
    const end = first.getBoundingClientRect().right - region.getBoundingClientRect().left;
    await expect(end).toBeLessThanOrEqual(region.clientWidth / 2 + 1);
    const customer = canvas.getByRole('columnheader', { name: 'Customer' });
    await expect(customer.offsetWidth).toBeGreaterThanOrEqual(2 * 12 * 14);
  },
};

/** The lines are drawn, and the cells that stay are not transparent. */
export const ForcedColours: Story = {
  play: forcedColours(async ({ canvas }) => {
    const { region, row, first, last } = partsOf(canvas);
    await ready(region);
    region.scrollLeft = 120;
    await waitFor(() => expect(region).toHaveAttribute('data-before'));
    const line = getComputedStyle(first, '::after');
    await expect([line.borderInlineEndStyle, line.borderInlineEndColor]).toEqual([
      'solid',
      getComputedStyle(row).color,
    ]);
    for (const cell of [first, last]) await expect(background(cell)).toMatch(/^rgb\(/);
  }),
};

export const Matrix: Story = { tags: ['matrix'], args: { selectedKey: 'FL-20115' } };
