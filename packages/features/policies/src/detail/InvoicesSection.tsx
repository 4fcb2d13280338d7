import { formatDay, PanelRows, RouterLink, to, urls, useCanOpen } from '@fairlead/kit';
import { freePremium } from '@fairlead/rules';
import { Button, Icon } from '@fairlead/ui';
import { FolderOpen, Plus } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { PaymentChip } from '../view/PaymentChip';
import { TransactionDialog } from '../view/TransactionDialog';

/** Transactions that are billed as invoices. */
export const invoicesOf = ({ transactions }: Policy) =>
  transactions.filter(({ billingType }) => billingType === 'INVOICE');

interface InvoiceRowsProps {
  policy: Policy;
  title: string;
  actions?: ReactNode;
}

/** Card with the invoices of the policy. */
export function InvoiceRows({ policy, title, actions }: InvoiceRowsProps) {
  const { t } = useTranslation('policies');
  return (
    <PanelRows
      title={title}
      empty={t('invoices.none')}
      actions={actions}
      rows={invoicesOf(policy).map(
        ({ id, invoiceNumber, reference, transactionPremium, transactionDate, dueDate, paymentStatus }) => ({
          id,
          name: [invoiceNumber || reference, freePremium(transactionPremium)].filter(Boolean).join(', '),
          meta: dueDate === null ? formatDay(transactionDate) : t('invoices.due', { date: formatDay(dueDate) }),
          aside: <PaymentChip status={paymentStatus} />,
        }),
      )}
    />
  );
}

interface InvoicesSectionProps {
  policy: Policy;
  /** Allows the user to add transactions. */
  editable: boolean;
}

/** Invoices of the policy, with a link to the uploaded bills. */
export function InvoicesSection({ policy, editable }: InvoicesSectionProps) {
  const { t } = useTranslation('policies');
  const canOpen = useCanOpen();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <InvoiceRows
        policy={policy}
        title={t('docs.invoices')}
        actions={
          <>
            {canOpen(urls.policies.invoices) ? (
              <Button asChild variant="ghost" size="small" leadingIcon={<Icon of={FolderOpen} />}>
                <RouterLink to={to(urls.policies.invoices, { id: policy.id })}>{t('invoices.bills')}</RouterLink>
              </Button>
            ) : null}
            {editable ? (
              <Button variant="ghost" size="small" leadingIcon={<Icon of={Plus} />} onClick={() => setAdding(true)}>
                {t('invoices.add')}
              </Button>
            ) : null}
          </>
        }
      />
      {adding ? (
        <TransactionDialog policy={policy} initial={{ billingType: 'INVOICE' }} onClose={() => setAdding(false)} />
      ) : null}
    </>
  );
}
