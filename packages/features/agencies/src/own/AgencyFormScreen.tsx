import { FormPage, RecordGate, to, urls, useFieldText, useSaving } from '@fairlead/kit';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { CheckboxList, FormGrid, FullRow, ImageUpload, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Agency, useAgency } from '../agencies.api';
import { type AgencyBody, type AgencyValues, agencySchema, toValues } from './agencyForm';
import { useInsuranceTypeChoices, useSaveAgency, useStateChoices } from './ownAgency.api';
import { useBackLink } from './useBackLink';

const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

interface Choice {
  value: string;
  label: string;
}

export default function AgencyFormScreen() {
  const { t } = useTranslation(['agencies', 'shell']);
  const backLink = useBackLink();
  const { id = '' } = useParams();
  const agency = useAgency(id);
  const types = useInsuranceTypeChoices();
  const states = useStateChoices();
  const gate = {
    title: t('shell:agency.edit'),
    ...backLink,
  };
  return (
    <RecordGate {...gate} key={id} state={agency}>
      {(stored) => (
        <RecordGate {...gate} state={types}>
          {(lines) => (
            <RecordGate {...gate} state={states}>
              {(all) => (
                <AgencyForm
                  stored={stored}
                  latest={agency.data ?? stored}
                  lines={lines.map((line) => ({ value: line.id, label: line.name }))}
                  states={all.map(({ name, state_code }) => ({ value: state_code, label: name }))}
                />
              )}
            </RecordGate>
          )}
        </RecordGate>
      )}
    </RecordGate>
  );
}

interface AgencyFormProps {
  /** Record as it was when editing started. */
  stored: Agency;
  /** Record as last loaded from the server. */
  latest: Agency;
  lines: readonly Choice[];
  states: readonly Choice[];
}

/** Available choices, plus the agency's own ones that are no longer available, so that the user can remove them. */
const withStoredChoices = (offered: readonly Choice[], own: readonly Choice[]): Choice[] => [
  ...offered,
  ...own.filter(({ value }) => !offered.some((each) => each.value === value)),
];

function AgencyForm({ stored, latest, lines, states }: AgencyFormProps) {
  const { t } = useTranslation(['agencies', 'shell']);
  const fieldText = useFieldText();
  const form = useForm<AgencyValues, unknown, AgencyBody>({
    resolver: zodResolver(agencySchema),
    defaultValues: toValues(stored),
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const name = useWatch({ control, name: 'agencyName' });
  const save = useSaveAgency(stored);
  const redirectTo = to(urls.agency.view, { id: stored.id });
  const saving = useSaving(form, { record: stored, latest, valuesOf: toValues, save, leadsTo: redirectTo });
  const action = t('shell:agency.edit');

  return (
    <FormPage
      title={action}
      formState={formState}
      submitLabel={action}
      cancelTo={redirectTo}
      unchanged={!formState.isDirty}
      {...saving}
    >
      <FormGrid>
        <FullRow>
          <Controller
            control={control}
            name="image"
            render={({ field }) => (
              <ImageUpload
                variant="logo"
                label={t('logo')}
                hint={t('logoHint')}
                error={fieldText(t('logo'), errors.image)}
                name={name}
                src={latest.photo?.fileUrl ?? null}
                value={field.value}
                onValueChange={field.onChange}
                accept={imageTypes}
                maxBytes={MAX_UPLOAD_BYTES}
                faultTexts={{ tooLarge: t('logoTooLarge') }}
                loading={formState.isSubmitting && field.value instanceof File}
                ref={field.ref}
              />
            )}
          />
        </FullRow>
        <FullRow>
          <TextField
            {...register('agencyName')}
            label={t('agencyName')}
            error={fieldText(t('agencyName'), errors.agencyName)}
            required
            autoComplete="organization"
          />
        </FullRow>
        <Controller
          control={control}
          name="insuranceTypeIds"
          render={({ field }) => (
            <CheckboxList
              label={t('lines')}
              error={fieldText(t('lines'), errors.insuranceTypeIds)}
              options={withStoredChoices(
                lines,
                stored.insuranceTypes.map((type) => ({ value: type.id, label: type.name })),
              )}
              value={field.value}
              onValueChange={field.onChange}
              ref={field.ref}
            />
          )}
        />
        <Controller
          control={control}
          name="states"
          render={({ field }) => (
            <CheckboxList
              label={t('states')}
              error={fieldText(t('states'), errors.states)}
              options={withStoredChoices(
                states,
                stored.states.map((state) => ({ value: state.state_code, label: state.name })),
              )}
              value={field.value}
              onValueChange={field.onChange}
              ref={field.ref}
              filter
            />
          )}
        />
      </FormGrid>
    </FormPage>
  );
}
