import { formatDay, urls } from '@fairlead/kit';
import { Card, DescriptionList, Heading, Inline, Stack, Text } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPremium } from '../facts';
import { PolicyChip } from '../PolicyChip';
import type { Policy } from '../policies.api';
import * as styles from '../policies.css';
import { TermLinks } from '../renew/TermLinks';

interface PolicySummaryProps {
  policy: Policy;
  actions: ReactNode;
}

/** Policy summary: name, dates, source and premium. */
export function PolicySummary({ policy, actions }: PolicySummaryProps) {
  const { t } = useTranslation('policies');
  const { insuranceName, policyNumber, policyStatus, carrierName, effectiveDate, expiredDate, premium, source } =
    policy;
  const range = [effectiveDate, expiredDate]
    .flatMap((day) => (day === null ? [] : [formatDay(day, 'MM/DD/YYYY')]))
    .join(' – ');
  const figure = (text: string | null) =>
    text && (
      <Text asChild size="lead" weight="title" numeric>
        <span>{text}</span>
      </Text>
    );
  return (
    <Card>
      <Stack gap={16}>
        <div className={styles.summary}>
          <div className={styles.naming}>
            <Inline gap={12}>
              <Heading level={1}>{insuranceName}</Heading>
              <PolicyChip status={policyStatus} size="large" />
            </Inline>
            <Text tone="muted">{[policyNumber, carrierName].filter(Boolean).join(' · ')}</Text>
          </div>
          <div className={styles.figures}>
            <DescriptionList
              columns={{ xs: 2, md: 3 }}
              items={[
                { term: t('effective'), description: figure(range) },
                { term: t('source'), description: figure(t(`policySource.${source}`)) },
                { term: t('premium'), description: figure(formatPremium(premium)) },
              ]}
            />
          </div>
          {actions}
        </div>
        <TermLinks policy={policy} page={urls.policies.view} />
      </Stack>
    </Card>
  );
}
