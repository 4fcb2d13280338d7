import type { Result } from '@fairlead/api-client/client';
import { FormPage, optionalText, RecordGate, urls, useFieldText, useSaving } from '@fairlead/kit';
import { profileLimits } from '@fairlead/rules';
import { TextField } from '@fairlead/ui';
import { clearDraft, RichTextEditor } from '@fairlead/ui/rich-text-editor';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { asksForSignature } from './editState';
import { OtherSettings } from './OtherSettings';
import { type Profile, useProfile, useSaveDetails } from './profile.api';

/** Form for the signature if the link asks for it, otherwise for the availability. */
export default function SignReferralScreen() {
  const { t } = useTranslation('profile');
  const signature = asksForSignature(useLocation().state);
  const state = useProfile();
  const Form = signature ? SignatureForm : ReferralForm;
  const title = signature ? t('signature.edit') : t('referral.edit');
  return (
    <RecordGate key={title} title={title} state={state} backTo={urls.profile.view}>
      {(stored) => (
        <OtherSettings me={stored.me} current={signature ? 'signature' : 'availabilityTime'}>
          <Form stored={stored} latest={state.data ?? stored} />
        </OtherSettings>
      )}
    </RecordGate>
  );
}

interface FormProps {
  stored: Profile;
  latest: Profile;
}

/** Saves one text. An error without a message gets a default one. */
function useSaveText(stored: Profile) {
  const { t } = useTranslation('profile');
  const save = useSaveDetails(stored);
  return async (body: Parameters<typeof save>[0]): Promise<Result<unknown>> => {
    const result = await save(body);
    if (result.ok) return result;
    const { failure } = result;
    const lacksMessage = failure.status === 0 || failure.message === '';
    return lacksMessage ? { ok: false, failure: { ...failure, message: t('failed') } } : result;
  };
}

const signatureOf = ({ me }: Profile) => ({ signature: me.userDetails.signature });

function SignatureForm({ stored, latest }: FormProps) {
  const { t } = useTranslation('profile');
  const form = useForm({ defaultValues: signatureOf(stored) });
  const { control, formState } = form;
  const draft = `profile.signature.${stored.id}`;
  const saveText = useSaveText(stored);
  const save = async (body: { signature: string }) => {
    const result = await saveText(body);
    if (result.ok) clearDraft(draft);
    return result;
  };
  const leadsTo = urls.profile.view;
  const saving = useSaving(form, { record: stored, latest, valuesOf: signatureOf, save, leadsTo });
  return (
    <FormPage
      title={t('signature.edit')}
      formState={formState}
      submitLabel={t('signature.edit')}
      cancelTo={leadsTo}
      unchanged={!formState.isDirty}
      {...saving}
    >
      <Controller
        control={control}
        name="signature"
        render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
          <RichTextEditor
            label={t('signature')}
            hint={t('signatureHint')}
            error={error?.message}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            limit={profileLimits.signatureText}
            draft={{ key: draft }}
            ref={ref}
          />
        )}
      />
    </FormPage>
  );
}

const availabilityOf = ({ me }: Profile) => ({ availabilityTime: me.userDetails.availabilityTime });
const availabilityResolver = zodResolver(z.object({ availabilityTime: optionalText(profileLimits.availabilityTime) }));

function ReferralForm({ stored, latest }: FormProps) {
  const { t } = useTranslation('profile');
  const fieldText = useFieldText();
  const form = useForm({ resolver: availabilityResolver, defaultValues: availabilityOf(stored) });
  const { register, formState } = form;
  const save = useSaveText(stored);
  const leadsTo = urls.profile.view;
  const saving = useSaving(form, { record: stored, latest, valuesOf: availabilityOf, save, leadsTo });
  const label = t('availabilityTime');
  return (
    <FormPage
      title={t('referral.edit')}
      formState={formState}
      submitLabel={t('referral.submit')}
      cancelTo={leadsTo}
      unchanged={!formState.isDirty}
      {...saving}
    >
      <TextField
        {...register('availabilityTime')}
        label={label}
        hint={t('availabilityHint')}
        error={fieldText(label, formState.errors.availabilityTime)}
        autoComplete="off"
      />
    </FormPage>
  );
}
