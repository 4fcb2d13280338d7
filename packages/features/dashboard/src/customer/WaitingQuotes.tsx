import { formatDay, formatUsd, RouterLink, to, urls, useAction } from '@fairlead/kit';
import { Button, Callout, ConfirmDialog, Icon, Inline, Stack, Text } from '@fairlead/ui';
import { Check, FilePen } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answer, useAnswer, type WaitingQuote } from '../dashboard.api';

/** Quotes to answer. The customer confirms each answer, because it is final. */
export function WaitingQuotes({ quotes }: { quotes: readonly WaitingQuote[] }) {
  const { t } = useTranslation('dashboard');
  const [open, setOpen] = useState(false);
  const send = useAction(useAnswer(), { onSettled: () => setOpen(false), failedTitle: t('answer.failed') });
  // keeps the text while the dialog fades out
  const [pendingAnswer, setPendingAnswer] = useState<{ quote: WaitingQuote; answer: Answer }>();
  const ask = (quote: WaitingQuote, answer: Answer) => {
    setPendingAnswer({ quote, answer });
    setOpen(true);
  };
  const accepts = pendingAnswer?.answer === 'ACCEPTED';
  return (
    <>
      {quotes.length > 0 ? (
        <Stack gap={12}>
          {quotes.map((quote) => (
            <WaitingQuoteCard key={quote.id} quote={quote} onAnswer={(answer) => ask(quote, answer)} />
          ))}
        </Stack>
      ) : null}
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => (next ? undefined : setOpen(false))}
        tone={accepts ? 'accent' : 'danger'}
        title={t(accepts ? 'answer.acceptTitle' : 'answer.rejectTitle')}
        description={t('answer.once')}
        subject={
          pendingAnswer ? (
            <Text weight="label">
              {[
                pendingAnswer.quote.serial,
                pendingAnswer.quote.insuranceName,
                pendingAnswer.quote.carrierName,
                formatUsd(pendingAnswer.quote.premiumAmount),
              ].join(' · ')}
            </Text>
          ) : null
        }
        confirmLabel={t(accepts ? 'answer.accept' : 'answer.reject')}
        loading={send.pending}
        onConfirm={() => pendingAnswer && void send.run(pendingAnswer.quote, pendingAnswer.answer)}
      />
    </>
  );
}

function WaitingQuoteCard({ quote, onAnswer }: { quote: WaitingQuote; onAnswer: (answer: Answer) => void }) {
  const { t } = useTranslation('dashboard');
  const { serial, insuranceName, carrierName, agentName, premiumAmount, effectiveDate } = quote;
  return (
    <Callout
      icon={<Icon of={FilePen} />}
      title={t('proposal', { insurance: insuranceName, premium: formatUsd(premiumAmount) })}
      action={
        <Inline gap={8} wrap>
          <Button
            variant="solid"
            tone="accent"
            leadingIcon={<Icon of={Check} size={16} />}
            aria-label={t('answer.acceptOf', { serial })}
            onClick={() => onAnswer('ACCEPTED')}
          >
            {t('answer.accept')}
          </Button>
          <Button aria-label={t('answer.rejectOf', { serial })} onClick={() => onAnswer('REJECTED')}>
            {t('answer.reject')}
          </Button>
          <Button asChild variant="ghost" tone="accent">
            <RouterLink to={to(urls.quotes.view, { id: quote.id })} aria-label={t('answer.readOf', { serial })}>
              {t('answer.read')}
            </RouterLink>
          </Button>
        </Inline>
      }
    >
      {t('proposalFrom', { agent: agentName, carrier: carrierName, date: formatDay(effectiveDate, 'MM/DD/YYYY') })}
    </Callout>
  );
}
