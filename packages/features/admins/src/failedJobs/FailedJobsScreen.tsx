import { formatCount, formatInstant, ResourceList, useResourceList } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Chip, type Column, DocumentArt, Icon, Text } from '@fairlead/ui';
import { CircleAlert } from 'lucide';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedJobActions } from './FailedJobActions';
import { failedJobList } from './failedJobList';
import { type FailedJob, useFailedJobs } from './failedJobs.api';

export default function FailedJobsScreen() {
  const { t } = useTranslation(['admins', 'kit']);
  const { may } = useAuth();
  const list = useResourceList(failedJobList);
  const columns = useColumns();
  return (
    <ResourceList
      title={t('job.list')}
      list={list}
      state={useFailedJobs(list.read)}
      columns={columns}
      empty={{ title: t('job.empty'), text: t('job.emptyText'), illustration: <DocumentArt /> }}
      labels={{
        searchBy: {},
        filters: {
          all: t('kit:filter.all'),
          mail: t('jobLane.mail'),
          billing: t('jobLane.billing'),
          cleanUp: t('jobLane.clean-up'),
          support: t('jobLane.support'),
        },
        sorts: { 'failedAt.desc': t('kit:sort.dateDesc'), 'failedAt.asc': t('kit:sort.dateAsc') },
        columns: Object.fromEntries(columns.map(({ sortBy, id, header }) => [sortBy ?? id, header])),
      }}
      rowActions={may('ADMIN_UPDATE') ? (job) => <FailedJobActions job={job} /> : undefined}
    />
  );
}

function useColumns(): Column<FailedJob>[] {
  const { t } = useTranslation('admins');
  return useMemo(
    () => [
      {
        id: 'kind',
        width: '18%',
        header: t('job.kind'),
        card: 'title',
        cell: ({ kind }) => <Text weight="label">{t(`jobKind.${kind}`)}</Text>,
      },
      {
        id: 'lane',
        width: '12%',
        header: t('job.lane'),
        skeleton: 'chip',
        card: 'chip',
        cell: ({ lane }) => (
          <Chip tone="danger" status={lane} icon={<Icon of={CircleAlert} size={14} aria-hidden />}>
            {t(`jobLane.${lane}`)}
          </Chip>
        ),
      },
      {
        id: 'agency',
        width: '16%',
        header: t('job.agency'),
        priority: 2,
        cell: ({ agency }) => agency?.name ?? t('job.platform'),
      },
      {
        id: 'attempts',
        width: '9%',
        header: t('job.attempts'),
        align: 'end',
        skeleton: 'number',
        priority: 3,
        cell: ({ attempts }) => formatCount(attempts),
      },
      {
        id: 'error',
        width: '25%',
        header: t('job.error'),
        card: 'full',
        cell: ({ error }) => (
          <Text truncate title={error}>
            {error}
          </Text>
        ),
      },
      {
        id: 'failedAt',
        width: '12%',
        header: t('job.failedAt'),
        sortBy: 'failedAt',
        priority: 1,
        cell: ({ failedAt }) => formatInstant(failedAt, 'DD-MMM-YYYY'),
      },
    ],
    [t],
  );
}
