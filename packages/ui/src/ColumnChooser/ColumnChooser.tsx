import { Button } from '../Button/Button';
import type { Column } from '../DataTable/column';
import { Columns3 } from '../icons';
import { Menu } from '../Menu/Menu';
import { useTranslate } from '../messages/messages';
import * as words from '../messages/words';
import { Spinner } from '../Spinner/Spinner';
import { useLater } from '../useLater';

const loadChoices = () => import('./ColumnChoices');

export interface ColumnChooserProps<Row> {
  /** All columns of the `DataTable`. */
  columns: readonly Column<Row>[];
  /** Ids of the hidden columns. Pass the same set to the table. */
  hidden: ReadonlySet<string>;
  /** Called with the new set when the user shows or hides a column. */
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/**
 * Menu that shows and hides the columns of a `DataTable`. Place it at the `end` of a `ListToolbar`. The title column and
 * `pinned` columns cannot be hidden. Save the choice per user and list.
 *
 * Keyboard: as in `Menu`. Enter and Space show or hide a column, and the menu stays open.
 */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const translate = useTranslate();
  const later = useLater(loadChoices, false, () => undefined);
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" leadingIcon={<Columns3 />}>
          {translate(words.columns)}
        </Button>
      }
    >
      {later ? <later.ColumnChoices {...props} /> : <Spinner label={translate(words.loading)} />}
    </Menu>
  );
}
