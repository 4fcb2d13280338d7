import { useSearchParam } from '@fairlead/kit';
import { viewEndedParameter } from '@fairlead/session';
import { Alert } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

/** Notice after a view as the customer has ended without the agent. */
export function ViewEnded({ name }: { name: string }) {
  const { t } = useTranslation('contacts');
  const { value: reason, set } = useSearchParam(viewEndedParameter);
  if (!reason) return null;
  return (
    <Alert tone="info" title={t('view.ended', { name })} onDismiss={() => set(null, true)}>
      {t(reason === 'time' ? 'view.timeUp' : 'view.endedText')}
    </Alert>
  );
}
