import { AddressFields, CompanyFields, type ContactValues, PersonFields } from '@fairlead/pickers/contact';
import { FormGrid } from '@fairlead/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Somebody whom the agency does not know yet: the fields of a contact, of the form around them. */
export function ProspectFields() {
  const { t } = useTranslation('opportunities');
  const contactType = useWatch<ContactValues, 'contactType'>({ name: 'contactType' });
  return (
    <FormGrid>
      <PersonFields t={t} />
      {contactType === 'COMMERCIAL' ? <CompanyFields t={t} /> : null}
      <AddressFields t={t} />
    </FormGrid>
  );
}
