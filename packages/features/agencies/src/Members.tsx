import { createdColumn, formatInstant, nameColumn, PanelTable, useListPage } from '@fairlead/kit';
import { useAccountActions } from '@fairlead/pickers/account';
import { useAuth } from '@fairlead/session';
import { Avatar, Chip, type Column, NoResultsArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type AgencyAgent, memberList } from './agencies.api';
import { memberPerson } from './members/memberPerson';

/** Admins and agents of an agency. */
export function Members({ agencyId }: { agencyId: string }) {
  const { t } = useTranslation('agencies');
  const page = useListPage(memberList(agencyId));
  const { may } = useAuth();
  const { menuFor, confirmation } = useAccountActions();
  return (
    <>
      <PanelTable
        label={t('tab.members')}
        {...page}
        columns={useColumns()}
        rowActions={may('ADMIN_UPDATE') ? (member) => menuFor(memberPerson(member)) : undefined}
        empty={{ title: t('members.empty'), text: t('members.emptyText'), illustration: <NoResultsArt /> }}
      />
      {confirmation}
    </>
  );
}

function useColumns(): Column<AgencyAgent>[] {
  const { t } = useTranslation('agencies');
  return [
    nameColumn({
      name: 'name',
      header: t('name'),
      width: '34%',
      sortBy: 'name',
      leading: ({ name, photo }) => <Avatar name={name} src={photo?.fileUrl ?? null} />,
      below: ({ email }) => email,
    }),
    {
      id: 'role',
      width: '18%',
      header: t('role'),
      cell: ({ agencyAdmin }) => (agencyAdmin ? t('member.admin') : t('member.agent')),
    },
    {
      id: 'licensed',
      width: '18%',
      header: t('license'),
      skeleton: 'chip',
      cell: ({ licensedAgent }) => (
        <Chip tone={licensedAgent ? 'success' : 'neutral'} status={licensedAgent ? 'LICENSED' : 'UNLICENSED'}>
          {licensedAgent ? t('member.licensed') : t('member.unlicensed')}
        </Chip>
      ),
    },
    {
      id: 'lastSignIn',
      width: '16%',
      header: t('lastSignIn'),
      priority: 1,
      cell: ({ active, lastSignIn }) => {
        if (!active) return t('member.disabled');
        return lastSignIn === null ? t('member.never') : formatInstant(lastSignIn, 'DD-MMM-YYYY');
      },
    },
    createdColumn({ header: t('joined'), width: '14%', priority: 2, format: 'DD-MMM-YYYY' }),
  ];
}
