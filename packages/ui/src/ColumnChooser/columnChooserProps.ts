import type { Column } from '../DataTable/column';

export interface ColumnChooserProps<Row> {
  /** Shows the button as an icon, where the toolbar has no room for text. Defaults to `false`. */
  compact?: boolean;
  /** All columns of the `DataTable`. */
  columns: readonly Column<Row>[];
  /** Ids of the hidden columns. Pass the same set to the table. */
  hidden: ReadonlySet<string>;
  /** Called with the new set when the user shows or hides a column. */
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
  /**
   * Called when the user moves a column by dragging it or with Alt and the arrow keys. `by` is the number of places, negative
   * towards the start. The first column stays first. Without it, the order is fixed.
   */
  onMove?: (id: string, by: number) => void;
  /** Called when the user presses Alt with the left or right arrow key. `by` is 1 to widen the column, -1 to narrow it. */
  onResize?: (id: string, by: number) => void;
  /** Restores the original widths of the columns. Undefined while they have them. */
  onWidthsReset?: (() => void) | undefined;
  /** Whether the columns up to the title stay in place. Pass `scroll` as the `layout` of the table if so. */
  pinned?: boolean;
  /** Called when the user pins these columns or releases them. Without it, the choice is not offered. */
  onPinnedChange?: (pinned: boolean) => void;
  /** Ids of further columns that stay in place. Pass the same set to the table. */
  pinnedColumns?: ReadonlySet<string>;
  /** Called with the new set while `pinned`. Without it, the user cannot pin further columns. */
  onPinnedColumnsChange?: (pinned: ReadonlySet<string>) => void;
}
