import { formatInstant, instantColumn, PanelTable, useListPage } from '@fairlead/kit';
import { Avatar, Chip, type Column, NoResultsArt, Stack, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './AgencyListScreen.css';
import { type AgencyAgent, memberList } from './agencies.api';

/** Admins and agents of an agency. */
export function Members({ agencyId }: { agencyId: string }) {
  const { t } = useTranslation('agencies');
  const page = useListPage(useMemo(() => memberList(agencyId), [agencyId]));
  return (
    <PanelTable
      label={t('tab.members')}
      {...page}
      columns={useColumns()}
      empty={{ title: t('members.empty'), text: t('members.emptyText'), illustration: <NoResultsArt /> }}
    />
  );
}

function useColumns(): Column<AgencyAgent>[] {
  const { t } = useTranslation('agencies');
  return useMemo(
    () => [
      {
        id: 'name',
        width: '34%',
        header: t('name'),
        sortBy: 'name',
        card: 'title',
        cell: ({ name, email, photo }) => (
          <span className={styles.name}>
            <Avatar name={name} src={photo?.fileUrl ?? null} />
            <Stack gap={2}>
              <Text weight="label">{name}</Text>
              <Text tone="muted" size="caption">
                {email}
              </Text>
            </Stack>
          </span>
        ),
      },
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
      instantColumn({
        width: '14%',
        header: t('joined'),
        sortBy: 'creationDate',
        priority: 2,
        value: ({ creationDate }) => creationDate,
      }),
    ],
    [t],
  );
}
