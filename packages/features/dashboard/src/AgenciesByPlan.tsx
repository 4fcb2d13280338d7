import { urls } from '@fairlead/kit';
import { Card } from '@fairlead/ui';
import { DonutChart } from '@fairlead/ui/charts';
import { useTranslation } from 'react-i18next';
import type { PlatformFigures } from './dashboard.api';
import { ViewAll } from './ViewAll';

export function AgenciesByPlan({ counts }: { counts: PlatformFigures['agencies'] | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('agencies')} actions={<ViewAll to={urls.agencies.list} of={t('agencies')} />}>
      <DonutChart
        label={t('agencies')}
        category={t('planState')}
        value={t('agenciesCounted')}
        items={(['subscribed', 'expired', 'none'] as const).map((state) => ({
          name: t(`state.${state}`),
          value: counts?.[state] ?? 0,
        }))}
        loading={!counts}
      />
    </Card>
  );
}
