import { FormPage, RecordGate, to, urls, useSaving } from '@fairlead/kit';
import { FormGrid, useLocale } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AddressFields, CompanyFields, PersonFields } from './ContactFields';
import { type ContactBody, type ContactValues, contactSchema, emptyContact, toValues } from './contactForm';
import { type Contact, useContact, useSaveContact } from './contacts.api';

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

/** What a person needs is not what a company needs. */
function useResolver(): Resolver<ContactValues, unknown, ContactBody> {
  const locale = useLocale();
  return useMemo(() => {
    const of = {
      PERSONAL: zodResolver(contactSchema('PERSONAL', locale)),
      COMMERCIAL: zodResolver(contactSchema('COMMERCIAL', locale)),
    };
    return (values, context, options) => of[values.contactType](values, context, options);
  }, [locale]);
}

interface ContactFormProps {
  /** The record as it was when editing began. */
  stored?: Contact;
  /** The record as the server has it now. */
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
      <FormGrid>
        <PersonFields form={form} stored={stored !== undefined} />
        {commercial ? <CompanyFields form={form} /> : null}
        <AddressFields form={form} />
      </FormGrid>
    </FormPage>
  );
}
