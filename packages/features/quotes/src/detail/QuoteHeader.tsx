import { formatDay, formatInstant, formatUsd } from '@fairlead/kit';
import { Card, DescriptionList, Heading, Inline, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { QuoteStatusChip } from '../QuoteChips';
import type { Quote } from '../quotes.api';
import * as styles from './QuoteScreen.css';

/** Quote header: contact, status and key figures. */
export function QuoteHeader({ quote, title }: { quote: Quote; title: string }) {
  const { t } = useTranslation('quotes');
  return (
    <Card>
      <div className={styles.header}>
        <div className={styles.heading}>
          <Inline gap={12}>
            <Heading level={1}>{title}</Heading>
            <QuoteStatusChip status={quote.quoteStatus} size="large" />
          </Inline>
          <Text tone="muted">{[quote.insuranceName, quote.carrier.name, quote.serial].join(' · ')}</Text>
        </div>
        <div className={styles.figures}>
          <DescriptionList
            columns={{ xs: 2, md: 4 }}
            items={[
              { term: t('premium'), description: formatUsd(quote.premiumAmount) },
              { term: t('effectiveDate'), description: formatDay(quote.effectiveDate) },
              { term: t('created'), description: formatInstant(quote.creationDateTimeStamp) },
              {
                term: t('answer'),
                description: quote.customerFeedback ? t(`quoteFeedback.${quote.customerFeedback}`) : null,
              },
            ]}
          />
        </div>
      </div>
    </Card>
  );
}
