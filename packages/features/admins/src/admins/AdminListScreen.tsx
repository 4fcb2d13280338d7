import {
  chipColumn,
  formatInstant,
  instantColumn,
  ManagedList,
  nameColumn,
  to,
  urls,
  useListPage,
} from '@fairlead/kit';
import { mayAssign, privilegeGroups } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, type Column, LockArt, Stack, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminChip } from './AdminChip';
import { adminList } from './adminList';
import { type Admin, useDeleteAdmin } from './admins.api';
import { InvitationActions } from './InvitationActions';

export default function AdminListScreen() {
  const { t } = useTranslation(['admins', 'kit']);
  const { may, me, viewer } = useAuth();
  const page = useListPage(adminList);
  const columns = useColumns(may('ADMIN_UPDATE'));
  const own = viewer?.privileges ?? [];
  return (
    <ManagedList
      title={t('admin.list')}
      {...page}
      columns={columns}
      empty={{ title: t('admin.empty'), text: t('admin.emptyText'), illustration: <LockArt /> }}
      privileges={privilegeGroups.ADMIN}
      create={{ label: t('admin.create'), to: urls.admins.create }}
      edit={urls.admins.edit}
      nameOf={({ name }) => name}
      subject={(admin) => <DeleteSubject admin={admin} />}
      onDelete={useDeleteAdmin()}
      locked={({ id, role }, action) => action === 'delete' && (id === me?.user.id || !mayAssign(own, role.privileges))}
      moreActions={
        may('ADMIN_CREATE')
          ? (admin) =>
              admin.status === 'INVITED' && mayAssign(own, admin.role.privileges) ? (
                <InvitationActions admin={admin} />
              ) : null
          : undefined
      }
    />
  );
}

function DeleteSubject({ admin }: { admin: Admin }) {
  const { t } = useTranslation('admins');
  return (
    <Stack gap={2}>
      <Text weight="label">{admin.name}</Text>
      <Text tone="muted">{t('admin.deleteNote', { email: admin.email })}</Text>
    </Stack>
  );
}

function useColumns(mayUpdate: boolean): Column<Admin>[] {
  const { t } = useTranslation('admins');
  return useMemo(
    () => [
      nameColumn({
        width: '19%',
        header: t('name'),
        name: ({ name }) => name,
        to: mayUpdate ? ({ id }) => to(urls.admins.edit, { id }) : undefined,
        leading: ({ name, photo }) => <Avatar name={name} src={photo?.fileUrl ?? null} />,
      }),
      {
        id: 'email',
        width: '20%',
        header: t('email'),
        priority: 1,
        card: 'full',
        cell: ({ email }) => (
          <Text truncate title={email}>
            {email}
          </Text>
        ),
      },
      { id: 'role', width: '14%', header: t('role'), cell: ({ role }) => role.name },
      chipColumn({
        id: 'status',
        width: '10%',
        header: t('status'),
        cell: (admin) => <AdminChip admin={admin} />,
      }),
      {
        id: 'lastSignIn',
        width: '10%',
        header: t('lastSignIn'),
        sortBy: 'lastSignIn',
        priority: 2,
        cell: ({ lastSignIn }) => (lastSignIn === null ? t('never') : formatInstant(lastSignIn, 'DD-MMM-YYYY')),
      },
      instantColumn({
        width: '10%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 2,
        value: ({ creationDate }) => creationDate,
      }),
    ],
    [t, mayUpdate],
  );
}
