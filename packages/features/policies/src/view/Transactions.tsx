import { ConfirmDelete, formatCount, formatDay } from '@fairlead/kit';
import { freePremium } from '@fairlead/rules';
import { Accordion, Badge, Button, EmptyState, Icon, Text, TicketArt } from '@fairlead/ui';
import { Plus, ReceiptText } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Policy, type PolicyTransaction, useDeleteTransaction } from '../policies.api';
import { labelOf, usePolicyOptions } from '../useChoices';
import { TransactionDialog } from './TransactionDialog';
import { TransactionTable } from './TransactionTable';

interface TransactionsProps {
  policy: Policy;
  /** Allows the user to add, edit, delete and notify. */
  editable: boolean;
}

/** Open dialog. A new transaction is undefined. */
interface OpenDialog {
  kind: 'form' | 'delete';
  transaction?: PolicyTransaction;
}

/** Transactions of a policy. */
export function Transactions({ policy, editable }: TransactionsProps) {
  const { t } = useTranslation('policies');
  const { transactionTypes } = usePolicyOptions();
  const remove = useDeleteTransaction();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [open, setOpen] = useState(['transactions']);
  const { transactions } = policy;
  const close = () => setDialog(undefined);
  const transaction = dialog?.transaction;
  return (
    <>
      <Accordion
        value={open}
        onValueChange={setOpen}
        items={[
          {
            value: 'transactions',
            title: t('transactions'),
            icon: <Icon of={ReceiptText} size={16} strokeWidth={1.75} />,
            aside: <Badge>{formatCount(transactions.length)}</Badge>,
            padding: 'none',
            ...(editable && {
              actions: (
                <Button size="small" leadingIcon={<Icon of={Plus} />} onClick={() => setDialog({ kind: 'form' })}>
                  {t('transactions.add')}
                </Button>
              ),
            }),
            content:
              transactions.length > 0 ? (
                <TransactionTable
                  policyId={policy.id}
                  transactions={transactions}
                  editable={editable}
                  onEdit={(transaction) => setDialog({ kind: 'form', transaction })}
                  onDelete={(transaction) => setDialog({ kind: 'delete', transaction })}
                />
              ) : (
                <EmptyState illustration={<TicketArt />} title={t('transactions.none')} level={3} />
              ),
          },
        ]}
      />
      {dialog?.kind === 'form' ? (
        <TransactionDialog policyId={policy.id} stored={dialog.transaction} onClose={close} />
      ) : null}
      <ConfirmDelete
        open={dialog?.kind === 'delete'}
        subject={
          transaction ? (
            <Text weight="label">
              {[
                labelOf(transactionTypes, transaction.transactionType),
                formatDay(transaction.transactionDate, 'DD.MM.YYYY'),
                freePremium(transaction.transactionPremium),
                transaction.reference,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          ) : null
        }
        onClose={close}
        onDelete={() => remove(transaction?.id ?? '')}
      />
    </>
  );
}
