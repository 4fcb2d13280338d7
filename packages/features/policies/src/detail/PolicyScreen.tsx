import { PageTitle, PanelView, panelsOn, RecordGate, urls, useProduct } from '@fairlead/kit';
import { mayEditPolicy, mayReadCertificates } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Stack } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CertificatesSection } from '../certificates/CertificatesSection';
import { type Policy, usePolicy } from '../policies.api';
import { AgentInfo } from './AgentInfo';
import { GeneralInfo } from './GeneralInfo';
import { OtherInformation } from './OtherInformation';
import { OwnerInfo } from './OwnerInfo';
import { PolicyCoverages } from './PolicyCoverages';
import { PolicyDocuments } from './PolicyDocuments';
import { PolicyHeader } from './PolicyHeader';
import { PolicyInfo } from './PolicyInfo';
import * as styles from './PolicyScreen.css';

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
  const { me, viewer } = useAuth();
  const product = useProduct();
  const editable = viewer !== null && mayEditPolicy(viewer);
  const canReadCertificates = viewer !== null && mayReadCertificates(viewer, me?.user.id ?? '', policy);
  const panels = viewer ? panelsOn(product, 'policy', viewer) : [];
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{`${policy.insuranceName} · ${policy.policyNumber}`}</PageTitle>
      <PolicyHeader policy={policy} />
      <div className={styles.page}>
        <div className={styles.column}>
          <PolicyInfo policy={policy} editable={editable} />
          <PolicyCoverages policy={policy} editable={editable} />
          <PolicyDocuments policy={policy} />
          <OtherInformation policy={policy} editable={editable} />
          {canReadCertificates ? <CertificatesSection policy={policy} /> : null}
        </div>
        <div className={styles.column}>
          <GeneralInfo policy={policy} editable={editable} />
          <AgentInfo policy={policy} />
          <OwnerInfo policy={policy} />
          {panels.map((panel) => (
            <PanelView key={panel.id} panel={panel} id={policy.id} />
          ))}
        </div>
      </div>
    </Stack>
  );
}
