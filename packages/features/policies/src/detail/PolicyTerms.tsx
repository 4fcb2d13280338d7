import { RouterLink, to, urls, useCanOpen } from '@fairlead/kit';
import { DescriptionList, Link } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { labelOf, usePolicyOptions } from '../useChoices';
import * as styles from './PolicyScreen.css';

/** Terms of the policy that its header does not show. */
export function PolicyTerms({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const choices = usePolicyOptions();
  const canOpen = useCanOpen();
  const { quoteId } = policy;
  const paymentStatus = labelOf(choices.paymentStatuses, policy.paymentStatus);
  const terms = [
    { term: t('policyNumber'), description: policy.policyNumber },
    { term: t('type'), description: labelOf(choices.types, policy.policyType) },
    { term: t('term'), description: policy.policyTerm },
    {
      term: t('paymentStatus'),
      description:
        policy.paymentStatus === 'PAST_DUE' ? <span className={styles.pastDue}>{paymentStatus}</span> : paymentStatus,
    },
  ];
  if (quoteId !== null && canOpen(urls.quotes.view)) {
    const link = (
      <Link asChild>
        <RouterLink to={to(urls.quotes.view, { id: quoteId })}>{t('quote.open')}</RouterLink>
      </Link>
    );
    return <DescriptionList columns={{ xs: 2, md: 3 }} items={[...terms, { term: t('quote'), description: link }]} />;
  }
  return <DescriptionList columns={{ xs: 2, md: 3 }} items={terms} />;
}
