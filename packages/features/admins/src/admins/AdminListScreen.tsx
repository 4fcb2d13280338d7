import { chipColumn, createdColumn, instantColumn, ManagedList, textColumn, urls, useListPage } from '@fairlead/kit';
import { useAccountActions } from '@fairlead/pickers/account';
import { mayAssign, privilegeGroups } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, type Column, LockArt, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { AdminChip } from './AdminChip';
import { adminList } from './adminList';
import { type Admin, useDeleteAdmin } from './admins.api';
import { InvitationActions } from './InvitationActions';

export default function AdminListScreen() {
  const { t } = useTranslation(['admins', 'kit']);
  const { may, me, viewer } = useAuth();
  const own = viewer?.privileges ?? [];
  const { menuFor, confirmation } = useAccountActions();
  /** Empty for an admin who has not accepted the invitation. */
  const accountMenu = ({ id, name, role, status }: Admin) =>
    status === 'INVITED' ? null : menuFor({ id, name, role: 'ADMIN', privileges: role.privileges });
  const columns: Column<Admin>[] = [
    textColumn('email', { header: t('email'), width: '18.5%', card: 'full', priority: 1, truncate: true }),
    { id: 'role', header: t('role'), width: '14%', cell: ({ role }) => role.name },
    chipColumn({ id: 'status', header: t('status'), width: '13%', cell: (admin) => <AdminChip admin={admin} /> }),
    instantColumn('lastSignIn', {
      header: t('lastSignIn'),
      width: '11.5%',
      sortBy: 'lastSignIn',
      priority: 2,
      format: 'DD-MMM-YYYY',
      none: t('never'),
    }),
    createdColumn({ header: t('kit:created'), width: '11.5%', priority: 2, format: 'DD-MMM-YYYY' }),
  ];
  return (
    <>
      <ManagedList
        title={t('admin.list')}
        {...useListPage(adminList)}
        name={{
          name: 'name',
          header: t('name'),
          width: '17.5%',
          leading: ({ name, photo }) => <Avatar name={name} src={photo?.fileUrl ?? null} />,
        }}
        columns={columns}
        empty={{ title: t('admin.empty'), text: t('admin.emptyText'), illustration: <LockArt /> }}
        privileges={privilegeGroups.ADMIN}
        create={{ label: t('admin.create'), to: urls.admins.create }}
        edit={urls.admins.edit}
        subject={({ name, email }) => (
          <Stack gap={2}>
            <Text weight="label">{name}</Text>
            <Text tone="muted">{t('admin.deleteNote', { email })}</Text>
          </Stack>
        )}
        onDelete={useDeleteAdmin()}
        locked={({ id, role }, action) =>
          action === 'delete' && (id === me?.user.id || !mayAssign(own, role.privileges))
        }
        moreActions={
          may('ADMIN_CREATE') || may('ADMIN_UPDATE')
            ? (admin) => (
                <>
                  {may('ADMIN_CREATE') ? <InvitationActions admin={admin} /> : null}
                  {accountMenu(admin)}
                </>
              )
            : undefined
        }
      />
      {confirmation}
    </>
  );
}
