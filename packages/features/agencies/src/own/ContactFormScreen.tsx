import { FormPage, RecordGate, to, urls, useFieldText, useSaving } from '@fairlead/kit';
import { FormGrid, FullRow, PhoneField, Select, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Agency, useAgency } from '../agencies.api';
import { type ContactBody, type ContactValues, contactSchema, toValues } from './contactForm';
import { useSaveContact, useStateChoices } from './ownAgency.api';
import { useBackLink } from './useBackLink';

/** Value of the option "none". Radix does not allow an empty value. */
const NONE = '-';

export default function ContactFormScreen() {
  const { t } = useTranslation(['agencies', 'shell']);
  const backLink = useBackLink();
  const { id = '' } = useParams();
  const agency = useAgency(id);
  const states = useStateChoices();
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

function ContactForm({ stored, latest, states }: ContactFormProps) {
  const { t } = useTranslation(['agencies', 'shell']);
  const fieldText = useFieldText();
  const form = useForm<ContactValues, unknown, ContactBody>({
    resolver: zodResolver(contactSchema),
    defaultValues: toValues(stored),
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const save = useSaveContact(stored);
  const redirectTo = to(urls.agency.view, { id: stored.id });
  const saving = useSaving(form, { record: stored, latest, valuesOf: toValues, save, leadsTo: redirectTo });
  const action = t('shell:agency.editContact');
  const text = (name: Exclude<keyof ContactValues, 'phoneNumber' | 'state'>) => ({
    ...register(name),
    label: t(name),
    error: fieldText(t(name), errors[name]),
  });
  const link = { type: 'url', inputMode: 'url', autoComplete: 'off', placeholder: t('urlPlaceholder') } as const;

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
        <TextField {...text('email')} type="email" autoComplete="email" required />
        <Controller
          control={control}
          name="phoneNumber"
          render={({ field }) => (
            <PhoneField
              {...field}
              onChange={undefined}
              onValueChange={field.onChange}
              label={t('phoneNumber')}
              error={fieldText(t('phoneNumber'), errors.phoneNumber)}
            />
          )}
        />
        <TextField {...text('website')} {...link} />
        <TextField {...text('facebookUrl')} {...link} />
        <TextField {...text('linkedInUrl')} {...link} />
        <TextField {...text('googleReviewUrl')} {...link} />
        <FullRow>
          <TextField {...text('street')} autoComplete="street-address" />
        </FullRow>
        <TextField {...text('city')} autoComplete="address-level2" />
        <TextField {...text('zipCode')} autoComplete="postal-code" />
        <Controller
          control={control}
          name="state"
          render={({ field }) => (
            <Select
              ref={field.ref}
              label={t('state')}
              error={fieldText(t('state'), errors.state)}
              options={[{ value: NONE, label: t('noState') }, ...states]}
              value={field.value || NONE}
              onValueChange={(code) => field.onChange(code === NONE ? '' : code)}
            />
          )}
        />
        <TextField {...text('country')} autoComplete="country-name" />
      </FormGrid>
    </FormPage>
  );
}
