import { FormPage, LicenseFields, type LicenseValues, RecordGate, urls, useFieldText, useSaving } from '@fairlead/kit';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { Button, FormGrid, FullRow, Grid, ImageUpload, Select, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OtherSettings } from './OtherSettings';
import { type Profile, useProfile, useSaveProfile, useStates } from './profile.api';
import { type ProfileBody, type ProfileValues, profileSchema, toProfileValues } from './profileForm';

const resolver = zodResolver(profileSchema);
/** Value of the option "No state". Radix does not allow an empty value. */
const none = '-';

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
  const fieldText = useFieldText();
  const states = useStates();
  const form = useForm<ProfileValues, unknown, ProfileBody>({ resolver, defaultValues: toProfileValues(stored) });
  const { register, control, formState } = form;
  const { errors } = formState;
  const name = useWatch({ control, name: 'name' });
  const save = useSaveProfile(stored);
  const leadsTo = urls.profile.view;
  const saving = useSaving(form, { record: stored, latest, valuesOf: toProfileValues, save, leadsTo });
  const field = (of: Exclude<keyof ProfileValues, 'photo' | 'state' | keyof LicenseValues>) => ({
    ...register(of),
    label: t(of),
    error: fieldText(t(of), errors[of]),
  });

  return (
    <FormProvider {...form}>
      <FormPage
        title={t('edit')}
        formState={formState}
        submitLabel={t('edit')}
        cancelTo={leadsTo}
        unchanged={!formState.isDirty}
        {...saving}
      >
        <FormGrid>
          <FullRow>
            <Controller
              control={control}
              name="photo"
              render={({ field: { value, onChange, ref } }) => (
                <ImageUpload
                  label={t('photo')}
                  hint={t('photoHint')}
                  error={fieldText(t('photo'), errors.photo)}
                  name={name}
                  src={latest.me.user.photo?.fileUrl ?? null}
                  value={value}
                  onValueChange={onChange}
                  maxBytes={MAX_UPLOAD_BYTES}
                  faultTexts={{ tooLarge: t('uploadFailed') }}
                  loading={formState.isSubmitting && value instanceof File}
                  ref={ref}
                />
              )}
            />
          </FullRow>
          <TextField {...field('name')} autoComplete="name" required />
          <TextField label={t('email')} hint={t('emailHint')} value={stored.me.user.email} readOnly />
          <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" numeric />
          <TextField
            {...field('website')}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
          />
          <FullRow>
            <TextField {...field('street')} autoComplete="street-address" />
          </FullRow>
          <TextField {...field('city')} autoComplete="address-level2" />
          <Grid columns={2} gap={16}>
            <TextField {...field('zipCode')} autoComplete="postal-code" numeric />
            <Controller
              control={control}
              name="state"
              render={({ field: { value, onChange, onBlur, ref } }) => (
                <Select
                  label={t('state')}
                  placeholder={t('noState')}
                  error={fieldText(t('state'), errors.state) ?? (states.error ? t('statesFailed') : undefined)}
                  options={[
                    { value: none, label: t('noState') },
                    ...(states.data ?? []).map(({ name: label, state_code: code }) => ({ value: code, label })),
                  ]}
                  value={value}
                  onValueChange={(chosen) => onChange(chosen === none ? '' : chosen)}
                  onBlur={onBlur}
                  ref={ref}
                />
              )}
            />
          </Grid>
          {states.error ? (
            <FullRow>
              <Button onClick={() => void states.mutate()}>{t('retry')}</Button>
            </FullRow>
          ) : null}
          {stored.me.roleType === 'AGENT' ? <LicenseFields retry={false} /> : null}
        </FormGrid>
      </FormPage>
    </FormProvider>
  );
}
