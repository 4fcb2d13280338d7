import { DescriptionList } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { dayShown, premiumShown } from './facts';
import type { Policy } from './policies.api';
import { useChoices, wordOf } from './useChoices';
import { useStatusText } from './useStatusText';

/** What is agreed, for reading. */
export function PolicyFacts({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['policies', 'kit']);
  const choices = useChoices();
  const say = useStatusText();
  return (
    <DescriptionList
      columns={{ xs: 2, md: 3 }}
      items={[
        { term: t('policyNumber'), description: policy.policyNumber },
        { term: t('kit:status'), description: say(policy.policyStatus) },
        { term: t('type'), description: wordOf(choices.types, policy.policyType) },
        { term: t('term'), description: policy.policyTerm },
        { term: t('effectiveDate'), description: dayShown(policy.effectiveDate) },
        { term: t('expireDate'), description: dayShown(policy.expiredDate) },
        { term: t('premium'), description: premiumShown(policy.premium) },
        { term: t('paymentType'), description: wordOf(choices.paymentTypes, policy.paymentType) },
        { term: t('paymentTerm'), description: wordOf(choices.paymentTerms, policy.paymentTerm) },
        { term: t('paymentStatus'), description: wordOf(choices.paymentStatuses, policy.paymentStatus) },
      ]}
    />
  );
}
