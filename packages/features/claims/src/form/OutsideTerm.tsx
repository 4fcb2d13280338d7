import { isLossDay, isOutsideTerm, localDay } from '@fairlead/rules';
import { Alert, FullRow } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { PolicySummary } from '../claims.api';
import { toDay } from './claimFields';
import { termOf } from './PolicyStep';

interface OutsideTermProps {
  /** Date of loss, as entered. */
  lossDate: string;
  policy: PolicySummary | undefined;
  /** An agent files the claim. */
  byAgent: boolean;
  /** Part of a form's grid. Defaults to `false`. */
  inGrid?: boolean;
}

/** Warns about a loss date outside the policy term. The claim can still be filed. */
export function OutsideTerm({ lossDate, policy, byAgent, inGrid = false }: OutsideTermProps) {
  const { t } = useTranslation('claims');
  const day = toDay(lossDate);
  if (!policy || day === undefined || !isLossDay(day, localDay(new Date())) || !isOutsideTerm(day, policy)) return null;
  const alert = (
    <Alert tone="warning" title={t('outside.title')}>
      {t(byAgent ? 'outside.textAgent' : 'outside.text', { term: termOf(policy) })}
    </Alert>
  );
  return inGrid ? <FullRow>{alert}</FullRow> : alert;
}
