import { chipColumn, countColumn, instantColumn, ResourceList, useListPage } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Chip, type Column, DocumentArt, Icon, Text } from '@fairlead/ui';
import { CircleAlert } from 'lucide';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedJobActions } from './FailedJobActions';
import { failedJobList } from './failedJobList';
import type { FailedJob } from './failedJobs.api';

export default function FailedJobsScreen() {
  const { t } = useTranslation(['admins', 'kit']);
  const { may } = useAuth();
  const page = useListPage(failedJobList);
  const columns = useColumns();
  return (
    <ResourceList
      title={t('job.list')}
      {...page}
      columns={columns}
      empty={{ title: t('job.empty'), text: t('job.emptyText'), illustration: <DocumentArt /> }}
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
      chipColumn({
        id: 'lane',
        width: '12%',
        header: t('job.lane'),
        cell: ({ lane }) => (
          <Chip tone="danger" status={lane} icon={<Icon of={CircleAlert} size={14} aria-hidden />}>
            {t(`jobLane.${lane}`)}
          </Chip>
        ),
      }),
      {
        id: 'agency',
        width: '16%',
        header: t('job.agency'),
        priority: 2,
        cell: ({ agency }) => agency?.name ?? t('job.platform'),
      },
      countColumn({
        id: 'attempts',
        width: '9%',
        header: t('job.attempts'),
        priority: 3,
        value: ({ attempts }) => attempts,
      }),
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
      instantColumn({
        id: 'failedAt',
        width: '12%',
        header: t('job.failedAt'),
        sortBy: 'failedAt',
        priority: 1,
        value: ({ failedAt }) => failedAt,
      }),
    ],
    [t],
  );
}
