import type { PanelProps } from '@fairlead/kit';
import { LoadError } from '@fairlead/kit';
import { Card, EmptyState, Timeline } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useRecentActivity } from './activity.api';
import { groupOf } from './groups';
import { TimelineLoading } from './TimelineLoading';
import { useTimelineEntry } from './useTimelineEntry';

/** Newest changes, documents and notes of the agency, on the dashboard. */
export default function RecentPanel(_: PanelProps) {
  const { t } = useTranslation('activity');
  const { data, error, mutate } = useRecentActivity();
  const describe = useTimelineEntry({});
  const now = new Date();
  return (
    <Card title={t('recent')} aria-busy={!data && !error}>
      {data ? (
        data.entries.length > 0 ? (
          <Timeline entries={data.entries.map((entry) => describe(entry, groupOf(entry.date, now) === 'today'))} />
        ) : (
          <EmptyState level={3} title={t('recent.empty')} />
        )
      ) : error ? (
        <LoadError level={3} title={t('recent.failed')} failure={error} onRetry={() => mutate()} />
      ) : (
        <TimelineLoading />
      )}
    </Card>
  );
}
