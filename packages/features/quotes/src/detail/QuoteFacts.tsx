import type { Schemas } from '@fairlead/api-client/client';
import { formatDay, formatInstant, formatUsd, RecordLink, urls } from '@fairlead/kit';
import { Card, DescriptionList } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../quotes.api';

interface QuoteFactsProps {
  quote: Quote;
  discounts: readonly Schemas['Discount'][];
}

export function QuoteFacts({ quote, discounts }: QuoteFactsProps) {
  const { t } = useTranslation(['quotes', 'kit']);
  return (
    <Card title={t('information')}>
      <DescriptionList
        columns={{ xs: 2, md: 3 }}
        items={[
          { term: t('insurance'), description: quote.insuranceName },
          { term: t('carrier'), description: quote.carrier.name },
          { term: t('serial'), description: quote.serial },
          { term: t('premium'), description: formatUsd(quote.premiumAmount) },
          { term: t('effectiveDate'), description: formatDay(quote.effectiveDate) },
          { term: t('kit:status'), description: t(`quoteStatus.${quote.quoteStatus}`) },
          {
            term: t('opportunity'),
            description: (
              <RecordLink page={urls.opportunities.list} id={quote.opportunityId}>
                {quote.opportunitySerial}
              </RecordLink>
            ),
          },
          { term: t('discounts'), description: discounts.map(({ name }) => name).join(', ') },
          {
            term: t('assignedAgent'),
            description: (
              <RecordLink page={urls.agency.member} id={quote.assignedAgent.id}>
                {quote.assignedAgent.name}
              </RecordLink>
            ),
          },
          ...(quote.feedbackDate === null
            ? []
            : [{ term: t('answered'), description: formatInstant(quote.feedbackDate) }]),
          ...(quote.feedbackReason === null ? [] : [{ term: t('reason'), description: quote.feedbackReason }]),
        ]}
      />
    </Card>
  );
}
