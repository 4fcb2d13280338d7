import type { Result } from '@fairlead/api-client/client';
import { type ReactNode, useState } from 'react';
import { ConfirmDelete } from '../ConfirmDelete';
import { DeleteRow } from './actions';
import { reportDeletedRow } from './deletedRows';

interface DeleteRowOptions<Row> {
  nameOf: (row: Row) => string;
  /** Name of the record in the dialog, with other details. Defaults to the name in the list. */
  subject?: ((row: Row) => ReactNode) | undefined;
  /** Undefined if the user may not delete records. */
  onDelete: ((id: string) => Promise<Result<unknown>>) | undefined;
}

/** Row action that deletes a record, and the dialog that confirms it. Both are empty if the user may not delete records. */
export function useDeleteRow<Row extends { id: string }>({ nameOf, subject, onDelete }: DeleteRowOptions<Row>) {
  const [deleting, setDeleting] = useState<Row | null>(null);
  const deleteById = async (id: string, send: NonNullable<typeof onDelete>) => {
    const result = await send(id);
    if (result.ok) reportDeletedRow(id);
    return result;
  };
  return {
    deleteRow: (row: Row) => (onDelete ? <DeleteRow name={nameOf(row)} onClick={() => setDeleting(row)} /> : null),
    confirmation: onDelete ? (
      <ConfirmDelete
        open={deleting !== null}
        subject={deleting && (subject?.(deleting) ?? nameOf(deleting))}
        onClose={() => setDeleting(null)}
        onDelete={() => deleteById(deleting?.id ?? '', onDelete)}
      />
    ) : null,
  };
}
