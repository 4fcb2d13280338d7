import { FormPage, RecordGate, urls, useFieldText, useSaving } from '@fairlead/kit';
import { offeredBy, profileLimits } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { CheckboxList, FormGrid, FullRow, TextArea, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type AdditionalBody,
  type AdditionalValues,
  additionalSchema,
  type Choices,
  STATE_REQUIRED,
  toAdditionalValues,
} from './additionalForm';
import { OtherSettings } from './OtherSettings';
import { type Profile, useChoices, useProfile, useSaveDetails, useStates } from './profile.api';

const resolver = zodResolver(additionalSchema);
/** Number of options from which the list gets a search field. */
const manyOptions = 15;

export default function AdditionalEditScreen() {
  const { t } = useTranslation('profile');
  const state = useEditing();
  return (
    <RecordGate title={t('additional.edit')} state={state} backTo={urls.profile.view}>
      {({ stored, offer }) => (
        <OtherSettings me={stored.me} current="additional">
          <AdditionalForm stored={stored} latest={state.data?.stored ?? stored} offer={offer} />
        </OtherSettings>
      )}
    </RecordGate>
  );
}

/** Profile and the choices of its agency. The form waits for all of them. */
function useEditing() {
  const { me } = useAuth();
  const profile = useProfile();
  const states = useStates();
  const { agency, types } = useChoices(me?.user.agencyId ?? null);
  const stored = profile.data;
  const data = useMemo(() => {
    if (!stored || !states.data || !agency.data || !types.data) return undefined;
    const codes = new Set(agency.data.states.map(({ state_code: code }) => code));
    const agencys = states.data.filter(({ state_code: code }) => codes.has(code));
    const offer: Choices = {
      states: offeredBy(agencys, states.data),
      types: offeredBy(agency.data.insuranceTypes, types.data),
    };
    return { stored, offer };
  }, [stored, states.data, agency.data, types.data]);
  const reads = [profile, states, agency, types];
  return {
    data,
    error: reads.find(({ error }) => error)?.error,
    isValidating: reads.some(({ isValidating }) => isValidating),
    mutate: () => Promise.all(reads.map(({ mutate }) => mutate())),
  };
}

interface AdditionalFormProps {
  stored: Profile;
  latest: Profile;
  offer: Choices;
}

function AdditionalForm({ stored, latest, offer }: AdditionalFormProps) {
  const { t } = useTranslation('profile');
  const fieldText = useFieldText();
  const valuesOf = (record: Profile) => toAdditionalValues(record, offer);
  const form = useForm<AdditionalValues, unknown, AdditionalBody>({ resolver, defaultValues: valuesOf(stored) });
  const { register, control, formState } = form;
  const { errors } = formState;
  const save = useSaveDetails(stored);
  const leadsTo = urls.profile.view;
  const saving = useSaving(form, { record: stored, latest, valuesOf, save, leadsTo });
  const field = (of: 'facebookUrl' | 'linkedInUrl' | 'bio') => ({
    ...register(of),
    label: t(of),
    error: fieldText(t(of), errors[of]),
  });
  const address = { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false } as const;
  const lists = [
    { name: 'insuranceTypeId', label: t('types'), options: offer.types, error: errors.insuranceTypeId },
    { name: 'statesId', label: t('states'), options: offer.states, error: errors.statesId },
  ] as const;

  return (
    <FormPage
      title={t('additional.edit')}
      formState={formState}
      submitLabel={t('additional.submit')}
      cancelTo={leadsTo}
      unchanged={!formState.isDirty}
      {...saving}
    >
      <FormGrid>
        {lists.map(({ name, label, options, error }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <CheckboxList
                label={label}
                error={error?.message === STATE_REQUIRED ? t('stateRequired') : fieldText(label, error)}
                options={options.map(({ id, name: text }) => ({ value: id, label: text }))}
                filter={options.length > manyOptions}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                ref={ref}
                required={name === 'statesId'}
              />
            )}
          />
        ))}
        <TextField {...field('facebookUrl')} {...address} />
        <TextField {...field('linkedInUrl')} {...address} />
        <FullRow>
          <TextArea {...field('bio')} rows={5} counter={profileLimits.bio} />
        </FullRow>
      </FormGrid>
    </FormPage>
  );
}
