import { formatInstant } from '@fairlead/kit';
import { agencyVerificationTones, DAY, PLAN_EXPIRING_DAYS, planStatusTones } from '@fairlead/rules';
import { Chip, type ChipProps } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agency } from './agencies.api';

/** Plan status of an agency when the page was opened. */
export function PlanChip({ plan, ...rest }: { plan: Agency['plan'] } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('agencies');
  const [now] = useState(() => Date.now() / 1000);
  if (!plan)
    return (
      <Chip {...rest} tone={planStatusTones.NONE} status="NONE">
        {t('planStatus.NONE')}
      </Chip>
    );
  const date = formatInstant(plan.expirationDateTime, 'DD-MMM-YYYY');
  if (plan.expirationDateTime <= now) {
    return (
      <Chip {...rest} tone={planStatusTones.EXPIRED} status="EXPIRED" title={t('plan.expiredOn', { date })}>
        {t('planStatus.EXPIRED')}
      </Chip>
    );
  }
  const status = plan.expirationDateTime < now + PLAN_EXPIRING_DAYS * DAY ? 'EXPIRING' : 'ACTIVE';
  return (
    <Chip {...rest} tone={planStatusTones[status]} status={status} title={t('plan.expiresOn', { date })}>
      {t(`planStatus.${status}`)}
    </Chip>
  );
}

/** State of the agency's required documents. */
export function VerificationChip({ state, ...rest }: { state: Agency['verification'] } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('agencies');
  return (
    <Chip {...rest} tone={agencyVerificationTones[state]} status={state}>
      {t(`agencyVerification.${state}`)}
    </Chip>
  );
}
