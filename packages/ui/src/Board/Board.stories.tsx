import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { forcedColours } from '../../test/forcedColours';
import { longWord } from '../../test/longWord';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Board, type BoardProps } from './Board';
import { base, columns, type Deal, Deals } from './sample';

const meta = {
  title: 'Components/Data/Board',
  component: Board<Deal>,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Records by status, which users move from one status to the next.',
    avoid: 'Use a `DataTable` to compare and sort many records, and a `Stepper` for the progress of one record.',
    keys: {
      Tab: 'Moves to the current card, then to its links and its menu',
      '← → ↑ ↓': 'Moves to another card, or moves the lifted card',
      Space: 'Lifts the card, and drops it',
      Escape: 'Cancels the move',
      M: 'Opens "Move to…". Digits choose a column',
      Enter: 'Opens the first link of the card, or drops the card',
    },
    dos: [
      'Give a reason in `validate` for each column that refuses a card.',
      'Offer Undo in a toast after a move that has consequences.',
      'Use the same tones as the status chips.',
    ],
    donts: ['Use more than seven columns.', 'Put form fields into cards.'],
    height: 560,
  }),
  args: { ...base, onMove: fn(() => Promise.resolve()) },
  render: (args: BoardProps<Deal>) => <Deals {...args} />,
} satisfies Meta<BoardProps<Deal>>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const columnOf = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));
const cardsOf = (canvas: Canvas, name: string) =>
  columnOf(canvas, name)
    .queryAllByRole('group')
    .map((card) => card.getAttribute('aria-label'));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Opportunities' })).toBeVisible();
    await expect(columnOf(canvas, 'New').getByText('34')).toBeVisible();
    await expect(columnOf(canvas, 'New').getByText('$61,200')).toBeVisible();
    await expect(cardsOf(canvas, 'Contacted')).toEqual(['Kenji Coleman', 'Renee Bauer']);
    await expect(columnOf(canvas, 'Won').getByText('Nothing here')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'New' })).toHaveAttribute('aria-busy', 'true');
    await expect(cardsOf(canvas, 'New')).toEqual([]);
  },
};

/** No card moves without `onMove`. */
export const WithoutMoves: Story = {
  args: { onMove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Move to/ })).toBeNull();
  },
};

export const MovesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Zachary Vance' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('group', { name: 'Renee Bauer' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Moving Renee Bauer from Contacted to Quoted');
    await expect(columnOf(canvas, 'Quoted').getByText('Drop here')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: 'contacted', to: 'quoted', index: 0 }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Renee Bauer moved to Quoted');
    await expect(cardsOf(canvas, 'Quoted')).toEqual(['Renee Bauer', 'Paulson Roofing']);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Renee Bauer' })).toHaveFocus());
  },
};

/** Escape, and leaving the card, put it back. */
export const CancelsByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Move cancelled. Zachary Vance stays in New.');
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByText('Drop here')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByText('Drop here')).toBeNull();
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(cardsOf(canvas, 'New')).toHaveLength(3);
  },
};

/** With `ordered`, the arrow keys also choose the place in a column. */
export const ChoosesThePlace: Story = {
  tags: ['keyboard'],
  args: { ordered: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Zachary Vance: New, place 3 of 34');
    await userEvent.keyboard('{Enter}');
    await expect(cardsOf(canvas, 'New')).toEqual(['Uma Foster', 'Rosa Petrov', 'Zachary Vance']);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Zachary Vance' })).toHaveFocus());
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Zachary Vance: Contacted, place 3 of 3');
    await userEvent.keyboard('{ArrowUp} ');
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ to: 'contacted', index: 1 }));
    await expect(cardsOf(canvas, 'Contacted')).toEqual(['Kenji Coleman', 'Zachary Vance', 'Renee Bauer']);
  },
};

export const MovesByMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move to… Paulson Roofing' }));
    const body = within(document.body);
    const menu = within(await body.findByRole('menu', { name: 'Move Paulson Roofing to' }));
    await expect(menu.getByRole('menuitem', { name: 'Quoted' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menu.getByRole('menuitem', { name: /Won/ }));
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ from: 'quoted', to: 'won' }));
    await expect(cardsOf(canvas, 'Won')).toEqual(['Paulson Roofing']);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Paulson Roofing' })).toHaveFocus());
  },
};

/** M opens the menu, a digit chooses the column. */
export const MovesByMenuKeys: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('m');
    const menu = await within(document.body).findByRole('menu', { name: 'Move Zachary Vance to' });
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('4');
    await expect(cardsOf(canvas, 'Won')).toEqual(['Zachary Vance']);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Zachary Vance' })).toHaveFocus());
    await userEvent.keyboard('m');
    await within(document.body).findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Zachary Vance' })).toHaveFocus());
  },
};

const validate = ({ kind }: Deal, to: string) =>
  to === 'won' && kind !== 'Auto' ? 'Commercial opportunities are won when their policy is created.' : undefined;

/** A column that refuses a card shows the reason, and the card stays lifted. */
export const Refuses: Story = {
  tags: ['keyboard'],
  args: { validate },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('group', { name: 'Paulson Roofing' }).focus();
    await userEvent.keyboard(' {ArrowRight} ');
    const reason =
      'Won does not accept Paulson Roofing. Commercial opportunities are won when their policy is created.';
    await expect(canvas.getByRole('status')).toHaveTextContent(reason);
    await expect(columnOf(canvas, 'Won').getByText(/are won when their policy/)).toBeVisible();
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}m');
    const item = await within(document.body).findByRole('menuitem', { name: /Won.*policy is created/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('4');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** The card is at its new place until the server refuses the move. */
export const PutsBackOnError: Story = {
  args: {
    onMove: fn(
      () =>
        new Promise((_, reject) => setTimeout(reject, 200, new Error('The opportunity was changed by Priya Raman.'))),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('group', { name: 'Uma Foster' }).focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(cardsOf(canvas, 'Contacted')).toContain('Uma Foster');
    await expect(canvas.getByRole('group', { name: 'Uma Foster' })).toHaveAttribute('aria-busy', 'true');
    await expect(columnOf(canvas, 'New').getByText('33')).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Uma Foster was put back in New. The opportunity was changed by Priya Raman.',
    );
    await expect(cardsOf(canvas, 'New')[1]).toBe('Uma Foster');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Uma Foster' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Fires an event of the browser's drag and drop at the middle of an element. */
async function drag(kind: string, target: Element, transfer: DataTransfer) {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  await fireEvent(target, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer, ...at }));
}

export const MovesByDragging: Story = {
  args: { validate },
  play: async ({ args, canvas }) => {
    const transfer = new DataTransfer();
    const card = canvas.getByRole('group', { name: 'Paulson Roofing' });
    // The code for dragging loads when the page is idle.
    await waitFor(async () => {
      await fireEvent.pointerOver(card, { pointerType: 'mouse' });
      await expect(card).toHaveAttribute('draggable', 'true');
    });
    await drag('dragstart', card, transfer);
    await expect(await canvas.findByText('Moving')).toBeVisible();
    const over = async (name: string) => {
      const column = canvas.getByRole('group', { name });
      await drag('dragenter', column, transfer);
      await drag('dragover', column, transfer);
      return column;
    };
    await over('Won');
    await expect(await columnOf(canvas, 'Won').findByText(/are won when their policy/)).toBeVisible();
    const column = await over('New');
    await expect(await columnOf(canvas, 'New').findByText('Drop here')).toBeVisible();
    await drag('drop', column, transfer);
    await drag('dragend', card, transfer);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: 'quoted', to: 'new', index: 0 }),
    );
    await expect(cardsOf(canvas, 'New')[0]).toBe('Paulson Roofing');
    await expect(canvas.queryByText('Drop here')).toBeNull();
  },
};

/** Reports that the user comes near the end of a column with `more`. */
export const LoadsMore: Story = {
  args: { onLoadMore: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledWith('new'));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = {
  args: { columns: columns.map((column) => ({ ...column, loading: column.id === 'new' })) },
};

/** A column that loads its first cards does not claim to be empty. */
export const LoadingFirst: Story = {
  args: { columns: columns.map((column) => ({ ...column, cards: [], count: 0, loading: column.id === 'new' })) },
  play: async ({ canvas }) => {
    const [loading, empty] = columns.map(({ title }) => columnOf(canvas, title));
    await expect(loading?.queryByText('0')).toBeNull();
    await expect(empty?.getByText('0')).toBeVisible();
  },
};

const many: BoardProps<Deal>['columns'] = columns.map((column) => ({
  ...column,
  count: 125,
  cards: Array.from({ length: 125 }, (_, index) => ({
    id: `${column.id}-${index}`,
    name: `Customer ${index + 1}`,
    kind: 'Auto',
    premium: '$1,480.00',
    age: '3 days',
    agent: 'Priya Raman',
  })),
}));

/** Cards that are scrolled away are not laid out, and a move renders two columns only. */
export const FiveHundredCards: Story = {
  args: { columns: many },
  play: async ({ canvas, userEvent }) => {
    const card = document.querySelector<HTMLElement>('[data-card="new-124"]');
    card?.focus();
    await expect(card).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByText('Drop here')).toBeInTheDocument();
  },
};

/** In a narrow column, no word of the title breaks. */
export const NarrowHeads: Story = {
  args: { columns: columns.map((column) => ({ ...column, count: 1_240, total: '$118,430.00' })) },
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    for (const title of canvas.getAllByRole('heading', { level: 2 })) {
      await expect(title.offsetHeight, title.textContent).toBeLessThan(30);
      await expect(title.scrollWidth).toBe(title.clientWidth);
    }
  },
};

/** The columns end at the foot of the window. */
export const EndsAtTheFoot: Story = {
  play: async ({ canvas }) => {
    const column = canvas.getByRole('group', { name: 'New' });
    const foot = () => window.innerHeight - column.getBoundingClientRect().bottom - window.scrollY;
    await waitFor(() => expect(Math.abs(foot() - 24)).toBeLessThan(2));
  },
};

/** One column at a time. After a move, the focus goes to the button of the other column. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Contacted' })).toBeNull();
    const button = canvas.getByRole('button', { name: 'Move to… Uma Foster' });
    await userEvent.click(button);
    const body = within(document.body);
    const menu = await body.findByRole('menu', { name: 'Move Uma Foster to' });
    // a sheet at the foot of the window, with rows for fingers
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().bottom - window.innerHeight)).toBeLessThan(1));
    await expect(menu.offsetWidth).toBe(window.innerWidth);
    await expect(within(menu).getByRole('menuitem', { name: 'New' })).toHaveAttribute('aria-current', 'true');
    const rows = within(menu).getAllByRole('menuitem');
    for (const row of rows) await expect(row.offsetHeight, row.textContent).toBeGreaterThanOrEqual(44);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Close' }));
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await userEvent.click(await body.findByRole('menuitem', { name: /Contacted/ }));
    const other = canvas.getByRole('button', { name: 'Contacted 3' });
    await waitFor(() => expect(other).toHaveFocus());
    await userEvent.click(other);
    await expect(cardsOf(canvas, 'Contacted')[0]).toBe('Uma Foster');
  },
};

export const RightToLeft: Story = {
  tags: ['keyboard'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('group', { name: 'Kenji Coleman' })).toHaveFocus();
  },
};

/** Columns grow with the text and scroll sideways in the board. The page does not scroll, and no text overlaps. */
export const LargeText: Story = {
  globals: { zoom: '200', viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    const column = canvas.getByRole('group', { name: 'New' });
    await expect(column.offsetWidth).toBeGreaterThanOrEqual(2 * 172);
    const board = column.parentElement as HTMLElement;
    await expect(board.scrollWidth).toBeGreaterThan(board.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    for (const card of within(column).getAllByRole('group')) await expect(card.scrollWidth).toBe(card.clientWidth);
  },
};

/** Cards have borders, and the column below the lifted card has an outline. */
export const ForcedColours: Story = {
  play: forcedColours(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const card = canvas.getByRole('group', { name: 'Zachary Vance' });
    const { borderStyle, borderColor, color, outlineStyle } = getComputedStyle(card);
    await expect([borderStyle, borderColor, outlineStyle]).toEqual(['solid', color, 'solid']);
    const column = canvas.getByRole('group', { name: 'Contacted' });
    await expect(getComputedStyle(column).outlineStyle).toBe('none');
    await userEvent.keyboard(' {ArrowRight}');
    await waitFor(() => expect(getComputedStyle(column)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' }));
  }),
};

const longColumns = columns.map((column) => ({
  ...column,
  title: longWord,
  cards: column.cards.map((card) => ({ ...card, name: longWord, kind: longWord })),
}));
export const LongText: Story = { args: { columns: longColumns }, globals: { viewport: { value: 'phone' } } };
export const LongTextOnDesk: Story = { args: { columns: longColumns }, globals: { viewport: { value: 'lg' } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={24}>
      <Board {...args} />
      <Board {...args} label="Loading" loading />
      <Board
        {...args}
        label="Empty"
        columns={columns.map((column) => ({
          ...column,
          count: 0,
          cards: [],
          empty: <Text tone="muted">No deals</Text>,
        }))}
      />
    </Stack>
  ),
};
