import { AddressFields, CompanyFields, type ContactValues, PersonFields } from '@fairlead/pickers/contact';
import { FormGrid } from '@fairlead/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Fields of a new contact. Uses the surrounding form. */
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
