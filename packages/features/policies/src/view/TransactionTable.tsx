import { DeleteRow, formatDay, RowButton, useAction } from '@fairlead/kit';
import { freePremium } from '@fairlead/rules';
import { Button, type Column, DataTable, Icon } from '@fairlead/ui';
import { Bell, BellRing, Pencil } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type PolicyTransaction, useNotify } from '../policies.api';
import * as styles from '../policies.css';
import { labelOf, usePolicyOptions } from '../useChoices';
import { PaymentChip } from './PaymentChip';

/** Transaction with its row number. */
interface Row {
  number: number;
  transaction: PolicyTransaction;
}

interface TransactionTableProps {
  policyId: string;
  transactions: readonly PolicyTransaction[];
  editable: boolean;
  onEdit: (transaction: PolicyTransaction) => void;
  onDelete: (transaction: PolicyTransaction) => void;
}

export function TransactionTable({ policyId, transactions, editable, onEdit, onDelete }: TransactionTableProps) {
  const { t } = useTranslation(['policies', 'kit']);
  const columns = useColumns();
  return (
    <div className={styles.cards}>
      <DataTable
        label={t('transactions')}
        columns={columns}
        rows={transactions.map((transaction, index): Row => ({ number: index + 1, transaction }))}
        rowKey={({ transaction }) => transaction.id}
        {...(editable && {
          rowActions: ({ transaction }: Row) => (
            <>
              <NotifyButton policyId={policyId} transaction={transaction} />
              <RowButton
                label={t('kit:row.edit', { name: transaction.reference })}
                text={t('kit:row.editVerb')}
                icon={Pencil}
                onClick={() => onEdit(transaction)}
              />
              <DeleteRow name={transaction.reference} onClick={() => onDelete(transaction)} />
            </>
          ),
        })}
      />
    </div>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('policies');
  const { transactionTypes } = usePolicyOptions();
  return [
    { id: 'number', width: '7%', header: t('tx.number'), priority: 2, card: 'hidden', cell: ({ number }) => number },
    {
      id: 'date',
      width: '14%',
      header: t('tx.date'),
      cell: ({ transaction }) => formatDay(transaction.transactionDate, 'DD.MM.YYYY'),
    },
    {
      id: 'type',
      width: '16%',
      header: t('tx.type'),
      card: 'title',
      cell: ({ transaction }) => labelOf(transactionTypes, transaction.transactionType),
    },
    {
      id: 'premium',
      width: '14%',
      header: t('tx.premium'),
      align: 'end',
      cell: ({ transaction }) => freePremium(transaction.transactionPremium),
    },
    {
      id: 'reference',
      width: '14%',
      header: t('tx.reference'),
      priority: 1,
      cell: ({ transaction }) => <span className={styles.onOneLine}>{transaction.reference}</span>,
    },
    {
      id: 'status',
      width: '13%',
      header: t('paymentStatus'),
      card: 'chip',
      cell: ({ transaction: { paymentStatus } }) => <PaymentChip status={paymentStatus} />,
    },
  ];
}

/** Notifies the customer of a transaction, or notifies again. */
function NotifyButton({ policyId, transaction }: { policyId: string; transaction: PolicyTransaction }) {
  const { t } = useTranslation('policies');
  const notify = useAction(useNotify(policyId));
  const { id, notified, reference } = transaction;
  return (
    <Button
      size="small"
      variant={notified ? 'ghost' : 'soft'}
      tone={notified ? 'neutral' : 'accent'}
      leadingIcon={notified ? <Icon of={BellRing} /> : <Icon of={Bell} />}
      loading={notify.pending}
      aria-label={t(notified ? 'tx.reNotifyOf' : 'tx.notifyOf', { reference })}
      onClick={() => void notify.run(id)}
    >
      {t(notified ? 'tx.reNotify' : 'tx.notify')}
    </Button>
  );
}
