import { FormFromQuery, FormPage, RecordGate, to, urls, useRecordForm } from '@fairlead/kit';
import { AgentPicker } from '@fairlead/pickers';
import { AddressFields, CompanyFields, PersonFields, useSaveContact } from '@fairlead/pickers/contact';
import { mayGiveContact } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { FormGrid, FullRow, Heading } from '@fairlead/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { contactForm } from './contactForm';
import { type Contact, useContact } from './contacts.api';

export default function ContactFormScreen() {
  const { t } = useTranslation(['contacts', 'shell']);
  const { id = null } = useParams();
  const state = useContact(id);
  if (id === null)
    return <FormFromQuery params={['name']}>{({ name }) => <ContactForm initial={partsOfName(name)} />}</FormFromQuery>;
  return (
    <RecordGate key={id} title={t('shell:contacts.edit')} state={state} backTo={urls.contacts.list}>
      {(stored) =>
        stored.erasedAt === null ? (
          <ContactForm stored={stored} latest={state.data} />
        ) : (
          // The page of the contact says why nothing can be changed.
          <Navigate to={to(urls.contacts.view, { id })} replace />
        )
      }
    </RecordGate>
  );
}

/** First and last name of a search text, to create a contact that the search has not found. */
function partsOfName(name: string) {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

interface ContactFormProps {
  /** Values of a new contact. */
  initial?: ReturnType<typeof partsOfName>;
  /** Record when editing began. */
  stored?: Contact;
  /** Latest version from the server. */
  latest?: Contact | undefined;
}

function ContactForm({ initial, stored, latest }: ContactFormProps) {
  const { t } = useTranslation(['contacts', 'shell']);
  const save = useSaveContact(stored);
  const redirectTo = stored ? to(urls.contacts.view, { id: stored.id }) : urls.contacts.list;
  const form = useRecordForm(contactForm, {
    record: stored,
    latest,
    ...(initial && { initial }),
    save,
    redirectTo,
    openOf: ({ id }: Contact) => (stored ? undefined : to(urls.contacts.view, { id })),
  });
  const commercial = useWatch({ control: form.methods.control, name: 'contactType' }) === 'COMMERCIAL';
  const action = stored ? t('shell:contacts.edit') : t('shell:contacts.create');
  return (
    <FormPage title={action} form={form} submitLabel={action} cancelTo={redirectTo} needsChange={stored !== undefined}>
      <FormGrid>
        <PersonFields t={t} stored={stored !== undefined} autoFocus={!stored} />
        {commercial ? <CompanyFields t={t} /> : null}
        <AddressFields t={t} />
        {stored ? <AgentField stored={stored} /> : null}
      </FormGrid>
    </FormPage>
  );
}

/** Agent of the contact. Shown only to users who may change it. */
function AgentField({ stored }: { stored: Contact }) {
  const { t } = useTranslation('contacts');
  const { viewer, me } = useAuth();
  if (!viewer || !me || !mayGiveContact(viewer, me.user.id, stored)) return null;
  return (
    <>
      <FullRow>
        <Heading level={2} size="card">
          {t('section.agency')}
        </Heading>
      </FullRow>
      <contactForm.Field name="agentId" as={AgentPicker} stored={stored.agent} />
    </>
  );
}
