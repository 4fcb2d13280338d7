import { useRead } from '@fairlead/api-client/swr';
import {
  FormPage,
  ImageField,
  LicenseFields,
  OptionalSelect,
  RecordGate,
  RetryButton,
  statesRead,
  urls,
  useRecordForm,
} from '@fairlead/kit';
import { FormGrid, FullRow, Grid, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { OtherSettings } from './OtherSettings';
import { type Profile, useProfile, useSaveProfile } from './profile.api';
import { profileForm } from './profileForm';

const { Field } = profileForm;

export default function ProfileEditScreen() {
  const { t } = useTranslation('profile');
  const state = useProfile();
  return (
    <RecordGate title={t('edit')} state={state} backTo={urls.profile.view}>
      {(stored) => (
        <OtherSettings me={stored.me} current="details">
          <ProfileForm stored={stored} latest={state.data ?? stored} />
        </OtherSettings>
      )}
    </RecordGate>
  );
}

function ProfileForm({ stored, latest }: { stored: Profile; latest: Profile }) {
  const { t } = useTranslation('profile');
  const states = useRead(statesRead);
  const failed = states.error && !states.data;
  const save = useSaveProfile(stored);
  const redirectTo = urls.profile.view;
  const form = useRecordForm(profileForm, { record: stored, latest, save, redirectTo });
  const stateError = form.methods.formState.errors.state || !failed ? {} : { error: t('statesFailed') };
  return (
    <FormPage title={t('edit')} form={form} submitLabel={t('edit')} cancelTo={redirectTo} needsChange>
      <FormGrid>
        <FullRow>
          <Field
            name="photo"
            as={ImageField}
            nameField="name"
            src={latest.me.user.photo?.fileUrl ?? null}
            tooLarge={t('uploadFailed')}
          />
        </FullRow>
        <Field name="name" as={TextField} autoComplete="name" />
        <TextField label={t('email')} hint={t('emailHint')} value={stored.me.user.email} readOnly />
        <Field name="phone" as={TextField} type="tel" inputMode="tel" autoComplete="tel" numeric />
        <Field
          name="website"
          as={TextField}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FullRow>
          <Field name="street" as={TextField} autoComplete="street-address" />
        </FullRow>
        <Field name="city" as={TextField} autoComplete="address-level2" />
        <Grid columns={2} gap={16}>
          <Field name="zipCode" as={TextField} autoComplete="postal-code" numeric />
          <Field
            name="state"
            as={OptionalSelect}
            noneLabel={t('noState')}
            placeholder={t('noState')}
            options={(states.data ?? []).map(({ name: label, state_code: value }) => ({ value, label }))}
            {...stateError}
          />
        </Grid>
        {failed ? (
          <FullRow>
            <RetryButton onRetry={() => states.mutate()} />
          </FullRow>
        ) : null}
        {stored.me.roleType === 'AGENT' ? <LicenseFields retry={false} /> : null}
      </FormGrid>
    </FormPage>
  );
}
