import type { Schemas } from '@fairlead/api-client/client';
import { RecordGate, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { InvoiceRows, invoicesOf } from '../detail/InvoicesSection';
import { usePolicy } from '../policies.api';
import { DocsPage } from './DocsPage';

const BILL: Schemas['PolicyDocType'] = 'BILL';

interface PolicyInvoicesProps {
  policyId: string;
  /** Shows a Delete button on each bill. */
  deletable: boolean;
}

/** Page with the invoices of a policy and its uploaded bills. */
export function PolicyInvoices({ policyId, deletable }: PolicyInvoicesProps) {
  const { t } = useTranslation('policies');
  return (
    <RecordGate title={t('docs.invoices')} state={usePolicy(policyId)} backTo={urls.policies.list}>
      {(policy) => (
        <DocsPage
          title={t('docs.invoices')}
          filter={{ policyId, docType: BILL }}
          emptyText={t('docs.noBills')}
          deletable={deletable}
          records={
            invoicesOf(policy).length > 0 ? <InvoiceRows policy={policy} title={policy.policyNumber} /> : undefined
          }
        />
      )}
    </RecordGate>
  );
}
