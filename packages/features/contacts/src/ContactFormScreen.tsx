import { FormPage, RecordGate, to, urls, useFieldText, useSaving } from '@fairlead/kit';
import { AgentPicker } from '@fairlead/pickers';
import {
  AddressFields,
  CompanyFields,
  type ContactBody,
  type ContactValues,
  contactSchema,
  emptyContact,
  PersonFields,
  toValues,
  useSaveContact,
} from '@fairlead/pickers/contact';
import { mayGiveContact } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { FormGrid, FullRow, Heading, useLocale } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { Controller, FormProvider, type Resolver, useForm, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Contact, useContact } from './contacts.api';

export default function ContactFormScreen() {
  const { t } = useTranslation(['contacts', 'shell']);
  const { id = null } = useParams();
  const state = useContact(id);
  if (id === null) return <ContactForm />;
  return (
    <RecordGate key={id} title={t('shell:contacts.edit')} state={state} backTo={urls.contacts.list}>
      {(stored) => <ContactForm stored={stored} latest={state.data ?? stored} />}
    </RecordGate>
  );
}

/** Personal and commercial contacts have different required fields. */
function useResolver(): Resolver<ContactValues, unknown, ContactBody> {
  const locale = useLocale();
  return useMemo(() => {
    const resolvers = {
      PERSONAL: zodResolver(contactSchema('PERSONAL', locale)),
      COMMERCIAL: zodResolver(contactSchema('COMMERCIAL', locale)),
    };
    return (values, context, options) => resolvers[values.contactType](values, context, options);
  }, [locale]);
}

interface ContactFormProps {
  /** Record when editing began. */
  stored?: Contact;
  /** Latest version from the server. */
  latest?: Contact;
}

function ContactForm({ stored, latest }: ContactFormProps) {
  const { t } = useTranslation(['contacts', 'shell']);
  const locale = useLocale();
  const resolver = useResolver();
  const valuesOf = (contact: Contact) => toValues(contact, locale);
  const form = useForm<ContactValues, unknown, ContactBody>({
    resolver,
    defaultValues: stored ? valuesOf(stored) : emptyContact,
  });
  const { control, formState } = form;
  const commercial = useWatch({ control, name: 'contactType' }) === 'COMMERCIAL';
  const save = useSaveContact(stored);
  const leadsTo = stored ? to(urls.contacts.view, { id: stored.id }) : urls.contacts.list;
  const saving = useSaving(form, { record: stored, latest, valuesOf, save, leadsTo });
  const action = stored ? t('shell:contacts.edit') : t('shell:contacts.create');
  return (
    <FormPage
      title={action}
      formState={formState}
      submitLabel={action}
      cancelTo={leadsTo}
      unchanged={stored !== undefined && !formState.isDirty}
      {...saving}
    >
      <FormProvider {...form}>
        <FormGrid>
          <PersonFields t={t} stored={stored !== undefined} autoFocus={!stored} />
          {commercial ? <CompanyFields t={t} /> : null}
          <AddressFields t={t} />
          {stored ? <AgentField stored={stored} /> : null}
        </FormGrid>
      </FormProvider>
    </FormPage>
  );
}

/** Agent of the contact. Shown only to users who may change it. */
function AgentField({ stored }: { stored: Contact }) {
  const { t } = useTranslation('contacts');
  const { control } = useFormContext<ContactValues>();
  const fieldText = useFieldText();
  const { viewer, me } = useAuth();
  if (!viewer || !me || !mayGiveContact(viewer, me.user.id, stored)) return null;
  return (
    <>
      <FullRow>
        <Heading level={2} size="card">
          {t('section.agency')}
        </Heading>
      </FullRow>
      <Controller
        control={control}
        name="agentId"
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <AgentPicker
            {...field}
            label={t('agent')}
            hint={t('agentHint')}
            stored={stored.agent}
            error={fieldText(t('agent'), error)}
            onValueChange={onChange}
            required
          />
        )}
      />
    </>
  );
}
