import { useRead } from '@fairlead/api-client/swr';
import { FormPage, ImageField, RecordGate, statesRead, to, urls, useRecordForm, useRouteParams } from '@fairlead/kit';
import { CheckboxList, FormGrid, FullRow, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Agency, useAgency } from '../agencies.api';
import { agencyForm } from './agencyForm';
import { useInsuranceTypeChoices, useSaveAgency } from './ownAgency.api';
import { useBackLink } from './useBackLink';

const { Field } = agencyForm;
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

interface Choice {
  value: string;
  label: string;
}

export default function AgencyFormScreen() {
  const { t } = useTranslation(['agencies', 'shell']);
  const backLink = useBackLink();
  const { id } = useRouteParams(urls.agency.edit);
  const agency = useAgency(id);
  const types = useInsuranceTypeChoices();
  const states = useRead(statesRead);
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
  const save = useSaveAgency(stored);
  const redirectTo = to(urls.agency.view, { id: stored.id });
  const form = useRecordForm(agencyForm, { record: stored, latest, save, redirectTo });
  const action = t('shell:agency.edit');
  return (
    <FormPage title={action} form={form} submitLabel={action} cancelTo={redirectTo} needsChange>
      <FormGrid>
        <FullRow>
          <Field
            name="image"
            as={ImageField}
            variant="logo"
            nameField="agencyName"
            src={latest.photo?.fileUrl ?? null}
            accept={imageTypes}
            tooLarge={t('logoTooLarge')}
          />
        </FullRow>
        <FullRow>
          <Field name="agencyName" as={TextField} autoComplete="organization" />
        </FullRow>
        <Field
          name="insuranceTypeIds"
          as={CheckboxList}
          options={withStoredChoices(
            lines,
            stored.insuranceTypes.map((type) => ({ value: type.id, label: type.name })),
          )}
        />
        <Field
          name="states"
          as={CheckboxList}
          options={withStoredChoices(
            states,
            stored.states.map((state) => ({ value: state.state_code, label: state.name })),
          )}
          filter
        />
      </FormGrid>
    </FormPage>
  );
}
