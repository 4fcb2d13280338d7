import { ErasedNotice, PageTitle, RecordGate, type RecordSection, RecordSections, urls } from '@fairlead/kit';
import { mayEditPolicy, mayReadCertificates } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Stack } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CertificatesSection } from '../certificates/CertificatesSection';
import { type Policy, usePolicy } from '../policies.api';
import { NonRenewalNotice } from '../renew/NonRenewalNotice';
import { TransactionsCard } from '../view/Transactions';
import { AgentInfo } from './AgentInfo';
import { GeneralInfo } from './GeneralInfo';
import { InvoicesSection, invoicesOf } from './InvoicesSection';
import { OtherInformation } from './OtherInformation';
import { OwnerInfo } from './OwnerInfo';
import { PastDue } from './PastDue';
import { PolicyCoverages } from './PolicyCoverages';
import { PolicyDocuments } from './PolicyDocuments';
import { PolicyHeader } from './PolicyHeader';
import { PolicyInfo } from './PolicyInfo';
import * as styles from './PolicyScreen.css';
import { usePolicyPanels } from './usePolicyPanels';

/** Policy page, whose sections agents edit in place. */
export default function PolicyScreen() {
  const { t } = useTranslation('policies');
  const { id } = useParams();
  const state = usePolicy(id);
  return (
    <RecordGate key={id} title={t('policy')} state={state} backTo={urls.policies.list}>
      {(policy) => <PolicyPage policy={state.data ?? policy} />}
    </RecordGate>
  );
}

function PolicyPage({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  return (
    <div className={styles.page} data-state="ready">
      <Stack gap={20}>
        <PageTitle>{`${policy.insuranceName} · ${policy.policyNumber}`}</PageTitle>
        <ErasedNotice contact={policy.contactDetails} />
        <PolicyHeader policy={policy} />
        <PastDue policy={policy} />
        <NonRenewalNotice policy={policy} />
        <RecordSections label={t('sections')} sections={useSections(policy)} />
      </Stack>
    </div>
  );
}

function useSections(policy: Policy): RecordSection[] {
  const { t } = useTranslation('policies');
  const { me, viewer } = useAuth();
  const editable = viewer !== null && mayEditPolicy(viewer);
  const canReadCertificates = viewer !== null && mayReadCertificates(viewer, me?.user.id ?? '', policy);
  const isErased = policy.contactDetails.erased === true;
  const panels = usePolicyPanels({ id: policy.id, readOnly: isErased }, [
    'upload',
    'services',
    'requests',
    'claims',
    'mails',
    'activity',
    'ownActivity',
  ]);
  const { coverages, transactions, documents } = policy;
  return [
    { id: 'summary', title: t('summary'), content: <Summary policy={policy} editable={editable} /> },
    {
      id: 'coverages',
      title: t('section.coverages'),
      count: coverages.length,
      content: <PolicyCoverages policy={policy} editable={editable && !isErased} />,
    },
    {
      id: 'transactions',
      title: t('transactions'),
      count: transactions.length,
      content: <TransactionsCard policy={policy} editable={viewer?.role === 'AGENT'} />,
    },
    {
      id: 'documents',
      title: t('documents'),
      count: documents.length,
      half: true,
      content: <PolicyDocuments policy={policy} />,
    },
    {
      id: 'invoices',
      title: t('docs.invoices'),
      count: invoicesOf(policy).length,
      half: true,
      content: <InvoicesSection policy={policy} editable={viewer?.role === 'AGENT'} />,
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

function Summary({ policy, editable }: { policy: Policy; editable: boolean }) {
  return (
    <div className={styles.summary}>
      <div className={styles.column}>
        <PolicyInfo policy={policy} editable={editable} />
        <GeneralInfo policy={policy} editable={editable} />
        <OtherInformation policy={policy} editable={editable && !policy.contactDetails.erased} />
      </div>
      <div className={styles.column}>
        <OwnerInfo policy={policy} />
        <AgentInfo policy={policy} />
      </div>
    </div>
  );
}
