import type { Schemas } from '@fairlead/api-client/client';
import { formatUsd } from '@fairlead/kit';
import { Button, Card, ConfirmDialog, Inline, Stack, Text, toast } from '@fairlead/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Quote, useAnswerQuote } from '../quotes.api';

type Answer = Schemas['QuoteFeedback'];

/** A customer accepts or rejects a quote, once, and is asked before. Specification, document 2, section 4; RESOLUTIONS G-80. */
export function AnswerCard({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const send = useAnswerQuote();
  const [asked, setAsked] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  // the words stay while the dialog fades
  const [last, setLast] = useState<Answer>('ACCEPTED');
  const ask = (answer: Answer) => {
    setLast(answer);
    setAsked(answer);
  };
  const confirm = async () => {
    setBusy(true);
    const result = await send(quote, last);
    setBusy(false);
    setAsked(undefined);
    if (result.ok) toast.success(result.message);
    else toast({ tone: 'danger', title: t('answer.failed'), description: result.failure.message });
  };
  return (
    <Card title={t('answer.title')}>
      <Stack gap={16}>
        <Text>{t('answer.text')}</Text>
        <Inline gap={8}>
          <Button variant="solid" tone="accent" leadingIcon={<Check size={16} />} onClick={() => ask('ACCEPTED')}>
            {t('answer.accept')}
          </Button>
          <Button leadingIcon={<X size={16} />} onClick={() => ask('REJECTED')}>
            {t('answer.reject')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => (open ? undefined : setAsked(undefined))}
        tone={last === 'ACCEPTED' ? 'accent' : 'danger'}
        title={t(last === 'ACCEPTED' ? 'answer.acceptTitle' : 'answer.rejectTitle')}
        description={t('answer.once')}
        subject={
          <Text weight="label">
            {[quote.serial, quote.insuranceName, quote.carrier.name, formatUsd(quote.premiumAmount)].join(' · ')}
          </Text>
        }
        confirmLabel={t(last === 'ACCEPTED' ? 'answer.accept' : 'answer.reject')}
        loading={busy}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
