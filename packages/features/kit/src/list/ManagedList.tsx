import type { Result } from '@fairlead/api-client/client';
import type { Privilege } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, RowAction, Text } from '@fairlead/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDelete } from '../ConfirmDelete';
import { RouterLink } from '../RouterLink';
import type { ToolLabels } from './ListTools';
import * as styles from './ManagedList.css';
import { ResourceList, type ResourceListProps } from './ResourceList';

const icon = { size: 16, strokeWidth: 1.75 };

export interface ManagedListProps<Row> extends Omit<ResourceListProps<Row>, 'action' | 'rowActions' | 'labels'> {
  /** What each action needs; one that would be refused is not offered. */
  privileges: Readonly<Record<'create' | 'update' | 'delete', Privilege>>;
  labels: Omit<ToolLabels, 'columns'>;
  create: { label: string; to: string };
  editTo: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** What the question before deleting names; the name when it is left out. */
  subject?: (row: Row) => ReactNode;
  onDelete: (id: string) => Promise<Result<unknown>>;
  /** What else can be done to a record, before editing and deleting it. */
  moreActions?: ((row: Row) => ReactNode) | undefined;
  /** A record that nobody may change, or delete: the action is not offered in its row. */
  locked?: (row: Row, action: 'update' | 'delete') => boolean;
}

/** A list whose records can be created, edited and, after a question, deleted, by those who may. */
export function ManagedList<Row extends { id: string }>(props: ManagedListProps<Row>) {
  const { privileges, labels, create, editTo, nameOf, subject, onDelete, columns, locked, moreActions, ...list } =
    props;
  const { may } = useAuth();
  const [going, setGoing] = useState<Row | null>(null);
  const [mayUpdate, mayDelete] = [may(privileges.update), may(privileges.delete)];
  const open = (row: Row, action: 'update' | 'delete') => !locked?.(row, action);
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
            <Button asChild variant="solid" tone="accent" leadingIcon={<Plus size={16} />}>
              <RouterLink to={create.to}>{create.label}</RouterLink>
            </Button>
          ) : null
        }
        rowActions={
          mayUpdate || mayDelete || moreActions
            ? (row) => (
                <>
                  {moreActions?.(row)}
                  {mayUpdate && open(row, 'update') ? <EditAction name={nameOf(row)} to={editTo(row)} /> : null}
                  {mayDelete && open(row, 'delete') ? (
                    <DeleteAction name={nameOf(row)} onPress={() => setGoing(row)} />
                  ) : null}
                </>
              )
            : undefined
        }
      />
      <ConfirmDelete
        open={going !== null}
        subject={going ? (subject?.(going) ?? <Text weight="label">{nameOf(going)}</Text>) : null}
        onClose={() => setGoing(null)}
        onDelete={() => onDelete(going?.id ?? '')}
      />
    </>
  );
}

function EditAction({ name, to }: { name: string; to: string }) {
  const { t } = useTranslation('kit');
  return (
    <RowAction asChild label={t('row.edit', { name })} text={t('row.editVerb')} icon={<Pencil {...icon} />}>
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
      icon={<Trash2 {...icon} />}
      tone="danger"
      onClick={onPress}
    />
  );
}

/** The name of a row, which opens the record for those who may edit it. */
export function RecordName({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? (
    <Text weight="label">{children}</Text>
  ) : (
    <RouterLink to={to} className={styles.name}>
      {children}
    </RouterLink>
  );
}
