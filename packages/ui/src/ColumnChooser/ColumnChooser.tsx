import { Button } from '../Button/Button';
import type { Column } from '../DataTable/column';
import { Columns3 } from '../icons';
import { Menu } from '../Menu/Menu';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Spinner } from '../Spinner/Spinner';
import { useLater } from '../useLater';

const choices = () => import('./ColumnChoices');

export interface ColumnChooserProps<Row> {
  /** All columns of the `DataTable`. */
  columns: readonly Column<Row>[];
  /** The ids of those that are hidden; the table takes the same. */
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/**
 * Which columns of a `DataTable` the reader wants to see, for the `end` of a `ListToolbar`. What names the row and what is
 * `pinned` cannot be hidden. Remember the choice for the reader, for each list.
 *
 * Keyboard: as a `Menu`; Enter and Space show and hide, and the menu stays.
 */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const say = useWords();
  const later = useLater(choices, false, () => undefined);
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" leadingIcon={<Columns3 />}>
          {say(words.columns)}
        </Button>
      }
    >
      {later ? <later.ColumnChoices {...props} /> : <Spinner label={say(words.loading)} />}
    </Menu>
  );
}
