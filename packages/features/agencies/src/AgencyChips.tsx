import { enumChip, formatInstant, useNow } from '@fairlead/kit';
import { agencyAccessTones, agencyVerificationTones, DAY, PLAN_EXPIRING_DAYS, planStatusTones } from '@fairlead/rules';
import { type ChipProps, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Agency } from './agencies.api';

const PlanStatusChip = enumChip('agencies', 'planStatus', planStatusTones);

/** Plan status of an agency when the page was opened. */
export function PlanChip({ plan, ...rest }: { plan: Agency['plan'] } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('agencies');
  const now = useNow();
  if (!plan) return <PlanStatusChip {...rest} status="NONE" />;
  const date = formatInstant(plan.expirationDateTime, 'DD-MMM-YYYY');
  if (plan.expirationDateTime <= now) {
    return <PlanStatusChip {...rest} status="EXPIRED" title={t('plan.expiredOn', { date })} />;
  }
  const status = plan.expirationDateTime < now + PLAN_EXPIRING_DAYS * DAY ? 'EXPIRING' : 'ACTIVE';
  return <PlanStatusChip {...rest} status={status} title={t('plan.expiresOn', { date })} />;
}

/** Plan status, with the expiration date of the plan. */
export function PlanStatus({ plan }: { plan: Agency['plan'] }) {
  return (
    <Stack gap={2} align="start">
      <PlanChip plan={plan} />
      {plan ? (
        <Text tone="muted" size="caption" numeric>
          {formatInstant(plan.expirationDateTime, 'DD-MMM-YYYY')}
        </Text>
      ) : null}
    </Stack>
  );
}

/** State of the agency's required documents. */
export const VerificationChip = enumChip('agencies', 'agencyVerification', agencyVerificationTones);

/** Whether the people of an agency can sign in. */
export const AccessChip = enumChip('agencies', 'agencyAccess', agencyAccessTones);

/** Number of licensed agents and of all agents. */
export function AgentCount({ licensed, total }: Agency['agents']) {
  const { t } = useTranslation('agencies');
  return <span title={t('agentsTitle', { licensed, total })}>{`${licensed} / ${total}`}</span>;
}

/** Codes of the states in which an agency sells. */
export const stateCodes = ({ states }: Pick<Agency, 'states'>) => states.map(({ state_code }) => state_code).join(', ');
