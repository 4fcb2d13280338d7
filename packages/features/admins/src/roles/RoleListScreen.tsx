import { countColumn, formatCount, instantColumn, ManagedList, nameColumn, to, urls, useListPage } from '@fairlead/kit';
import { privilegeGroups, privileges } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Chip, type Column, LockArt, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { roleList } from './roleList';
import { type AdminRole, useDeleteRole } from './roles.api';

export default function RoleListScreen() {
  const { t } = useTranslation(['admins', 'kit']);
  const { may } = useAuth();
  const page = useListPage(roleList);
  const columns = useColumns(may('ROLE_UPDATE'));
  return (
    <ManagedList
      title={t('role.list')}
      {...page}
      columns={columns}
      empty={{ title: t('role.empty'), text: t('role.emptyText'), illustration: <LockArt /> }}
      privileges={privilegeGroups.ROLE}
      create={{ label: t('role.create'), to: urls.roles.create }}
      edit={urls.roles.edit}
      nameOf={({ name }) => name}
      onDelete={useDeleteRole()}
      locked={({ builtin }) => builtin}
    />
  );
}

function useColumns(mayUpdate: boolean): Column<AdminRole>[] {
  const { t } = useTranslation('admins');
  return useMemo(
    () => [
      nameColumn({
        width: '25%',
        header: t('name'),
        name: ({ name }) => name,
        to: mayUpdate ? ({ id }) => to(urls.roles.edit, { id }) : undefined,
        trailing: ({ builtin }) => (builtin ? <Chip tone="info">{t('role.builtin')}</Chip> : null),
      }),
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
      countColumn({
        id: 'members',
        width: '10%',
        header: t('members'),
        value: ({ members }) => members,
      }),
      instantColumn({
        width: '14%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 1,
        value: ({ creationDate }) => creationDate,
      }),
    ],
    [t, mayUpdate],
  );
}
