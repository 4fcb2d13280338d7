'use client';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Columns3 } from '../icons';
import { Menu } from '../Menu/Menu';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Spinner } from '../Spinner/Spinner';
import { useLater } from '../useLater';
import type { ColumnChooserProps } from './columnChooserProps';

const loadChoices = () => import('./ColumnChoices');
const ignoreFailure = () => undefined;

/** Content of the open menu. */
function Choices<Row>(props: ColumnChooserProps<Row>) {
  const translate = useTranslate();
  const code = useLater(loadChoices, true, ignoreFailure);
  return code ? <code.ColumnChoices {...props} /> : <Spinner label={translate(messages.loading)} />;
}

/**
 * Menu that shows and hides the columns of a `DataTable`. Place it at the `end` of a `ListToolbar`. The title column and
 * `pinned` columns cannot be hidden. Save the choice per user and list.
 *
 * With `onPinnedChange`, users can also keep the columns up to the title in place; the others then scroll sideways. With
 * `onPinnedColumnsChange`, they can pin further columns.
 *
 * Keyboard: as in `Menu`. Enter and Space show or hide a column, and the menu stays open. Alt with the up and down
 * arrow keys moves a column if `onMove` is set. Alt with the left and right arrow keys resizes one if `onResize` is set.
 *
 * @example
 * <ColumnChooser columns={columns} hidden={hidden} onHiddenChange={setHidden} />
 */
export function ColumnChooser<Row>({ compact = false, ...props }: ColumnChooserProps<Row>) {
  const translate = useTranslate();
  useLater(loadChoices, false, ignoreFailure);
  const label = translate(messages.columns);
  return (
    <Menu
      align="end"
      trigger={
        compact ? (
          <IconButton label={label}>
            <Columns3 />
          </IconButton>
        ) : (
          <Button variant="ghost" leadingIcon={<Columns3 />}>
            {label}
          </Button>
        )
      }
    >
      <Choices {...props} />
    </Menu>
  );
}
