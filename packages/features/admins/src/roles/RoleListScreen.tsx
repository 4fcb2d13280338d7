import { countColumn, createdColumn, formatCount, ManagedList, textColumn, urls, useListPage } from '@fairlead/kit';
import { privilegeGroups, privileges } from '@fairlead/rules';
import { Chip, LockArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { roleList } from './roleList';
import { useDeleteRole } from './roles.api';

export default function RoleListScreen() {
  const { t } = useTranslation(['admins', 'kit']);
  return (
    <ManagedList
      title={t('role.list')}
      {...useListPage(roleList)}
      name={{
        name: 'name',
        header: t('name'),
        width: '25%',
        trailing: ({ builtin }) => (builtin ? <Chip tone="info">{t('role.builtin')}</Chip> : null),
      }}
      columns={[
        textColumn('description', {
          header: t('description'),
          width: '31%',
          card: 'full',
          priority: 2,
          truncate: true,
          tone: 'muted',
        }),
        {
          id: 'privileges',
          header: t('privileges'),
          width: '12%',
          align: 'end',
          skeleton: 'number',
          priority: 1,
          cell: ({ privileges: held }) =>
            t('role.privilegeCount', { count: held.length, total: formatCount(privileges.length) }),
        },
        countColumn('members', { header: t('members'), width: '10%' }),
        createdColumn({ header: t('kit:created'), width: '14%', priority: 1, format: 'DD-MMM-YYYY' }),
      ]}
      empty={{ title: t('role.empty'), text: t('role.emptyText'), illustration: <LockArt /> }}
      privileges={privilegeGroups.ROLE}
      create={{ label: t('role.create'), to: urls.roles.create }}
      edit={urls.roles.edit}
      onDelete={useDeleteRole()}
      locked={({ builtin }) => builtin}
    />
  );
}
