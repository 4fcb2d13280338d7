import { PageTitle, PanelView, panelsOn, RecordGate, urls, useProduct } from '@fairlead/kit';
import { mayEditPolicy } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Stack } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Policy, usePolicy } from '../policies.api';
import { AgentInfo } from './AgentInfo';
import { GeneralInfo } from './GeneralInfo';
import { OtherInformation } from './OtherInformation';
import { OwnerInfo } from './OwnerInfo';
import { PolicyBand } from './PolicyBand';
import { PolicyCoverages } from './PolicyCoverages';
import { PolicyDocuments } from './PolicyDocuments';
import { PolicyInfo } from './PolicyInfo';
import * as styles from './PolicyScreen.css';

/** A policy, whose parts agents change in their place. Specification, document 2, section 2; RESOLUTIONS G-83. */
export default function PolicyScreen() {
  const { t } = useTranslation('policies');
  const { id = '' } = useParams();
  const state = usePolicy(id);
  return (
    <RecordGate key={id} title={t('policy')} state={state} backTo={urls.policies.list}>
      {(policy) => <PolicyPage policy={state.data ?? policy} />}
    </RecordGate>
  );
}

function PolicyPage({ policy }: { policy: Policy }) {
  const { viewer } = useAuth();
  const product = useProduct();
  const editable = viewer !== null && mayEditPolicy(viewer);
  const panels = viewer ? panelsOn(product, 'policy', viewer) : [];
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{`${policy.insuranceName} · ${policy.policyNumber}`}</PageTitle>
      <PolicyBand policy={policy} />
      <div className={styles.page}>
        <div className={styles.column}>
          <PolicyInfo policy={policy} editable={editable} />
          <PolicyCoverages policy={policy} editable={editable} />
          <PolicyDocuments policy={policy} />
          <OtherInformation policy={policy} editable={editable} />
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
