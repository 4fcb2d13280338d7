import { formatInstant, ManagedList, RecordName, to, urls, useResourceList } from '@fairlead/kit';
import { mayAssign, privilegeGroups } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, type Column, LockArt, Stack, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminChip } from './AdminChip';
import * as styles from './AdminListScreen.css';
import { adminList } from './adminList';
import { type Admin, useAdmins, useDeleteAdmin } from './admins.api';
import { InvitationActions } from './InvitationActions';

export default function AdminListScreen() {
  const { t } = useTranslation(['admins', 'kit']);
  const { may, me, viewer } = useAuth();
  const list = useResourceList(adminList);
  const state = useAdmins(list.read);
  const remove = useDeleteAdmin();
  const columns = useColumns(may('ADMIN_UPDATE'));
  const own = viewer?.privileges ?? [];
  return (
    <ManagedList
      title={t('admin.list')}
      list={list}
      state={state}
      columns={columns}
      empty={{ title: t('admin.empty'), text: t('admin.emptyText'), illustration: <LockArt /> }}
      labels={{
        searchBy: { name: t('name'), email: t('email') },
        filters: {
          all: t('kit:filter.all'),
          invited: t('adminStatus.INVITED'),
          active: t('adminStatus.ACTIVE'),
          disabled: t('adminStatus.DISABLED'),
        },
        sorts: {
          'creationDate.desc': t('kit:sort.dateDesc'),
          'creationDate.asc': t('kit:sort.dateAsc'),
          'name.desc': t('kit:sort.nameDesc'),
          'name.asc': t('kit:sort.nameAsc'),
        },
      }}
      privileges={privilegeGroups.ADMIN}
      create={{ label: t('admin.create'), to: urls.admins.create }}
      editTo={({ id }) => to(urls.admins.edit, { id })}
      nameOf={({ name }) => name}
      subject={(admin) => <DeleteSubject admin={admin} />}
      onDelete={remove}
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
      {
        id: 'name',
        width: '19%',
        header: t('name'),
        sortBy: 'name',
        card: 'title',
        cell: ({ id, name, photo }) => (
          <span className={styles.name}>
            <Avatar name={name} src={photo?.fileUrl ?? null} />
            <RecordName to={mayUpdate ? to(urls.admins.edit, { id }) : undefined}>{name}</RecordName>
          </span>
        ),
      },
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
      {
        id: 'status',
        width: '10%',
        header: t('status'),
        skeleton: 'chip',
        card: 'chip',
        cell: (admin) => <AdminChip admin={admin} />,
      },
      {
        id: 'lastSignIn',
        width: '10%',
        header: t('lastSignIn'),
        sortBy: 'lastSignIn',
        priority: 2,
        cell: ({ lastSignIn }) => (lastSignIn === null ? t('never') : formatInstant(lastSignIn, 'DD-MMM-YYYY')),
      },
      {
        id: 'creationDate',
        width: '10%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 2,
        cell: ({ creationDate }) => formatInstant(creationDate, 'DD-MMM-YYYY'),
      },
    ],
    [t, mayUpdate],
  );
}
