import {
  ErasedNotice,
  IdCardButton,
  PageTitle,
  RecordGate,
  type RecordSection,
  RecordSections,
  RouterLink,
  renewalAddress,
  to,
  urls,
  useToday,
} from '@fairlead/kit';
import { isInForce, mayPayPolicy, mayReadCertificates } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon, Inline, Spinner, Stack } from '@fairlead/ui';
import { CreditCard, FileText, RefreshCw } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { CertificatesSection } from '../certificates/CertificatesSection';
import { InvoicesSection, invoicesOf } from '../detail/InvoicesSection';
import { PastDue } from '../detail/PastDue';
import { usePolicyPanels } from '../detail/usePolicyPanels';
import { type Policy, usePolicy } from '../policies.api';
import { useCanRenew, useRenewCommand } from '../renew/useRenewal';
import { CoveragesAccordion, DocumentsAccordion, SummarySections } from './PolicySections';
import { PolicySummary } from './PolicySummary';
import { TransactionsAccordion } from './Transactions';

/** Read-only policy page with its transactions. */
export default function PolicyViewScreen() {
  const { t } = useTranslation('policies');
  const { id } = useParams();
  const state = usePolicy(id);
  return (
    <RecordGate
      key={id}
      title={t('policy')}
      state={state}
      backTo={urls.policies.list}
      loading={
        <Inline justify="center">
          <Spinner size="large" label={t('loading')} />
        </Inline>
      }
    >
      {(policy) => <PolicyPage policy={state.data ?? policy} />}
    </RecordGate>
  );
}

function PolicyPage({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { viewer } = useAuth();
  const today = useToday();
  const navigate = useNavigate();
  const canRenew = useCanRenew()(policy);
  const renewAddress = renewalAddress(policy.id);
  useRenewCommand(policy, () => void navigate(renewAddress));
  const sections = useReadSections(policy);
  if (!viewer) return null;
  const { id, insuranceName, policyNumber, carrierDetails } = policy;
  const paymentUrl = carrierDetails?.paymentUrl ?? null;
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{`${insuranceName} · ${policyNumber}`}</PageTitle>
      <ErasedNotice contact={policy.contactDetails} />
      <PolicySummary
        policy={policy}
        actions={
          <Inline gap={8} wrap>
            {paymentUrl !== null && mayPayPolicy(viewer, policy, paymentUrl) ? (
              <Button writes asChild variant="solid" tone="accent" leadingIcon={<Icon of={CreditCard} size={16} />}>
                <a href={paymentUrl} target="_blank" rel="noreferrer">
                  {t('pay')}
                </a>
              </Button>
            ) : null}
            {isInForce(policy, today) ? <IdCardButton policyId={id} policyNumber={policyNumber} /> : null}
            <Button asChild leadingIcon={<Icon of={FileText} size={16} />}>
              <RouterLink to={to(urls.policies.detail, { id })}>{t('details')}</RouterLink>
            </Button>
            {canRenew ? (
              <Button asChild leadingIcon={<Icon of={RefreshCw} size={16} />}>
                <RouterLink to={renewAddress}>{t('renew.do')}</RouterLink>
              </Button>
            ) : null}
          </Inline>
        }
      />
      <PastDue policy={policy} />
      <RecordSections label={t('sections')} sections={sections} />
    </Stack>
  );
}

/** Sections of the policy page in read mode. Agents find the customer's service requests on the policy page. */
function useReadSections(policy: Policy): RecordSection[] {
  const { t } = useTranslation('policies');
  const { me, viewer } = useAuth();
  const canReadCertificates = viewer !== null && mayReadCertificates(viewer, me?.user.id ?? '', policy);
  const isCustomer = viewer?.role === 'CUSTOMER';
  const panels = usePolicyPanels(
    { id: policy.id, readOnly: policy.contactDetails.erased === true },
    isCustomer ? ['upload', 'services', 'claims', 'ownActivity'] : ['requests', 'claims', 'mails', 'activity'],
  );
  const { coverages, transactions, documents } = policy;
  return [
    { id: 'summary', title: t('summary'), content: <SummarySections policy={policy} /> },
    {
      id: 'documents',
      title: t('documents'),
      count: documents.length,
      half: true,
      content: <DocumentsAccordion policy={policy} />,
    },
    {
      id: 'coverages',
      title: t('section.coverages'),
      count: coverages.length,
      half: true,
      content: <CoveragesAccordion policy={policy} />,
    },
    {
      id: 'transactions',
      title: t('transactions'),
      count: transactions.length,
      content: <TransactionsAccordion policy={policy} editable={!isCustomer} />,
    },
    {
      id: 'invoices',
      title: t('docs.invoices'),
      count: invoicesOf(policy).length,
      half: true,
      content: <InvoicesSection policy={policy} editable={false} />,
    },
    ...(canReadCertificates
      ? [
          {
            id: 'certificates',
            title: t('certificates'),
            lazy: true,
            half: true,
            content: <CertificatesSection policy={policy} />,
          },
        ]
      : []),
    ...panels,
  ];
}
