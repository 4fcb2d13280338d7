import { formatDay, InsuranceIcon, RecordLink, urls, useCanOpen } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { DescriptionList, RecordHeader } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPremium } from '../facts';
import { PolicyChip } from '../PolicyChip';
import type { Policy } from '../policies.api';
import { TermLinks } from '../renew/TermLinks';

interface PolicySummaryProps {
  policy: Policy;
  actions: ReactNode;
}

/** Policy summary: name, dates, source and premium. Agents also see whose policy it is. */
export function PolicySummary({ policy, actions }: PolicySummaryProps) {
  const { t } = useTranslation('policies');
  const seesOwner = useCanOpen()(urls.contacts.view);
  const { insuranceName, policyNumber, policyStatus, carrierName, effectiveDate, expiredDate, premium, source } =
    policy;
  const range = [effectiveDate, expiredDate]
    .flatMap((day) => (day === null ? [] : [formatDay(day, 'MM/DD/YYYY')]))
    .join(' – ');
  return (
    <RecordHeader
      picture={<InsuranceIcon of={insuranceName} size="large" />}
      title={insuranceName}
      chips={<PolicyChip status={policyStatus} size="large" />}
      description={
        <>
          {[policyNumber, carrierName].filter(Boolean).join(' · ')}
          {seesOwner ? (
            <>
              {' · '}
              <RecordLink page={urls.contacts.view} id={policy.contactDetails.id}>
                {fullName(policy.contactDetails)}
              </RecordLink>
            </>
          ) : null}
        </>
      }
      actions={actions}
    >
      <DescriptionList
        layout="strip"
        items={[
          { term: t('effective'), description: range },
          { term: t('source'), description: t(`policySource.${source}`) },
          { term: t('premium'), description: formatPremium(premium) },
        ]}
      />
      <TermLinks policy={policy} page={urls.policies.view} />
    </RecordHeader>
  );
}
