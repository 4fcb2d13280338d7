import { formatCount, formatDay, formatUsd, RouterLink, to, urls, useAction } from '@fairlead/kit';
import { countCharacters, QUOTE_REASON_MAX_LENGTH } from '@fairlead/rules';
import { Button, ConfirmDialog, Icon, Text, TextArea } from '@fairlead/ui';
import { Check, FilePen, X } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answer, useAnswer, type WaitingQuote } from '../dashboard.api';
import { Need } from './Need';

/** Rows of quotes to answer. `primary` marks the first one. The customer confirms each answer, because it is final. */
export function WaitingQuotes({ quotes, primary }: { quotes: readonly WaitingQuote[]; primary: boolean }) {
  const { t } = useTranslation(['dashboard', 'kit']);
  const [open, setOpen] = useState(false);
  const send = useAction(useAnswer(), { onSettled: () => setOpen(false), failedTitle: t('answer.failed') });
  // keeps the text while the dialog fades out
  const [pendingAnswer, setPendingAnswer] = useState<{ quote: WaitingQuote; answer: Answer }>();
  const [reason, setReason] = useState('');
  const ask = (quote: WaitingQuote, answer: Answer) => {
    // the reason survives a failure, and a dialog that was closed by mistake
    if (quote.id !== pendingAnswer?.quote.id) setReason('');
    setPendingAnswer({ quote, answer });
    setOpen(true);
  };
  const accepts = pendingAnswer?.answer === 'ACCEPTED';
  const isTooLong = !accepts && countCharacters(reason) > QUOTE_REASON_MAX_LENGTH;
  return (
    <>
      {quotes.map((quote, index) => (
        <WaitingQuoteRow
          key={quote.id}
          quote={quote}
          primary={primary && index === 0}
          onAnswer={(answer) => ask(quote, answer)}
        />
      ))}
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => (next ? undefined : setOpen(false))}
        tone={accepts ? 'accent' : 'danger'}
        icon={<Icon of={accepts ? Check : X} />}
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
        onConfirm={() =>
          pendingAnswer && !isTooLong && void send.run(pendingAnswer.quote, pendingAnswer.answer, accepts ? '' : reason)
        }
      >
        {pendingAnswer?.answer === 'REJECTED' ? (
          <TextArea
            label={t('answer.reason')}
            value={reason}
            onValueChange={setReason}
            error={
              isTooLong &&
              t('kit:field.maxLength', { label: t('answer.reason'), max: formatCount(QUOTE_REASON_MAX_LENGTH) })
            }
          />
        ) : null}
      </ConfirmDialog>
    </>
  );
}

interface WaitingQuoteRowProps {
  quote: WaitingQuote;
  /** Primary action of the page. */
  primary: boolean;
  onAnswer: (answer: Answer) => void;
}

function WaitingQuoteRow({ quote, primary, onAnswer }: WaitingQuoteRowProps) {
  const { t } = useTranslation('dashboard');
  const { serial, insuranceName, carrierName, agentName, premiumAmount, effectiveDate } = quote;
  return (
    <Need
      icon={FilePen}
      tone="accent"
      title={t('proposal', { insurance: insuranceName, premium: formatUsd(premiumAmount) })}
      text={t('proposalFrom', {
        agent: agentName,
        carrier: carrierName,
        date: formatDay(effectiveDate),
      })}
    >
      <Button
        writes
        {...(primary && { variant: 'solid' as const, tone: 'accent' as const })}
        leadingIcon={<Icon of={Check} size={16} />}
        aria-label={t('answer.acceptOf', { serial })}
        onClick={() => onAnswer('ACCEPTED')}
      >
        {t('answer.accept')}
      </Button>
      <Button writes aria-label={t('answer.rejectOf', { serial })} onClick={() => onAnswer('REJECTED')}>
        {t('answer.reject')}
      </Button>
      <Button asChild variant="ghost" tone="accent">
        <RouterLink to={to(urls.quotes.view, { id: quote.id })} aria-label={t('answer.readOf', { serial })}>
          {t('answer.read')}
        </RouterLink>
      </Button>
    </Need>
  );
}
