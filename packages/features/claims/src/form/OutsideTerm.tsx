import { isOutsideTerm } from '@fairlead/rules';
import { Alert } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { PolicySummary } from '../claims.api';
import { toDay } from './claimFields';
import { termOf } from './PolicyStep';

interface OutsideTermProps {
  /** Date of loss, as entered. */
  lossDate: string;
  policy: PolicySummary | undefined;
}

/** Warns about a loss date outside the policy term. The claim can still be filed. */
export function OutsideTerm({ lossDate, policy }: OutsideTermProps) {
  const { t } = useTranslation('claims');
  const day = toDay(lossDate);
  if (!policy || day === undefined || !isOutsideTerm(day, policy)) return null;
  return (
    <Alert tone="warning" title={t('outside.title')}>
      {t('outside.text', { term: termOf(policy) })}
    </Alert>
  );
}
