import { formatDay, useAction } from '@fairlead/kit';
import { freePremium, mayPayPolicy } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Alert, Button, Inline } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Policy, type PolicyTransaction, useNotify } from '../policies.api';
import { labelOf, usePolicyOptions } from '../useChoices';
import { TransactionDialog } from '../view/TransactionDialog';

/** Day since which a payment is past due. */
const dueSince = ({ dueDate, transactionDate }: PolicyTransaction) => dueDate ?? transactionDate;

/** Oldest payment that is past due, with the step that settles it. Renders nothing when no payment is past due. */
export function PastDue({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { transactionTypes } = usePolicyOptions();
  const { viewer } = useAuth();
  const pastDue = policy.transactions.filter(({ paymentStatus }) => paymentStatus === 'PAST_DUE');
  const [oldest] = pastDue.toSorted((one, other) => dueSince(one) - dueSince(other));
  if (!oldest || !viewer) return null;
  const { transactionPremium, transactionType, reference } = oldest;
  const date = formatDay(dueSince(oldest));
  const amount = freePremium(transactionPremium);
  const title =
    pastDue.length > 1 || amount === ''
      ? t('pastDue.several', { count: pastDue.length, date })
      : t('pastDue.one', { amount, date });
  const paymentUrl = policy.carrierDetails?.paymentUrl ?? null;
  const payable = paymentUrl !== null && mayPayPolicy(viewer, policy, paymentUrl);
  return (
    <Alert
      tone="danger"
      role="note"
      title={title}
      action={
        viewer.role === 'AGENT' ? (
          <Settle policy={policy} transaction={oldest} />
        ) : payable ? (
          <Button writes asChild size="small">
            <a href={paymentUrl} target="_blank" rel="noreferrer">
              {t('pastDue.pay')}
            </a>
          </Button>
        ) : undefined
      }
    >
      {[labelOf(transactionTypes, transactionType), reference].filter(Boolean).join(', ')}
    </Alert>
  );
}

function Settle({ policy, transaction }: { policy: Policy; transaction: PolicyTransaction }) {
  const { t } = useTranslation('policies');
  const [recording, setRecording] = useState(false);
  const remind = useAction(useNotify(policy.id));
  return (
    <>
      <Inline gap={8} wrap>
        <Button writes size="small" loading={remind.pending} onClick={() => void remind.run(transaction.id)}>
          {t('pastDue.remind')}
        </Button>
        <Button writes size="small" onClick={() => setRecording(true)}>
          {t('pastDue.record')}
        </Button>
      </Inline>
      {recording ? (
        <TransactionDialog
          policy={policy}
          stored={{ ...transaction, paymentStatus: 'PAID' }}
          onClose={() => setRecording(false)}
        />
      ) : null}
    </>
  );
}
