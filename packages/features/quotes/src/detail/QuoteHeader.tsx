import { formatDay, formatInstant, formatUsd } from '@fairlead/kit';
import { awaitsAnswer } from '@fairlead/rules';
import { DescriptionList, RecordHeader } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { QuoteStatusChip } from '../QuoteChips';
import type { Quote } from '../quotes.api';
import { QuoteProgress } from './QuoteProgress';

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
    <RecordHeader
      title={title}
      chips={<QuoteStatusChip status={quote.quoteStatus} size="large" />}
      description={[quote.insuranceName, quote.carrier.name, quote.serial].join(' · ')}
    >
      <DescriptionList
        layout="strip"
        items={[
          { term: t('premium'), description: formatUsd(quote.premiumAmount) },
          { term: t('effectiveDate'), description: formatDay(quote.effectiveDate) },
          { term: t('kit:created'), description: formatInstant(quote.creationDateTimeStamp) },
          {
            term: t('answer'),
            description: quote.customerFeedback
              ? t(`quoteFeedback.${quote.customerFeedback}`)
              : t(withoutAnswer(quote)),
          },
        ]}
      />
      {progress ? <QuoteProgress quote={quote} /> : null}
    </RecordHeader>
  );
}

/** Message for a quote without an answer of its customer. */
function withoutAnswer(quote: Quote) {
  if (awaitsAnswer(quote)) return 'quoteAnswer.WAITING';
  return quote.sentDate === null ? 'notSent' : 'notAnswered';
}
