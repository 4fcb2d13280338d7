import { FormPage, LicenseFields, RecordGate, to, urls, useRecordForm, useRouteParams } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Callout, Checkbox, FormGrid, FullRow, RadioGroup, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Agent, useAgent, useSaveMember } from '../own/ownAgency.api';
import { useBackLink } from '../own/useBackLink';
import { memberForm } from './memberForm';

const { Field } = memberForm;

export default function MemberFormScreen() {
  const { t } = useTranslation(['agencies', 'shell']);
  const backLink = useBackLink();
  const { id } = useRouteParams(urls.agency.editMember);
  const state = useAgent(id);
  return (
    <RecordGate key={id} title={t('shell:agency.editMember')} state={state} {...backLink}>
      {(agent) => <MemberForm agent={agent} latest={state.data ?? agent} />}
    </RecordGate>
  );
}

interface MemberFormProps {
  /** Record as it was when editing started. */
  agent: Agent;
  /** Record as last loaded from the server. */
  latest: Agent;
}

function MemberForm({ agent, latest }: MemberFormProps) {
  const { t } = useTranslation(['agencies', 'shell']);
  const { me } = useAuth();
  // users cannot remove their own access
  const self = me?.user.id === agent.id;
  const save = useSaveMember(agent);
  const redirectTo = to(urls.agency.member, { id: agent.id });
  const form = useRecordForm(memberForm, { record: agent, latest, save, redirectTo });
  const action = t('shell:agency.editMember');

  return (
    <FormPage title={action} form={form} submitLabel={action} cancelTo={redirectTo} needsChange>
      {self ? <Callout tone="info">{t('member.selfNote')}</Callout> : null}
      <FormGrid>
        <Field name="name" as={TextField} autoComplete="off" />
        <TextField type="email" label={t('email')} hint={t('member.emailLocked')} value={agent.email} readOnly />
        <FullRow>
          <Field name="licensedAgent" as={Checkbox} />
        </FullRow>
        <FullRow>
          <Field name="agencyAdmin" as={Checkbox} disabled={self} />
        </FullRow>
        <FullRow>
          <Field
            name="active"
            as={RadioGroup}
            options={[
              { value: 'ACTIVE', label: t('member.active') },
              { value: 'DISABLED', label: t('member.disabled') },
            ]}
            disabled={self}
          />
        </FullRow>
        <LicenseFields />
      </FormGrid>
    </FormPage>
  );
}
