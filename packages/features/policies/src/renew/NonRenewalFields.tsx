import { formatDay } from '@fairlead/kit';
import { lastRenewalDay, nonRenewalReasons } from '@fairlead/rules';
import { Alert, RadioGroup, TextArea } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { renewForm } from './renewForm';
import { useHasEnded } from './useHasEnded';

const { Field } = renewForm;

/** Reason for which the policy is not renewed. */
export function NonRenewalFields({ policy: { expiredDate } }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const hasEnded = useHasEnded();
  return (
    <>
      <Field
        name="reason"
        as={RadioGroup}
        inline
        options={nonRenewalReasons.map((value) => ({ value, label: t(`nonRenewalReason.${value}`) }))}
      />
      <Field name="note" as={TextArea} rows={3} optional />
      {expiredDate === null ? null : (
        <Alert
          tone="neutral"
          role="note"
          title={t(hasEnded(expiredDate) ? 'renew.expired' : 'renew.staysUntil', { date: formatDay(expiredDate) })}
        >
          {t('renew.renewUntil', { date: formatDay(lastRenewalDay(expiredDate)) })}
        </Alert>
      )}
    </>
  );
}
