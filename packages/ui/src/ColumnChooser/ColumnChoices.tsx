'use client';
import { isPinned } from '../DataTable/column';
import { MenuCheckboxItem, MenuSeparator } from '../Menu/MenuGroup';
import { MenuItem } from '../Menu/MenuItem';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { ColumnChooserProps } from './columnChooserProps';

/** Menu items that show or hide columns. */
export function ColumnChoices<Row>({
  columns,
  hidden,
  onHiddenChange,
  onMove,
  onResize,
  onWidthsReset,
  pinned: firstPinned = false,
  onPinnedChange,
}: ColumnChooserProps<Row>) {
  const translate = useTranslate();
  const show = (id: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(id);
    else next.add(id);
    onHiddenChange(next);
  };
  return (
    <>
      {columns.map((column, index) => {
        const pinned = isPinned(column, columns);
        return (
          <MenuCheckboxItem
            key={column.id}
            checked={pinned || !hidden.has(column.id)}
            disabled={pinned}
            onCheckedChange={(shown) => show(column.id, shown)}
            {...(onMove && index > 0 && { onMove: (by) => onMove(column.id, by) })}
            {...(onResize && { onResize: (by) => onResize(column.id, by) })}
          >
            {column.header}
          </MenuCheckboxItem>
        );
      })}
      <MenuSeparator />
      {onPinnedChange && (
        <MenuCheckboxItem checked={firstPinned} onCheckedChange={onPinnedChange}>
          {translate(messages.pinFirstColumn)}
        </MenuCheckboxItem>
      )}
      {onResize && (
        <MenuItem disabled={!onWidthsReset} onSelect={() => onWidthsReset?.()}>
          {translate(messages.columnWidthsReset)}
        </MenuItem>
      )}
      <MenuItem disabled={hidden.size === 0} onSelect={() => onHiddenChange(new Set())}>
        {translate(messages.columnsReset)}
      </MenuItem>
    </>
  );
}
