import { useRead } from '@fairlead/api-client/swr';
import {
  FormPage,
  OptionalSelect,
  RecordGate,
  statesRead,
  to,
  urls,
  useRecordForm,
  useRouteParams,
} from '@fairlead/kit';
import { FormGrid, FullRow, PhoneField, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Agency, useAgency } from '../agencies.api';
import { contactForm } from './contactForm';
import { useSaveContact } from './ownAgency.api';
import { useBackLink } from './useBackLink';

const { Field } = contactForm;
const links = ['website', 'facebookUrl', 'linkedInUrl', 'googleReviewUrl'] as const;

export default function ContactFormScreen() {
  const { t } = useTranslation(['agencies', 'shell']);
  const backLink = useBackLink();
  const { id } = useRouteParams(urls.agency.editContact);
  const agency = useAgency(id);
  const states = useRead(statesRead);
  const gate = {
    title: t('shell:agency.editContact'),
    ...backLink,
  };
  return (
    <RecordGate {...gate} key={id} state={agency}>
      {(stored) => (
        <RecordGate {...gate} state={states}>
          {(all) => (
            <ContactForm
              stored={stored}
              latest={agency.data ?? stored}
              states={all.map(({ name, state_code }) => ({ value: state_code, label: name }))}
            />
          )}
        </RecordGate>
      )}
    </RecordGate>
  );
}

interface ContactFormProps {
  /** Record as it was when editing started. */
  stored: Agency;
  /** Record as last loaded from the server. */
  latest: Agency;
  states: readonly { value: string; label: string }[];
}

const link = { type: 'url', inputMode: 'url', autoComplete: 'off' } as const;

function ContactForm({ stored, latest, states }: ContactFormProps) {
  const { t } = useTranslation(['agencies', 'shell']);
  const save = useSaveContact(stored);
  const redirectTo = to(urls.agency.view, { id: stored.id });
  const form = useRecordForm(contactForm, { record: stored, latest, save, redirectTo });
  const action = t('shell:agency.editContact');
  return (
    <FormPage title={action} form={form} submitLabel={action} cancelTo={redirectTo} needsChange>
      <FormGrid>
        <Field name="email" as={TextField} type="email" autoComplete="email" />
        <Field name="phoneNumber" as={PhoneField} />
        {links.map((name) => (
          <Field key={name} name={name} as={TextField} {...link} placeholder={t('urlPlaceholder')} />
        ))}
        <FullRow>
          <Field name="street" as={TextField} autoComplete="street-address" />
        </FullRow>
        <Field name="city" as={TextField} autoComplete="address-level2" />
        <Field name="zipCode" as={TextField} autoComplete="postal-code" />
        <Field name="state" as={OptionalSelect} options={states} noneLabel={t('noState')} />
        <Field name="country" as={TextField} autoComplete="country-name" />
      </FormGrid>
    </FormPage>
  );
}
