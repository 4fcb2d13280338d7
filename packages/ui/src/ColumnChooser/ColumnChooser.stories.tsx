import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { DataTable } from '../DataTable/DataTable';
import { columns, coupons } from '../DataTable/sample';
import { ListFrame } from '../ListFrame/ListFrame';
import { ListToolbar } from '../ListToolbar/ListToolbar';
import { SearchField } from '../SearchField/SearchField';
import { ColumnChooser } from './ColumnChooser';

type Coupon = (typeof coupons)[number];
/** The component is generic, but docgen needs a concrete type. */
const Chooser = ColumnChooser<Coupon>;

const meta = {
  title: 'Components/Data/ColumnChooser',
  component: Chooser,
  tags: ['autodocs'],
  parameters: docs({
    use: 'At the end of a `ListToolbar`, after `DensityToggle`, for tables with more columns than most users need.',
    avoid: 'Use a filter to choose rows. Narrow tables hide columns by their `priority` automatically.',
    keys: {
      'Enter, Space, Down': 'On the button: open the menu',
      'Up, Down, Home, End, letters': 'Move',
      'Enter, Space': 'Show or hide the column; the menu stays open',
      'Alt Up, Alt Down': 'Move the column, with `onMove`',
      'Alt Left, Alt Right': 'Narrow or widen the column, with `onResize`',
      Esc: 'Closes the menu; focus returns to the button',
    },
    dos: [
      'Save the hidden columns per user and list.',
      'Offer to pin the columns up to the title, and more columns, in lists with many columns.',
      'Pin columns that the row actions refer to.',
    ],
    donts: ['Hide the most important columns by default.'],
  }),
  args: { columns, hidden: new Set<string>(), onHiddenChange: fn() },
  render: function Render(args) {
    const [hidden, setHidden] = useState(args.hidden);
    const change = (next: ReadonlySet<string>) => {
      setHidden(next);
      args.onHiddenChange(next);
    };
    return (
      <ListFrame
        aria-label="Coupons"
        toolbar={
          <ListToolbar end={<Chooser {...args} hidden={hidden} onHiddenChange={change} />}>
            <SearchField value="" onValueChange={fn()} placeholder="Search by Coupon Code" />
          </ListToolbar>
        }
      >
        <DataTable
          label="Coupons"
          columns={args.columns}
          hiddenColumns={hidden}
          rows={coupons}
          rowKey={({ code }) => code}
        />
      </ListFrame>
    );
  },
} satisfies Meta<typeof Chooser>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the open menu and its items, which load with the first menu. */
const opened = async () => {
  const menu = within(await screen.findByRole('menu', { name: 'Columns' }));
  await menu.findByRole('menuitem');
  return menu;
};

export const Default: Story = {};

/** The title column is always visible, even if it is in `hidden`. */
/** An icon, where the toolbar has no room for text. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await expect(button).toHaveTextContent('');
    await userEvent.click(button);
    await expect((await screen.findAllByRole('menuitemcheckbox')).length).toBeGreaterThan(1);
  },
};

export const Hidden: Story = {
  args: { hidden: new Set(['code', 'uses', 'left']) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Coupon Code',
      'Discount Amount',
      'Expiry Date',
    ]);
  },
};

export const Pinned: Story = {
  args: { columns: columns.map((column) => ({ ...column, pinned: column.id === 'expires' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = await opened();
    for (const name of ['Coupon Code', 'Expiry Date'])
      await expect(menu.getByRole('menuitemcheckbox', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: columns.map((column) => ({
      ...column,
      header: column.id === 'uses' ? 'How often it can be used before somebody has to make another one' : column.header,
    })),
  },
  // Phones have no column chooser in lists, but drawers may.
  render: (args) => <Chooser {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await opened();
    await expect(screen.getByRole('menu').offsetWidth).toBeLessThanOrEqual(320);
  },
};

/** Cards have no columns, so the chooser is hidden. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Columns' })).toBeNull(),
};

export const ChoosesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const uses = await screen.findByRole('menuitemcheckbox', { name: 'Max Used Times' });
    await userEvent.keyboard('m');
    await waitFor(() => expect(uses).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(uses).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(new Set(['uses', 'left']));
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(new Set());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('columnheader', { name: 'Max Used Times' })).toBeVisible();
  },
};

/** The first column stays first. */
export const Reorders: Story = {
  tags: ['keyboard'],
  args: { onMove: fn() },
  render: function Render(args) {
    const [ordered, setOrdered] = useState(args.columns);
    const move = (id: string, by: number) => {
      args.onMove?.(id, by);
      const next = [...ordered];
      const from = next.findIndex((column) => column.id === id);
      if (from + by < 1 || from + by >= next.length) return;
      next.splice(from + by, 0, ...next.splice(from, 1));
      setOrdered(next);
    };
    return (
      <ListFrame
        aria-label="Coupons"
        toolbar={<ListToolbar end={<Chooser {...args} columns={ordered} onMove={move} />}>x</ListToolbar>}
      >
        <DataTable label="Coupons" columns={ordered} rows={coupons} rowKey={({ code }) => code} />
      </ListFrame>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    const uses = await screen.findByRole('menuitemcheckbox', { name: 'Max Used Times' });
    const place = () => screen.getAllByRole('menuitemcheckbox').indexOf(uses);
    await userEvent.keyboard('m');
    await waitFor(() => expect(uses).toHaveFocus());
    const before = place();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith('uses', -1);
    await waitFor(() => expect(place()).toBe(before - 1));
    await expect(uses).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(place()).toBe(before));
  },
};

/** The table then shows all columns and scrolls sideways. */
export const PinsUpToTitle: Story = {
  tags: ['keyboard'],
  globals: { viewport: { value: 'md' } },
  args: { onPinnedChange: fn() },
  render: function Render(args) {
    const [pinned, setPinned] = useState(false);
    const change = (next: boolean) => {
      setPinned(next);
      args.onPinnedChange?.(next);
    };
    return (
      <ListFrame
        aria-label="Coupons"
        toolbar={<ListToolbar end={<Chooser {...args} pinned={pinned} onPinnedChange={change} />}>x</ListToolbar>}
      >
        <DataTable
          label="Coupons"
          columns={args.columns}
          rows={coupons}
          rowKey={({ code }) => code}
          layout={pinned ? 'scroll' : 'fit'}
        />
      </ListFrame>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Max Used Times' })).toBeNull());
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    const pin = await screen.findByRole('menuitemcheckbox', { name: 'Pin columns up to Coupon Code' });
    // The menu takes the focus once it is open. Letters before that are lost.
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('p');
    await waitFor(() => expect(pin).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPinnedChange).toHaveBeenLastCalledWith(true);
    await expect(pin).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('columnheader', { name: 'Max Used Times' })).toBeVisible();
    // once its code has loaded
    const title = canvas.getByRole('rowheader', { name: 'CES27' });
    await waitFor(() => expect(getComputedStyle(title).position).toBe('sticky'));
  },
};

/** Further columns stay beside the title. The submenu stays open for more of them. */
export const PinsMoreColumns: Story = {
  tags: ['keyboard'],
  globals: { viewport: { value: 'md' } },
  args: { hidden: new Set(['left']), onPinnedColumnsChange: fn() },
  render: function Render(args) {
    const [pinned, setPinned] = useState<ReadonlySet<string>>(new Set());
    const change = (next: ReadonlySet<string>) => {
      setPinned(next);
      args.onPinnedColumnsChange?.(next);
    };
    const [first, setFirst] = useState(true);
    const choice = { pinned: first, onPinnedChange: setFirst, pinnedColumns: pinned, onPinnedColumnsChange: change };
    return (
      <ListFrame aria-label="Coupons" toolbar={<ListToolbar end={<Chooser {...args} {...choice} />}>x</ListToolbar>}>
        <DataTable
          label="Coupons"
          columns={args.columns}
          hiddenColumns={args.hidden}
          rows={coupons}
          rowKey={({ code }) => code}
          layout={first ? 'scroll' : 'fit'}
          pinnedColumns={pinned}
        />
      </ListFrame>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    const more = await screen.findByRole('menuitem', { name: 'Pin more columns' });
    more.focus();
    await userEvent.keyboard('{ArrowRight}');
    const menu = within(await screen.findByRole('menu', { name: 'Pin more columns' }));
    await expect(menu.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual([
      'Discount Amount',
      'Max Used Times',
      'Expiry Date',
    ]);
    const expires = menu.getByRole('menuitemcheckbox', { name: 'Expiry Date' });
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onPinnedColumnsChange).toHaveBeenLastCalledWith(new Set(['expires']));
    await expect(expires).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(more).toHaveFocus());
    await expect(more).toHaveTextContent('1');
    const heads = canvas.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    await expect(heads.slice(0, 2)).toEqual(['Coupon Code', 'Expiry Date']);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Pin columns up to Coupon Code' }));
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: /^Pin more columns/ })).toBeNull());
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  args: { hidden: new Set(['uses']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = await opened();
    await waitFor(() => expect(menu.getByRole('menuitem')).toBeVisible());
  },
};

export const Resizes: Story = {
  tags: ['keyboard'],
  args: { onResize: fn(), onWidthsReset: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    const uses = await screen.findByRole('menuitemcheckbox', { name: 'Max Used Times' });
    uses.focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowLeft}{/Alt}');
    await expect(args.onResize).toHaveBeenNthCalledWith(1, 'uses', 1);
    await expect(args.onResize).toHaveBeenNthCalledWith(2, 'uses', -1);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restore column widths' }));
    await expect(args.onWidthsReset).toHaveBeenCalledOnce();
  },
};
