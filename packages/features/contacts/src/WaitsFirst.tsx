import { formatInstant, formatUsd, RouterLink, to, urls } from '@fairlead/kit';
import { awaitsAnswer } from '@fairlead/rules';
import { Button, Callout, Icon } from '@fairlead/ui';
import { CircleAlert, CircleCheck, Clock } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Overview } from './contacts.api';

type Quote = Overview['quotes'][number];

/** The most important thing that waits: a late payment, else an accepted quote without a policy, else an unanswered quote. */
export function WaitsFirst({ overview: { policies, quotes } }: { overview: Overview }) {
  const { t } = useTranslation('contacts');
  const pastDue = policies.find((policy) => policy.pastDue);
  if (pastDue)
    return (
      <Callout
        tone="danger"
        icon={<Icon of={CircleAlert} />}
        title={t('waits.pastDue', { insurance: pastDue.insuranceName })}
        action={
          <Button asChild size="small">
            <RouterLink to={to(urls.policies.detail, { id: pastDue.id })}>{t('waits.openPolicy')}</RouterLink>
          </Button>
        }
      >
        {[pastDue.policyNumber, pastDue.carrierName].filter(Boolean).join(', ')}
      </Callout>
    );
  const accepted = quotes.find(({ customerFeedback }) => customerFeedback === 'ACCEPTED');
  if (accepted)
    return (
      <Callout
        tone="success"
        icon={<Icon of={CircleCheck} />}
        title={t('waits.accepted', { insurance: accepted.insuranceName })}
        action={<QuoteButton quote={accepted}>{t('waits.createPolicy')}</QuoteButton>}
      >
        {textOf(accepted)}
      </Callout>
    );
  // the newest quote comes first, and the oldest one has waited longest; quotes with a policy are not in the overview
  const waiting = quotes.findLast((quote) => awaitsAnswer({ ...quote, policyId: null }));
  if (!waiting) return null;
  return (
    <Callout
      tone="warning"
      icon={<Icon of={Clock} />}
      title={
        waiting.sentDate === null
          ? t('waits.answer', { insurance: waiting.insuranceName })
          : t('waits.answerSince', { insurance: waiting.insuranceName, date: formatInstant(waiting.sentDate) })
      }
      action={<QuoteButton quote={waiting}>{t('waits.followUp')}</QuoteButton>}
    >
      {textOf(waiting)}
    </Callout>
  );
}

const textOf = ({ serial, carrierName, premiumAmount }: Quote) =>
  [serial, carrierName, formatUsd(premiumAmount)].join(', ');

function QuoteButton({ quote, children }: { quote: Quote; children: string }) {
  return (
    <Button asChild size="small">
      <RouterLink to={to(urls.quotes.view, { id: quote.id })}>{children}</RouterLink>
    </Button>
  );
}
