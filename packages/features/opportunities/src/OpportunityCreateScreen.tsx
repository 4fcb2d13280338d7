import { FormFromQuery, FormPage, urls, useRecordForm } from '@fairlead/kit';
import { ContactPicker, InsuranceTypePicker } from '@fairlead/pickers';
import { contactFields } from '@fairlead/pickers/contact';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { FormGrid, FullRow, Tabs, TextArea } from '@fairlead/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Created, useCreateOpportunities } from './create.api';
import { type CreateValues, createForm } from './createForm';
import { ProspectFields } from './ProspectFields';

const { Field } = createForm;

/**
 * Form for an opportunity of an existing contact or of a new prospect. With `next=quote` in the address, the form for a quote of
 * the new opportunity follows.
 */
export default function OpportunityCreateScreen() {
  return (
    <FormFromQuery params={['contactId', 'next']}>
      {({ contactId, next }) => <OpportunityForm contactId={contactId} quotesNext={next === 'quote'} />}
    </FormFromQuery>
  );
}

/** Address of the form for a quote. After several opportunities, it has the contact, so that the user can choose one. */
const quoteFormOf = ([first, second]: Created) =>
  first && `${urls.quotes.create}?${second ? `contactId=${first.contact.id}` : `opportunityId=${first.id}`}`;

function OpportunityForm({ contactId, quotesNext }: { contactId: string; quotesNext: boolean }) {
  const { t } = useTranslation('opportunities');
  const form = useRecordForm(createForm, {
    initial: { contactId },
    save: useCreateOpportunities(t('failed')),
    redirectTo: (created: Created) => (quotesNext && quoteFormOf(created)) || urls.opportunities.list,
    replacesForm: quotesNext,
    openOf: ([first]) => first && `${urls.opportunities.list}?open=${first.id}`,
  });
  const { control, register, clearErrors, setValue } = form.methods;
  // registers the prospect fields first, because the order decides which invalid field gets the focus
  useState(() => contactFields.forEach((name) => void register(name)));
  const mode = useWatch({ control, name: 'mode' });
  const changeMode = (next: CreateValues['mode']) => {
    clearErrors();
    setValue('mode', next, { shouldDirty: true });
  };

  return (
    <FormPage title={t('create')} form={form} submitLabel={t('create')} cancelTo={urls.opportunities.list}>
      <Tabs
        label={t('tabs')}
        value={mode}
        onValueChange={changeMode}
        items={[
          {
            value: 'existing',
            label: t('tab.existing'),
            content: <Field name="contactId" as={ContactPicker} placeholder={t('contact.search')} />,
          },
          { value: 'prospect', label: t('tab.prospect'), content: <ProspectFields /> },
        ]}
      />
      <FormGrid>
        <FullRow>
          <Field name="insuranceTypeIds" as={InsuranceTypePicker} multiple />
        </FullRow>
        <FullRow>
          <Field name="shortNote" as={TextArea} counter={SHORT_NOTE_MAX_LENGTH} rows={3} />
        </FullRow>
      </FormGrid>
    </FormPage>
  );
}
