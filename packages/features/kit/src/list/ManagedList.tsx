import type { Result } from '@fairlead/api-client/client';
import type { Privilege } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Text } from '@fairlead/ui';
import { type ReactNode, useState } from 'react';
import { ConfirmDelete } from '../ConfirmDelete';
import { to } from '../urls';
import { CreateLink, DeleteRow, EditRow } from './actions';
import { ResourceList, type ResourceListProps } from './ResourceList';

export interface ManagedListProps<Row> extends Omit<ResourceListProps<Row>, 'action' | 'rowActions'> {
  /** Privilege per action. Actions that the user may not perform are hidden. */
  privileges: Readonly<Record<'create' | 'update' | 'delete', Privilege>>;
  create: { label: string; to: string };
  /** Path of the edit page, with `:id`. */
  edit: string;
  nameOf: (row: Row) => string;
  /** Name of the record in the delete dialog. Defaults to `nameOf`. */
  subject?: (row: Row) => ReactNode;
  onDelete: (id: string) => Promise<Result<unknown>>;
  /** Additional row actions, before Edit and Delete. */
  moreActions?: ((row: Row) => ReactNode) | undefined;
  /** Returns true if the record cannot be changed or deleted. Its row then hides the action. */
  locked?: (row: Row, action: 'update' | 'delete') => boolean;
}

/** List with actions to create, edit and delete records, according to the user's privileges. */
export function ManagedList<Row extends { id: string }>(props: ManagedListProps<Row>) {
  const { privileges, create, edit, nameOf, subject, onDelete, locked, moreActions, ...list } = props;
  const { may } = useAuth();
  const [deleting, setDeleting] = useState<Row | null>(null);
  const [mayUpdate, mayDelete] = [may(privileges.update), may(privileges.delete)];
  const isUnlocked = (row: Row, action: 'update' | 'delete') => !locked?.(row, action);
  return (
    <>
      <ResourceList
        {...list}
        action={may(privileges.create) ? <CreateLink {...create} /> : null}
        rowActions={
          mayUpdate || mayDelete || moreActions
            ? (row) => (
                <>
                  {moreActions?.(row)}
                  {mayUpdate && isUnlocked(row, 'update') ? (
                    <EditRow name={nameOf(row)} to={to(edit, { id: row.id })} />
                  ) : null}
                  {mayDelete && isUnlocked(row, 'delete') ? (
                    <DeleteRow name={nameOf(row)} onClick={() => setDeleting(row)} />
                  ) : null}
                </>
              )
            : undefined
        }
      />
      <ConfirmDelete
        open={deleting !== null}
        subject={deleting ? (subject?.(deleting) ?? <Text weight="label">{nameOf(deleting)}</Text>) : null}
        onClose={() => setDeleting(null)}
        onDelete={() => onDelete(deleting?.id ?? '')}
      />
    </>
  );
}
