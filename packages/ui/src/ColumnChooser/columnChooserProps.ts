import type { Column } from '../DataTable/column';

export interface ColumnChooserProps<Row> {
  /** All columns of the `DataTable`. */
  columns: readonly Column<Row>[];
  /** Ids of the hidden columns. Pass the same set to the table. */
  hidden: ReadonlySet<string>;
  /** Called with the new set when the user shows or hides a column. */
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}
