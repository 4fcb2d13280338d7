import type { Schemas } from '@fairlead/api-client/client';
import { formatCount, formatUsd, useAction } from '@fairlead/kit';
import { countCharacters, QUOTE_REASON_MAX_LENGTH } from '@fairlead/rules';
import { Button, Card, ConfirmDialog, Icon, Inline, Stack, Text, TextArea } from '@fairlead/ui';
import { Check, X } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Quote, useAnswerQuote } from '../quotes.api';

type Answer = Schemas['QuoteFeedback'];

/** Card with which a customer accepts or rejects a quote after confirmation. The answer is final. */
export function AnswerCard({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['quotes', 'kit']);
  const [confirming, setConfirming] = useState<Answer>();
  // keeps the text while the dialog fades out
  const [chosen, setChosen] = useState<Answer>('ACCEPTED');
  // survives a failure, and a dialog that was closed by mistake
  const [reason, setReason] = useState('');
  const isTooLong = chosen === 'REJECTED' && countCharacters(reason) > QUOTE_REASON_MAX_LENGTH;
  const answer = useAction(useAnswerQuote(), {
    onSettled: () => setConfirming(undefined),
    failedTitle: t('answer.failed'),
  });
  const choose = (next: Answer) => {
    setChosen(next);
    setConfirming(next);
  };
  return (
    <Card title={t('answer.title')}>
      <Stack gap={16}>
        <Text>{t('answer.text')}</Text>
        <Inline gap={8}>
          <Button
            writes
            variant="solid"
            tone="accent"
            leadingIcon={<Icon of={Check} size={16} />}
            onClick={() => choose('ACCEPTED')}
          >
            {t('answer.accept')}
          </Button>
          <Button writes leadingIcon={<Icon of={X} size={16} />} onClick={() => choose('REJECTED')}>
            {t('answer.reject')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={confirming !== undefined}
        onOpenChange={(open) => (open ? undefined : setConfirming(undefined))}
        tone={chosen === 'ACCEPTED' ? 'accent' : 'danger'}
        icon={<Icon of={chosen === 'ACCEPTED' ? Check : X} />}
        title={t(chosen === 'ACCEPTED' ? 'answer.acceptTitle' : 'answer.rejectTitle')}
        description={t('answer.once')}
        subject={
          <Text weight="label">
            {[quote.serial, quote.insuranceName, quote.carrier.name, formatUsd(quote.premiumAmount)].join(' · ')}
          </Text>
        }
        confirmLabel={t(chosen === 'ACCEPTED' ? 'answer.accept' : 'answer.reject')}
        loading={answer.pending}
        onConfirm={() => {
          if (!isTooLong) void answer.run(quote, chosen, chosen === 'REJECTED' ? reason : '');
        }}
      >
        {chosen === 'REJECTED' ? (
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
    </Card>
  );
}
