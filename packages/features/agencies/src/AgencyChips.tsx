import { formatInstant } from '@fairlead/kit';
import { DAY, PLAN_EXPIRING_DAYS } from '@fairlead/rules';
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
      <Chip {...rest} status="NONE">
        {t('plan.NONE')}
      </Chip>
    );
  const date = formatInstant(plan.expirationDateTime, 'DD-MMM-YYYY');
  if (plan.expirationDateTime <= now) {
    return (
      <Chip {...rest} tone="danger" status="EXPIRED" title={t('plan.expiredOn', { date })}>
        {t('plan.EXPIRED')}
      </Chip>
    );
  }
  const soon = plan.expirationDateTime < now + PLAN_EXPIRING_DAYS * DAY;
  return (
    <Chip
      {...rest}
      tone={soon ? 'warning' : 'success'}
      status={soon ? 'EXPIRING' : 'ACTIVE'}
      title={t('plan.expiresOn', { date })}
    >
      {soon ? t('plan.EXPIRING') : t('plan.ACTIVE')}
    </Chip>
  );
}

const verificationTones = { VERIFIED: 'success', PENDING: 'warning', INCOMPLETE: 'danger' } as const;

/** State of the agency's required documents. */
export function VerificationChip({ state, ...rest }: { state: Agency['verification'] } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('agencies');
  return (
    <Chip {...rest} tone={verificationTones[state]} status={state}>
      {t(`verification.${state}`)}
    </Chip>
  );
}
