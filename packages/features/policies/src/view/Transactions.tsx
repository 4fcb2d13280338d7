import { ConfirmDelete, formatCount, formatDay } from '@fairlead/kit';
import { freePremium } from '@fairlead/rules';
import { Accordion, Badge, Button, EmptyState, Text, TicketArt } from '@fairlead/ui';
import { Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Policy, type PolicyTransaction, useDeleteTransaction } from '../policies.api';
import { useChoices, wordOf } from '../useChoices';
import { TransactionDialog } from './TransactionDialog';
import { TransactionTable } from './TransactionTable';

interface TransactionsProps {
  policy: Policy;
  /** This person may add, change, delete and notify. */
  editable: boolean;
}

/** What is asked about a transaction; a new one has none. */
interface Asked {
  what: 'form' | 'delete';
  transaction?: PolicyTransaction;
}

/** What happened to a policy and was billed for it. Specification, document 2, sections 2 and 6. */
export function Transactions({ policy, editable }: TransactionsProps) {
  const { t } = useTranslation('policies');
  const { transactionTypes } = useChoices();
  const remove = useDeleteTransaction();
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState(['transactions']);
  const { transactions } = policy;
  const close = () => setAsked(undefined);
  const going = asked?.transaction;
  return (
    <>
      <Accordion
        value={open}
        onValueChange={setOpen}
        items={[
          {
            value: 'transactions',
            title: t('transactions'),
            icon: <ReceiptText size={16} strokeWidth={1.75} />,
            aside: <Badge>{formatCount(transactions.length)}</Badge>,
            padding: 'none',
            ...(editable && {
              actions: (
                <Button size="small" leadingIcon={<Plus />} onClick={() => setAsked({ what: 'form' })}>
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
                  onEdit={(transaction) => setAsked({ what: 'form', transaction })}
                  onDelete={(transaction) => setAsked({ what: 'delete', transaction })}
                />
              ) : (
                <EmptyState illustration={<TicketArt />} title={t('transactions.none')} level={3} />
              ),
          },
        ]}
      />
      {asked?.what === 'form' ? (
        <TransactionDialog policyId={policy.id} stored={asked.transaction} onClose={close} />
      ) : null}
      <ConfirmDelete
        open={asked?.what === 'delete'}
        subject={
          going ? (
            <Text weight="label">
              {[
                wordOf(transactionTypes, going.transactionType),
                formatDay(going.transactionDate, 'DD.MM.YYYY'),
                freePremium(going.transactionPremium),
                going.reference,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          ) : null
        }
        onClose={close}
        onDelete={() => remove(going?.id ?? '')}
      />
    </>
  );
}
