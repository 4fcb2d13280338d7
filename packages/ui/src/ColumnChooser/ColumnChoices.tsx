'use client';
import { isPinned, titleOf } from '../DataTable/column';
import { MenuCheckboxItem, MenuSeparator } from '../Menu/MenuGroup';
import { MenuItem } from '../Menu/MenuItem';
import { MenuSub } from '../Menu/MenuSub';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { ColumnChooserProps } from './columnChooserProps';

/** Set with an id added or removed. */
function changed(ids: ReadonlySet<string> | undefined, id: string, has: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (has) next.add(id);
  else next.delete(id);
  return next;
}

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
  pinnedColumns,
  onPinnedColumnsChange,
}: ColumnChooserProps<Row>) {
  const translate = useTranslate();
  const show = (id: string, shown: boolean) => onHiddenChange(changed(hidden, id, !shown));
  const title = titleOf(columns);
  const pinnable = columns
    .slice(title ? columns.indexOf(title) + 1 : 0)
    .filter((column) => isPinned(column, columns) || !hidden.has(column.id));
  const pins = pinnable.filter(({ id }) => pinnedColumns?.has(id)).length;
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
      {title && onPinnedChange && (
        <MenuCheckboxItem checked={firstPinned} onCheckedChange={onPinnedChange}>
          {translate(messages.pinUpToColumn, { name: title.header })}
        </MenuCheckboxItem>
      )}
      {firstPinned && onPinnedColumnsChange && pinnable.length > 0 && (
        <MenuSub label={translate(messages.pinMoreColumns)} value={pins || undefined}>
          {pinnable.map(({ id, header }) => (
            <MenuCheckboxItem
              key={id}
              checked={pinnedColumns?.has(id) ?? false}
              onCheckedChange={(pinned) => onPinnedColumnsChange(changed(pinnedColumns, id, pinned))}
            >
              {header}
            </MenuCheckboxItem>
          ))}
        </MenuSub>
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
