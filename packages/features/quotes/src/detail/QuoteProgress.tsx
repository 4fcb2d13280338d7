import { formatInstant } from '@fairlead/kit';
import { answerOf, awaitsAnswer } from '@fairlead/rules';
import { Stepper } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../quotes.api';

type StepName = 'created' | 'sent' | 'answered' | 'policy';

/** Step that comes next; null once the quote has a policy. */
function currentStep(quote: Quote): StepName | null {
  if (quote.policyId !== null) return null;
  if (quote.customerFeedback === 'ACCEPTED') return 'policy';
  return quote.customerFeedback === 'REJECTED' || awaitsAnswer(quote) || quote.sentDate !== null ? 'answered' : 'sent';
}

/** Progress of a quote to a policy. */
export function QuoteProgress({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const current = currentStep(quote);
  const answer = answerOf(quote);
  const sent = quote.sentDate === null ? undefined : formatInstant(quote.sentDate);
  const notes = {
    created: formatInstant(quote.creationDateTimeStamp),
    sent: current === 'sent' ? t('progress.next') : sent,
    answered: answer ? t(`quoteAnswer.${answer}`) : t(current === null ? 'notAnswered' : 'progress.answer'),
    policy: current === 'policy' ? t('progress.next') : current === null ? undefined : t('progress.fromQuote'),
  };
  const steps = (['created', 'sent', 'answered', 'policy'] as const).map((value) => ({
    value,
    label: t(`progress.${value}`),
    note: notes[value],
    ...(value === 'answered' && answer === 'REJECTED' && { error: true, stateLabel: t('quoteAnswer.REJECTED') }),
  }));
  return <Stepper label={t('progress')} steps={steps} current={current} />;
}
