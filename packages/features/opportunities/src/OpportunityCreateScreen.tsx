import { FormPage, urls, useFieldText, useSaving } from '@fairlead/kit';
import { ContactPicker, InsuranceTypePicker } from '@fairlead/pickers';
import { contactFields } from '@fairlead/pickers/contact';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { FormGrid, FullRow, Stack, Tabs, TextArea, useLocale } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCreate } from './create.api';
import { type CreateBody, type CreateValues, createSchema, emptyCreate } from './createForm';
import { ProspectFields } from './ProspectFields';
import { useErrorText } from './useErrorText';

/** Form for an opportunity of an existing contact or of a new prospect. */
export default function OpportunityCreateScreen() {
  const { t } = useTranslation('opportunities');
  const [search] = useSearchParams();
  const locale = useLocale();
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const schema = useMemo(() => createSchema(locale), [locale]);
  const form = useForm<CreateValues, unknown, CreateBody>({
    resolver: zodResolver(schema),
    defaultValues: { ...emptyCreate, contactId: search.get('contactId') ?? '' },
  });
  const { register, control, formState } = form;
  // registers the prospect fields first, because the order decides which invalid field gets the focus
  useState(() => contactFields.forEach((name) => void register(name)));
  const { errors } = formState;
  const mode = useWatch({ control, name: 'mode' });
  const create = useCreate(t('failed'));
  const saving = useSaving<CreateValues, CreateBody, { id: string; version: number }>(form, {
    record: undefined,
    latest: undefined,
    valuesOf: () => emptyCreate,
    save: create,
    leadsTo: urls.opportunities.list,
  });
  const changeMode = (next: CreateValues['mode']) => {
    form.clearErrors();
    form.setValue('mode', next, { shouldDirty: true });
  };

  return (
    <FormPage
      title={t('create')}
      formState={formState}
      submitLabel={t('create')}
      cancelTo={urls.opportunities.list}
      {...saving}
    >
      <FormProvider {...form}>
        <Stack gap={20}>
          <Tabs
            label={t('tabs')}
            value={mode}
            onValueChange={changeMode}
            items={[
              {
                value: 'existing',
                label: t('tab.existing'),
                content: (
                  <Controller
                    control={control}
                    name="contactId"
                    render={({ field: { onChange, ...field } }) => (
                      <ContactPicker
                        {...field}
                        label={t('contact')}
                        placeholder={t('contact.search')}
                        onValueChange={(value) => onChange(value)}
                        error={errorText(t('contact'), errors.contactId)}
                        required
                      />
                    )}
                  />
                ),
              },
              { value: 'prospect', label: t('tab.prospect'), content: <ProspectFields /> },
            ]}
          />
          <FormGrid>
            <FullRow>
              <Controller
                control={control}
                name="insuranceTypeIds"
                render={({ field: { onChange, ...field } }) => (
                  <InsuranceTypePicker
                    {...field}
                    label={t('insurance')}
                    hint={t('insurance.hint')}
                    multiple
                    onValueChange={onChange}
                    error={errorText(t('insurance'), errors.insuranceTypeIds)}
                    required
                  />
                )}
              />
            </FullRow>
            <FullRow>
              <TextArea
                {...register('shortNote')}
                label={t('note')}
                counter={SHORT_NOTE_MAX_LENGTH}
                rows={3}
                error={fieldText(t('note'), errors.shortNote)}
              />
            </FullRow>
          </FormGrid>
        </Stack>
      </FormProvider>
    </FormPage>
  );
}
