import type { Schemas } from '@fairlead/api-client/client';
import { answerOf, type QuoteState, quoteAnswerTones, quoteStatusTones } from '@fairlead/rules';
import { Chip, type ChipProps, Icon, type IconNode, Inline, Text } from '@fairlead/ui';
import { Check, Clock, X } from 'lucide';
import { useTranslation } from 'react-i18next';

export function QuoteStatusChip({ status, size }: { status: Schemas['QuoteStatus'] } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('quotes');
  return (
    <Chip tone={quoteStatusTones[status]} status={status} {...(size && { size })}>
      {t(`quoteStatus.${status}`)}
    </Chip>
  );
}

const icons: Readonly<Record<NonNullable<ReturnType<typeof answerOf>>, IconNode>> = {
  WAITING: Clock,
  ACCEPTED: Check,
  REJECTED: X,
};

/** The customer's answer, or that it is missing, as quiet text below the status. Empty before the quote is sent. */
export function QuoteAnswerText({ quote }: { quote: QuoteState }) {
  const { t } = useTranslation('quotes');
  const answer = answerOf(quote);
  if (!answer) return null;
  return (
    <Inline gap={4}>
      <Text asChild tone={quoteAnswerTones[answer]}>
        <span>
          <Icon of={icons[answer]} size={12} aria-hidden />
        </span>
      </Text>
      <Text asChild size="caption" tone="muted">
        <span data-status={answer}>{t(`quoteAnswer.${answer}`)}</span>
      </Text>
    </Inline>
  );
}
