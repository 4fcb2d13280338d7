import { ConfirmDelete, formatCount, formatDay } from '@fairlead/kit';
import { freePremium } from '@fairlead/rules';
import { Accordion, Badge, Button, Card, EmptyState, Icon, Inline, Text, TicketArt } from '@fairlead/ui';
import { Plus, ReceiptText } from 'lucide';
import { type ReactNode, useState } from 'react';
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

/** Transactions of a policy in a collapsible section. */
export function TransactionsAccordion({ policy, editable }: TransactionsProps) {
  const { t } = useTranslation('policies');
  const { table, dialogs, add } = useTransactions({ policy, editable });
  return (
    <>
      <Accordion
        defaultValue={['transactions']}
        items={[
          {
            value: 'transactions',
            title: t('transactions'),
            icon: <Icon of={ReceiptText} size={16} strokeWidth={1.75} />,
            aside: <Badge>{formatCount(policy.transactions.length)}</Badge>,
            padding: 'none',
            ...(editable && {
              actions: (
                <Button size="small" leadingIcon={<Icon of={Plus} />} onClick={add}>
                  {t('transactions.add')}
                </Button>
              ),
            }),
            content: table ?? <EmptyState illustration={<TicketArt />} title={t('transactions.none')} level={3} />,
          },
        ]}
      />
      {dialogs}
    </>
  );
}

/** Transactions of a policy. */
export function TransactionsCard({ policy, editable }: TransactionsProps) {
  const { t } = useTranslation('policies');
  const { table, dialogs, add } = useTransactions({ policy, editable });
  const { length } = policy.transactions;
  return (
    <>
      <Card
        title={
          <Inline gap={8}>
            {t('transactions')}
            {length > 0 ? <Badge>{formatCount(length)}</Badge> : null}
          </Inline>
        }
        padding={table ? 'none' : 'default'}
        actions={
          editable ? (
            <Button variant="ghost" size="small" leadingIcon={<Icon of={Plus} />} onClick={add}>
              {t('invoices.add')}
            </Button>
          ) : null
        }
      >
        {table ?? <Text tone="muted">{t('transactions.none')}</Text>}
      </Card>
      {dialogs}
    </>
  );
}

interface Transactions {
  /** Undefined without transactions. */
  table: ReactNode | undefined;
  dialogs: ReactNode;
  /** Opens the dialog for a new transaction. */
  add: () => void;
}

function useTransactions({ policy, editable }: TransactionsProps): Transactions {
  const { transactionTypes } = usePolicyOptions();
  const remove = useDeleteTransaction();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { transactions } = policy;
  const close = () => setDialog(undefined);
  const transaction = dialog?.transaction;
  return {
    add: () => setDialog({ kind: 'form' }),
    table:
      transactions.length > 0 ? (
        <TransactionTable
          policyId={policy.id}
          transactions={transactions}
          editable={editable}
          onEdit={(chosen) => setDialog({ kind: 'form', transaction: chosen })}
          onDelete={(chosen) => setDialog({ kind: 'delete', transaction: chosen })}
        />
      ) : undefined,
    dialogs: (
      <>
        {dialog?.kind === 'form' ? (
          <TransactionDialog policy={policy} stored={dialog.transaction} onClose={close} />
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
    ),
  };
}
