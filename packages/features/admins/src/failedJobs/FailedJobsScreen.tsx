import { chipColumn, countColumn, instantColumn, ResourceList, textColumn, useListPage } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Chip, type Column, DocumentArt, Icon, Text } from '@fairlead/ui';
import { CircleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';
import { FailedJobActions } from './FailedJobActions';
import { failedJobList } from './failedJobList';
import type { FailedJob } from './failedJobs.api';

export default function FailedJobsScreen() {
  const { t } = useTranslation(['admins', 'kit']);
  const { may } = useAuth();
  const columns: Column<FailedJob>[] = [
    {
      id: 'kind',
      header: t('job.kind'),
      width: '18%',
      card: 'title',
      cell: ({ kind }) => <Text weight="label">{t(`jobKind.${kind}`)}</Text>,
    },
    chipColumn({
      id: 'lane',
      header: t('job.lane'),
      width: '12%',
      cell: ({ lane }) => (
        <Chip tone="danger" status={lane} icon={<Icon of={CircleAlert} size={14} aria-hidden />}>
          {t(`jobLane.${lane}`)}
        </Chip>
      ),
    }),
    {
      id: 'agency',
      header: t('job.agency'),
      width: '16%',
      priority: 2,
      cell: ({ agency }) => agency?.name ?? t('job.platform'),
    },
    countColumn('attempts', { header: t('job.attempts'), width: '9%', priority: 3 }),
    textColumn('error', { header: t('job.error'), width: '25%', card: 'full', truncate: true }),
    instantColumn('failedAt', {
      header: t('job.failedAt'),
      width: '12%',
      sortBy: 'failedAt',
      priority: 1,
      format: 'DD-MMM-YYYY',
    }),
  ];
  return (
    <ResourceList
      title={t('job.list')}
      {...useListPage(failedJobList)}
      columns={columns}
      empty={{ title: t('job.empty'), text: t('job.emptyText'), illustration: <DocumentArt /> }}
      rowActions={may('ADMIN_UPDATE') ? (job) => <FailedJobActions job={job} /> : undefined}
    />
  );
}
