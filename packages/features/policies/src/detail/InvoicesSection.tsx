import { formatDay, PanelRows, RouterLink, to, urls, useCanOpen } from '@fairlead/kit';
import { freePremium } from '@fairlead/rules';
import { Button, Icon } from '@fairlead/ui';
import { FolderOpen, Plus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { PaymentChip } from '../view/PaymentChip';
import { TransactionDialog } from '../view/TransactionDialog';

/** Transactions that are billed as invoices. */
export const invoicesOf = ({ transactions }: Policy) =>
  transactions.filter(({ billingType }) => billingType === 'INVOICE');

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
      <PanelRows
        title={t('docs.invoices')}
        empty={t('invoices.none')}
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
        rows={invoicesOf(policy).map(
          ({ id, invoiceNumber, reference, transactionPremium, transactionDate, dueDate, paymentStatus }) => ({
            id,
            name: [invoiceNumber || reference, freePremium(transactionPremium)].filter(Boolean).join(', '),
            meta: dueDate === null ? formatDay(transactionDate) : t('invoices.due', { date: formatDay(dueDate) }),
            aside: <PaymentChip status={paymentStatus} />,
          }),
        )}
      />
      {adding ? (
        <TransactionDialog policy={policy} initial={{ billingType: 'INVOICE' }} onClose={() => setAdding(false)} />
      ) : null}
    </>
  );
}
