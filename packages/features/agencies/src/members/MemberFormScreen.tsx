import { FormPage, LicenseFields, RecordGate, to, urls, useFieldText, useSaving } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Callout, Checkbox, FormGrid, FullRow, RadioGroup, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Agent, useAgent, useSaveMember } from '../own/ownAgency.api';
import { useBackLink } from '../own/useBackLink';
import { type MemberBody, type MemberValues, memberSchema, toValues } from './memberForm';

export default function MemberFormScreen() {
  const { t } = useTranslation(['agencies', 'shell']);
  const backLink = useBackLink();
  const { id = '' } = useParams();
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
  const fieldText = useFieldText();
  const { me } = useAuth();
  const form = useForm<MemberValues, unknown, MemberBody>({
    resolver: zodResolver(memberSchema),
    defaultValues: toValues(agent),
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  // users cannot remove their own access
  const self = me?.user.id === agent.id;
  const save = useSaveMember(agent);
  const redirectTo = to(urls.agency.member, { id: agent.id });
  const saving = useSaving(form, { record: agent, latest, valuesOf: toValues, save, leadsTo: redirectTo });
  const action = t('shell:agency.editMember');

  return (
    <FormProvider {...form}>
      <FormPage
        title={action}
        formState={formState}
        submitLabel={action}
        cancelTo={redirectTo}
        unchanged={!formState.isDirty}
        {...saving}
      >
        {self ? <Callout tone="info">{t('member.selfNote')}</Callout> : null}
        <FormGrid>
          <TextField
            {...register('name')}
            label={t('name')}
            error={fieldText(t('name'), errors.name)}
            required
            autoComplete="off"
          />
          <TextField type="email" label={t('email')} hint={t('member.emailLocked')} value={agent.email} readOnly />
          <FullRow>
            <Checkbox
              {...register('licensedAgent')}
              label={t('member.licensedAgent')}
              hint={t('member.licensedHint')}
              error={fieldText(t('member.licensedAgent'), errors.licensedAgent)}
            />
          </FullRow>
          <FullRow>
            <Controller
              control={control}
              name="agencyAdmin"
              render={({ field }) => (
                <Checkbox
                  ref={field.ref}
                  label={t('admin')}
                  hint={t('member.adminHint')}
                  error={fieldText(t('admin'), errors.agencyAdmin)}
                  checked={field.value}
                  onChange={(event) => field.onChange(event.currentTarget.checked)}
                  disabled={self}
                />
              )}
            />
          </FullRow>
          <FullRow>
            <Controller
              control={control}
              name="active"
              render={({ field }) => (
                <RadioGroup
                  ref={field.ref}
                  label={t('member.status')}
                  hint={t('member.statusHint')}
                  error={fieldText(t('member.status'), errors.active)}
                  options={[
                    { value: 'ACTIVE', label: t('member.active') },
                    { value: 'DISABLED', label: t('member.disabled') },
                  ]}
                  value={field.value}
                  onValueChange={field.onChange}
                  disabled={self}
                  required
                />
              )}
            />
          </FullRow>
          <LicenseFields />
        </FormGrid>
      </FormPage>
    </FormProvider>
  );
}
