import { formatInstant } from '@fairlead/kit';
import {
  Avatar,
  Chip,
  type Column,
  DataTable,
  EmptyState,
  ErrorState,
  ListFrame,
  NoResultsArt,
  Pagination,
  Stack,
  Text,
} from '@fairlead/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './AgencyListScreen.css';
import { type AgencyAgent, MEMBERS_PAGE_SIZE, useMembers } from './agencies.api';

/** The people of an agency: its admins and agents. */
export function Members({ agencyId }: { agencyId: string }) {
  const { t } = useTranslation('agencies');
  const [page, setPage] = useState(0);
  const { data, error, mutate } = useMembers(agencyId, page);
  const columns = useColumns();
  if (error && !data) {
    return <ErrorState title={t('members.failed')} message={error.message} onRetry={() => void mutate()} />;
  }
  if (data?.totalElements === 0) {
    return (
      <EmptyState illustration={<NoResultsArt />} title={t('members.empty')} description={t('members.emptyText')} />
    );
  }
  const paged = data && data.totalElements > MEMBERS_PAGE_SIZE;
  return (
    <ListFrame
      footer={
        paged ? (
          <Pagination
            page={page}
            pageSize={MEMBERS_PAGE_SIZE}
            total={data.totalElements}
            pageSizes={[MEMBERS_PAGE_SIZE]}
            onPageChange={setPage}
            onPageSizeChange={() => undefined}
          />
        ) : null
      }
    >
      <DataTable
        label={t('tab.members')}
        columns={columns}
        rows={data?.content ?? []}
        rowKey={({ id }) => id}
        loading={!data}
        skeletonRows={4}
      />
    </ListFrame>
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
      {
        id: 'creationDate',
        width: '14%',
        header: t('joined'),
        priority: 2,
        cell: ({ creationDate }) => formatInstant(creationDate, 'DD-MMM-YYYY'),
      },
    ],
    [t],
  );
}
