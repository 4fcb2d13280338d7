import { Button } from '../Button/Button';
import { type Column, isPinned } from '../DataTable/column';
import { Columns3 } from '../icons';
import { Menu } from '../Menu/Menu';
import { MenuCheckboxItem, MenuSeparator } from '../Menu/MenuGroup';
import { MenuItem } from '../Menu/MenuItem';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';

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
export function ColumnChooser<Row>({ columns, hidden, onHiddenChange }: ColumnChooserProps<Row>) {
  const say = useWords();
  const show = (id: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(id);
    else next.add(id);
    onHiddenChange(next);
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" leadingIcon={<Columns3 />}>
          {say(words.columns)}
        </Button>
      }
    >
      {columns.map((column) => {
        const pinned = isPinned(column, columns);
        return (
          <MenuCheckboxItem
            key={column.id}
            checked={pinned || !hidden.has(column.id)}
            disabled={pinned}
            onCheckedChange={(shown) => show(column.id, shown)}
          >
            {column.header}
          </MenuCheckboxItem>
        );
      })}
      <MenuSeparator />
      <MenuItem disabled={hidden.size === 0} onSelect={() => onHiddenChange(new Set())}>
        {say(words.columnsReset)}
      </MenuItem>
    </Menu>
  );
}
