import { DescriptionList } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { formatOptionalDay, formatPremium } from './facts';
import type { Policy } from './policies.api';
import { labelOf, usePolicyOptions } from './useChoices';

/** Read-only policy terms. */
export function PolicyFacts({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['policies', 'kit']);
  const choices = usePolicyOptions();
  return (
    <DescriptionList
      columns={{ xs: 2, md: 3 }}
      items={[
        { term: t('policyNumber'), description: policy.policyNumber },
        { term: t('kit:status'), description: t(`policyStatus.${policy.policyStatus}`) },
        { term: t('type'), description: labelOf(choices.types, policy.policyType) },
        { term: t('term'), description: policy.policyTerm },
        { term: t('effectiveDate'), description: formatOptionalDay(policy.effectiveDate) },
        { term: t('expireDate'), description: formatOptionalDay(policy.expiredDate) },
        { term: t('premium'), description: formatPremium(policy.premium) },
        { term: t('paymentType'), description: labelOf(choices.paymentTypes, policy.paymentType) },
        { term: t('paymentTerm'), description: labelOf(choices.paymentTerms, policy.paymentTerm) },
        { term: t('paymentStatus'), description: labelOf(choices.paymentStatuses, policy.paymentStatus) },
      ]}
    />
  );
}
