import type { Schemas } from '@fairlead/api-client/client';
import { answerOf, type QuoteState, quoteAnswerTones, quoteStatusTones } from '@fairlead/rules';
import { Chip, type ChipProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

export function QuoteStatusChip({ status, size }: { status: Schemas['QuoteStatus'] } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('quotes');
  return (
    <Chip tone={quoteStatusTones[status]} status={status} {...(size && { size })}>
      {t(`quoteStatus.${status}`)}
    </Chip>
  );
}

/** The customer's answer, or that it is missing. Empty before the quote is sent. */
export function QuoteAnswerChip({ quote }: { quote: QuoteState }) {
  const { t } = useTranslation('quotes');
  const answer = answerOf(quote);
  return answer ? (
    <Chip tone={quoteAnswerTones[answer]} status={answer}>
      {t(`quoteAnswer.${answer}`)}
    </Chip>
  ) : null;
}
