import type { Result } from '@fairlead/api-client/client';
import { FormPage, RecordGate, urls, useRecordForm } from '@fairlead/kit';
import { profileLimits } from '@fairlead/rules';
import { TextField } from '@fairlead/ui';
import { clearDraft, RichTextEditor } from '@fairlead/ui/rich-text-editor';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isSignatureRequested } from './editState';
import { OtherSettings } from './OtherSettings';
import { type Profile, useProfile, useSaveDetails } from './profile.api';
import { availabilityForm, signatureForm } from './signReferralForm';

/** Form for the signature if the link asks for it, otherwise for the availability. */
export default function SignReferralScreen() {
  const { t } = useTranslation('profile');
  const signature = isSignatureRequested(useLocation().state);
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

function SignatureForm({ stored, latest }: FormProps) {
  const { t } = useTranslation('profile');
  const draft = `profile.signature.${stored.id}`;
  const saveText = useSaveText(stored);
  const save = async (body: { signature: string }) => {
    const result = await saveText(body);
    if (result.ok) clearDraft(draft);
    return result;
  };
  const redirectTo = urls.profile.view;
  const form = useRecordForm(signatureForm, { record: stored, latest, save, redirectTo });
  const action = t('signature.edit');
  return (
    <FormPage title={action} form={form} submitLabel={action} cancelTo={redirectTo} needsChange>
      <signatureForm.Field
        name="signature"
        as={RichTextEditor}
        limit={profileLimits.signatureText}
        draft={{ key: draft }}
      />
    </FormPage>
  );
}

function ReferralForm({ stored, latest }: FormProps) {
  const { t } = useTranslation('profile');
  const save = useSaveText(stored);
  const redirectTo = urls.profile.view;
  const form = useRecordForm(availabilityForm, { record: stored, latest, save, redirectTo });
  return (
    <FormPage
      title={t('referral.edit')}
      form={form}
      submitLabel={t('referral.submit')}
      cancelTo={redirectTo}
      needsChange
    >
      <availabilityForm.Field name="availabilityTime" as={TextField} autoComplete="off" />
    </FormPage>
  );
}
