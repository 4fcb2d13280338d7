import { useRead } from '@fairlead/api-client/swr';
import { FormPage, RecordGate, statesRead, urls, useRecordForm } from '@fairlead/kit';
import { offeredBy, profileLimits } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { CheckboxList, FormGrid, FullRow, TextArea, TextField } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { additionalForm, type Choices, type OfferedProfile } from './additionalForm';
import { OtherSettings } from './OtherSettings';
import { useChoices, useProfile, useSaveDetails } from './profile.api';

const { Field } = additionalForm;
/** Number of options from which the list gets a search field. */
const manyOptions = 15;

export default function AdditionalEditScreen() {
  const { t } = useTranslation('profile');
  const state = useEditing();
  return (
    <RecordGate title={t('additional.edit')} state={state} backTo={urls.profile.view}>
      {(stored) => (
        <OtherSettings me={stored.me} current="additional">
          <AdditionalForm stored={stored} latest={state.data ?? stored} />
        </OtherSettings>
      )}
    </RecordGate>
  );
}

/** Profile and the choices of its agency. The form waits for all of them. */
function useEditing() {
  const { me } = useAuth();
  const profile = useProfile();
  const states = useRead(statesRead);
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
    return { ...stored, offer };
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
  /** Profile as it was when editing started. Its choices stay the same. */
  stored: OfferedProfile;
  /** Profile as last loaded from the server. */
  latest: OfferedProfile;
}

const address = { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false } as const;

function AdditionalForm({ stored, latest }: AdditionalFormProps) {
  const { t } = useTranslation('profile');
  const save = useSaveDetails(stored);
  const redirectTo = urls.profile.view;
  const form = useRecordForm(additionalForm, {
    record: stored,
    latest: { ...latest, offer: stored.offer },
    save,
    redirectTo,
  });
  return (
    <FormPage
      title={t('additional.edit')}
      form={form}
      submitLabel={t('additional.submit')}
      cancelTo={redirectTo}
      needsChange
    >
      <FormGrid>
        <Field name="insuranceTypeId" as={CheckboxList} {...choicesOf(stored.offer.types)} />
        <Field name="statesId" as={CheckboxList} {...choicesOf(stored.offer.states)} />
        <Field name="facebookUrl" as={TextField} {...address} />
        <Field name="linkedInUrl" as={TextField} {...address} />
        <FullRow>
          <Field name="bio" as={TextArea} rows={5} counter={profileLimits.bio} />
        </FullRow>
      </FormGrid>
    </FormPage>
  );
}

const choicesOf = (options: Choices['states']) => ({
  options: options.map(({ id, name }) => ({ value: id, label: name })),
  filter: options.length > manyOptions,
});
