import { PageTitle, PanelView, panelsOn, RecordGate, RouterLink, to, urls, useProduct } from '@fairlead/kit';
import { mayPayPolicy } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon, Inline, Spinner, Stack } from '@fairlead/ui';
import { CreditCard, FileText } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Policy, usePolicy } from '../policies.api';
import { PolicySections } from './PolicySections';
import { PolicySummary } from './PolicySummary';
import { Transactions } from './Transactions';

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
  const product = useProduct();
  if (!viewer) return null;
  const { id, insuranceName, policyNumber, carrierDetails } = policy;
  const paymentUrl = carrierDetails?.paymentUrl ?? null;
  // agents find the customer's service requests on the policy page
  const panels = viewer.role === 'CUSTOMER' ? panelsOn(product, 'policy', viewer) : [];
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{`${insuranceName} · ${policyNumber}`}</PageTitle>
      <PolicySummary
        policy={policy}
        actions={
          <Inline gap={8} wrap>
            {paymentUrl !== null && mayPayPolicy(viewer, policy, paymentUrl) ? (
              <Button asChild variant="solid" tone="accent" leadingIcon={<Icon of={CreditCard} size={16} />}>
                <a href={paymentUrl} target="_blank" rel="noreferrer">
                  {t('pay')}
                </a>
              </Button>
            ) : null}
            <Button asChild leadingIcon={<Icon of={FileText} size={16} />}>
              <RouterLink to={to(urls.policies.detail, { id })}>{t('details')}</RouterLink>
            </Button>
          </Inline>
        }
      />
      <PolicySections policy={policy} />
      <Transactions policy={policy} editable={viewer.role === 'AGENT'} />
      {panels.map((panel) => (
        <PanelView key={panel.id} panel={panel} id={id} />
      ))}
    </Stack>
  );
}
