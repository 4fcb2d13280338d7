import { formatDateTime, formatUsd } from '@fairlead/kit';
import { type DisputeStatus, disputeStatusTones, isDisputeOpen } from '@fairlead/rules';
import { Button, Callout, Icon } from '@fairlead/ui';
import { ExternalLink, Scale } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Dispute, TransactionDetail } from '../transactions.api';

const messages = {
  INQUIRY_NEEDS_RESPONSE: ['dispute.title.inquiry', 'dispute.text.inquiry'],
  INQUIRY_UNDER_REVIEW: ['dispute.title.inquiry', 'dispute.text.inquiryReview'],
  INQUIRY_CLOSED: ['dispute.title.inquiryClosed', 'dispute.text.inquiryClosed'],
  NEEDS_RESPONSE: ['dispute.title.open', 'dispute.text.response'],
  UNDER_REVIEW: ['dispute.title.open', 'dispute.text.review'],
  APPEAL_NEEDS_RESPONSE: ['dispute.title.open', 'dispute.text.response'],
  APPEAL_UNDER_REVIEW: ['dispute.title.open', 'dispute.text.review'],
  WON: ['dispute.title.won', 'dispute.text.won'],
  LOST: ['dispute.title.lost', 'dispute.text.lost'],
  PREVENTED: ['dispute.title.prevented', 'dispute.text.prevented'],
} as const satisfies Record<DisputeStatus, readonly [title: string, text: string]>;

/** The newest dispute of a payment, and older ones that are still open. */
export function DisputeCallouts({ transaction }: { transaction: TransactionDetail }) {
  const shown = transaction.disputes.filter(({ status }, index) => index === 0 || isDisputeOpen(status));
  return shown.map((dispute) => (
    <DisputeCallout key={dispute.id} dispute={dispute} forAdmin={transaction.agency !== null} />
  ));
}

/** Amount, reason and deadline of a dispute. Only platform admins, who answer the bank, see what to do. */
function DisputeCallout({ dispute, forAdmin }: { dispute: Dispute; forAdmin: boolean }) {
  const { t } = useTranslation('plans');
  const { amount, answerUntil, providerUrl, reason, status } = dispute;
  const [title, text] = messages[status];
  // a date does not wrap
  const date = answerUntil === null ? null : formatDateTime(answerUntil).replaceAll(/\s/g, '\u00a0');
  const facts = [
    t('dispute.reason', { reason: t(`disputeReason.${reason}`) }),
    forAdmin && date !== null && t('dispute.answerUntil', { date }),
  ];
  return (
    <Callout
      tone={disputeStatusTones[status]}
      icon={<Icon of={Scale} />}
      title={t(title, { amount: formatUsd(amount) })}
      action={
        providerUrl ? (
          <Button asChild trailingIcon={<Icon of={ExternalLink} size={16} />}>
            <a href={providerUrl} target="_blank" rel="noreferrer">
              {t('dispute.openProvider')}
            </a>
          </Button>
        ) : null
      }
    >
      {facts.filter(Boolean).join(' · ')}
      {forAdmin ? <p>{t(text)}</p> : null}
    </Callout>
  );
}
