import { formatDay, formatInstant, formatUsd } from '@fairlead/kit';
import { awaitsAnswer } from '@fairlead/rules';
import { Card, DescriptionList, Heading, Inline, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { QuoteStatusChip } from '../QuoteChips';
import type { Quote } from '../quotes.api';
import { QuoteProgress } from './QuoteProgress';
import * as styles from './QuoteScreen.css';

interface QuoteHeaderProps {
  quote: Quote;
  title: string;
  /** Shows the progress to a policy. */
  progress: boolean;
}

/** Quote header: contact, status, key figures and progress. */
export function QuoteHeader({ quote, title, progress }: QuoteHeaderProps) {
  const { t } = useTranslation(['quotes', 'kit']);
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
              { term: t('kit:created'), description: formatInstant(quote.creationDateTimeStamp) },
              {
                term: t('answer'),
                description: quote.customerFeedback
                  ? t(`quoteFeedback.${quote.customerFeedback}`)
                  : t(awaitsAnswer(quote) ? 'quoteAnswer.WAITING' : 'notSent'),
              },
            ]}
          />
        </div>
      </div>
      {progress ? (
        <div className={styles.progress}>
          <QuoteProgress quote={quote} />
        </div>
      ) : null}
    </Card>
  );
}
