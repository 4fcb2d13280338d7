import type { Result } from '@fairlead/api-client/client';
import type { Privilege } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon, RowAction, Text } from '@fairlead/ui';
import { Pencil, Plus, Trash2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDelete } from '../ConfirmDelete';
import { RouterLink } from '../RouterLink';
import type { ToolLabels } from './ListTools';
import * as styles from './ManagedList.css';
import { ResourceList, type ResourceListProps } from './ResourceList';

const icon = { size: 16, strokeWidth: 1.75 };

export interface ManagedListProps<Row> extends Omit<ResourceListProps<Row>, 'action' | 'rowActions' | 'labels'> {
  /** Privilege per action. Actions that the user may not perform are hidden. */
  privileges: Readonly<Record<'create' | 'update' | 'delete', Privilege>>;
  labels: Omit<ToolLabels, 'columns'>;
  create: { label: string; to: string };
  editTo: (row: Row) => string;
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
  const { privileges, labels, create, editTo, nameOf, subject, onDelete, columns, locked, moreActions, ...list } =
    props;
  const { may } = useAuth();
  const [deleting, setDeleting] = useState<Row | null>(null);
  const [mayUpdate, mayDelete] = [may(privileges.update), may(privileges.delete)];
  const isUnlocked = (row: Row, action: 'update' | 'delete') => !locked?.(row, action);
  return (
    <>
      <ResourceList
        {...list}
        columns={columns}
        labels={{
          ...labels,
          columns: Object.fromEntries(columns.map(({ sortBy, id, header }) => [sortBy ?? id, header])),
        }}
        action={
          may(privileges.create) ? (
            <Button asChild variant="solid" tone="accent" leadingIcon={<Icon of={Plus} size={16} />}>
              <RouterLink to={create.to}>{create.label}</RouterLink>
            </Button>
          ) : null
        }
        rowActions={
          mayUpdate || mayDelete || moreActions
            ? (row) => (
                <>
                  {moreActions?.(row)}
                  {mayUpdate && isUnlocked(row, 'update') ? <EditAction name={nameOf(row)} to={editTo(row)} /> : null}
                  {mayDelete && isUnlocked(row, 'delete') ? (
                    <DeleteAction name={nameOf(row)} onPress={() => setDeleting(row)} />
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

function EditAction({ name, to }: { name: string; to: string }) {
  const { t } = useTranslation('kit');
  return (
    <RowAction asChild label={t('row.edit', { name })} text={t('row.editVerb')} icon={<Icon of={Pencil} {...icon} />}>
      <RouterLink to={to} />
    </RowAction>
  );
}

function DeleteAction({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <RowAction
      label={t('row.delete', { name })}
      text={t('row.deleteVerb')}
      icon={<Icon of={Trash2} {...icon} />}
      tone="danger"
      onClick={onPress}
    />
  );
}

/** Name of a row, linked to the record if `to` is given. */
export function RecordName({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? (
    <Text weight="label">{children}</Text>
  ) : (
    <RouterLink to={to} className={styles.name}>
      {children}
    </RouterLink>
  );
}
