import { CardSkeleton, LoadAlert } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import type { Agency } from '../agencies.api';
import { DataSection } from '../settings/DataSection';
import { useSettings } from '../settings/settings.api';

/** Export and deletion of an agency without a plan, whose admins cannot open its settings. */
export default function DataWithoutPlan({ agency }: { agency: Pick<Agency, 'id' | 'agencyName'> }) {
  const { t } = useTranslation('agencies');
  const { data, error, mutate } = useSettings();
  if (data) return <DataSection agencyId={agency.id} agencyName={agency.agencyName} deletion={data.deletion} />;
  if (!error) return <CardSkeleton />;
  return <LoadAlert title={t('data.failed')} failure={error} onRetry={() => mutate()} />;
}
