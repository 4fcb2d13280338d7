import { formatCount, formatInstant, ManagedList, RecordName, to, urls, useResourceList } from '@fairlead/kit';
import { privilegeGroups, privileges } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Chip, type Column, Inline, LockArt, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { roleList } from './roleList';
import { type AdminRole, useDeleteRole, useRoles } from './roles.api';

export default function RoleListScreen() {
  const { t } = useTranslation(['admins', 'kit']);
  const { may } = useAuth();
  const list = useResourceList(roleList);
  const state = useRoles(list.read);
  const remove = useDeleteRole();
  const columns = useColumns(may('ROLE_UPDATE'));
  return (
    <ManagedList
      title={t('role.list')}
      list={list}
      state={state}
      columns={columns}
      empty={{ title: t('role.empty'), text: t('role.emptyText'), illustration: <LockArt /> }}
      labels={{
        searchBy: { name: t('name') },
        filters: { all: t('kit:filter.all'), builtin: t('role.builtin'), custom: t('role.custom') },
        sorts: {
          'creationDate.desc': t('kit:sort.dateDesc'),
          'creationDate.asc': t('kit:sort.dateAsc'),
          'name.desc': t('kit:sort.nameDesc'),
          'name.asc': t('kit:sort.nameAsc'),
        },
      }}
      privileges={privilegeGroups.ROLE}
      create={{ label: t('role.create'), to: urls.roles.create }}
      editTo={({ id }) => to(urls.roles.edit, { id })}
      nameOf={({ name }) => name}
      onDelete={remove}
      locked={({ builtin }) => builtin}
    />
  );
}

function useColumns(mayUpdate: boolean): Column<AdminRole>[] {
  const { t } = useTranslation('admins');
  return useMemo(
    () => [
      {
        id: 'name',
        width: '25%',
        header: t('name'),
        sortBy: 'name',
        card: 'title',
        cell: ({ id, name, builtin }) => (
          <Inline gap={8}>
            <RecordName to={mayUpdate ? to(urls.roles.edit, { id }) : undefined}>{name}</RecordName>
            {builtin ? <Chip tone="info">{t('role.builtin')}</Chip> : null}
          </Inline>
        ),
      },
      {
        id: 'description',
        width: '31%',
        header: t('description'),
        card: 'full',
        priority: 2,
        cell: ({ description }) =>
          description && (
            <Text tone="muted" truncate title={description}>
              {description}
            </Text>
          ),
      },
      {
        id: 'privileges',
        width: '12%',
        header: t('privileges'),
        align: 'end',
        skeleton: 'number',
        priority: 1,
        cell: ({ privileges: held }) =>
          t('role.privilegeCount', { count: held.length, total: formatCount(privileges.length) }),
      },
      {
        id: 'members',
        width: '10%',
        header: t('members'),
        align: 'end',
        skeleton: 'number',
        cell: ({ members }) => formatCount(members),
      },
      {
        id: 'creationDate',
        width: '14%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 1,
        cell: ({ creationDate }) => formatInstant(creationDate, 'DD-MMM-YYYY'),
      },
    ],
    [t, mayUpdate],
  );
}
