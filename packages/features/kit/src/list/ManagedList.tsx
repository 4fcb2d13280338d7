import type { Result } from '@fairlead/api-client/client';
import type { Privilege } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import type { Column } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { to } from '../urls';
import { CreateLink, EditRow } from './actions';
import { type NameColumn, nameColumn, nameOf } from './columns';
import { ResourceList, type ResourceListProps } from './ResourceList';
import { useDeleteRow } from './useDeleteRow';

export interface ManagedListProps<Row> extends Omit<ResourceListProps<Row>, 'action' | 'rowActions' | 'actionCount'> {
  /** First column: the name of the record, linked to its page. Sortable. */
  name: Omit<NameColumn<Row>, 'to'>;
  /** Privilege per action, or whether the user may perform it. Other actions are hidden. */
  privileges?: Readonly<Partial<Record<'create' | 'update' | 'delete', Privilege | boolean>>>;
  create?: { label: string; to: string };
  /** Columns after the name. */
  columns: readonly Column<Row>[];
  /** Path of the edit page, with `:id`. */
  edit?: string;
  /** Path of the record's page, with `:id`. Defaults to the edit page, if the user may open it. */
  view?: string;
  /** Name of the record in the delete dialog, with other details. Defaults to its name. */
  subject?: (row: Row) => ReactNode;
  onDelete?: (id: string) => Promise<Result<unknown>>;
  /** Additional row actions, before Edit and Delete. */
  moreActions?: ((row: Row) => ReactNode) | undefined;
  /** Returns true if the record cannot be changed or deleted. Its row then hides the action. */
  locked?: (row: Row, action: 'update' | 'delete') => boolean;
}

/** List with actions to create, edit and delete records, according to the user's privileges. */
export function ManagedList<Row extends { id: string; version?: number }>(props: ManagedListProps<Row>) {
  const { name, columns, privileges, create, edit, view, subject, onDelete, locked, moreActions, ...list } = props;
  const { may } = useAuth();
  const isAllowed = (action: 'create' | 'update' | 'delete') => {
    const privilege = privileges?.[action] ?? false;
    return typeof privilege === 'boolean' ? privilege : may(privilege);
  };
  const editPath = isAllowed('update') ? edit : undefined;
  const mayDelete = isAllowed('delete');
  const isUnlocked = (row: Row, action: 'update' | 'delete') => !locked?.(row, action);
  const labelOf = (row: Row) => nameOf(name.name, row);
  const { deleteRow, confirmation } = useDeleteRow<Row>({ nameOf: labelOf, subject, onDelete });
  const sortBy = typeof name.name === 'function' ? 'name' : name.name;
  return (
    <>
      <ResourceList
        {...list}
        columns={[nameColumn({ sortBy, ...name, to: view ?? editPath }), ...columns]}
        actionCount={moreActions ? undefined : Number(editPath !== undefined) + Number(mayDelete)}
        action={create && isAllowed('create') ? <CreateLink {...create} /> : null}
        rowActions={
          editPath || mayDelete || moreActions
            ? (row) => (
                <>
                  {moreActions?.(row)}
                  {editPath && isUnlocked(row, 'update') ? (
                    <EditRow name={labelOf(row)} to={to(editPath, row)} />
                  ) : null}
                  {mayDelete && isUnlocked(row, 'delete') ? deleteRow(row) : null}
                </>
              )
            : undefined
        }
      />
      {confirmation}
    </>
  );
}
