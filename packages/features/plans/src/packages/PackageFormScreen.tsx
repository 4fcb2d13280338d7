import { FormPage, RecordGate, urls, useFieldText, useSaving } from '@fairlead/kit';
import { packageLimits, subscriptionDurations } from '@fairlead/rules';
import { FormGrid, FullRow, MoneyField, Select, TextArea, TextField, useLocale } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { emptyPackage, type PackageBody, type PackageValues, packageSchema, toValues } from './packageForm';
import { type SubscriptionPackage, usePackage, useSavePackage } from './packages.api';

export default function PackageFormScreen() {
  const { t } = useTranslation('plans');
  const { id = null } = useParams();
  const state = usePackage(id);
  if (id === null) return <PackageForm />;
  return (
    <RecordGate key={id} title={t('package.update')} state={state} backTo={urls.packages.list}>
      {(stored) => <PackageForm stored={stored} latest={state.data ?? stored} />}
    </RecordGate>
  );
}

interface PackageFormProps {
  /** Record when editing began. */
  stored?: SubscriptionPackage;
  /** Latest version from the server. */
  latest?: SubscriptionPackage;
}

function PackageForm({ stored, latest }: PackageFormProps) {
  const { t } = useTranslation('plans');
  const fieldText = useFieldText();
  const locale = useLocale();
  const schema = useMemo(() => packageSchema(locale), [locale]);
  const form = useForm<PackageValues, unknown, PackageBody>({
    resolver: zodResolver(schema),
    defaultValues: stored ? toValues(stored, locale) : emptyPackage,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const save = useSavePackage();
  const saving = useSaving(form, {
    record: stored,
    latest,
    valuesOf: (record) => toValues(record, locale),
    save,
    leadsTo: urls.packages.list,
  });
  const action = stored ? t('package.update') : t('package.create');

  return (
    <FormPage title={action} formState={formState} submitLabel={action} cancelTo={urls.packages.list} {...saving}>
      <FormGrid>
        <FullRow>
          <TextField
            {...register('packageName')}
            label={t('packageName')}
            error={fieldText(t('packageName'), errors.packageName)}
            required
            autoComplete="off"
            autoFocus={!stored}
          />
        </FullRow>
        <MoneyField
          {...register('price')}
          label={t('price')}
          hint={stored ? t('priceHint') : undefined}
          error={fieldText(t('price'), errors.price)}
          required
        />
        <Controller
          control={control}
          name="subscriptionDuration"
          render={({ field }) => (
            <Select
              label={t('duration')}
              placeholder={t('durationPlaceholder')}
              error={fieldText(t('duration'), errors.subscriptionDuration)}
              options={subscriptionDurations.map((value) => ({ value, label: t(`subscriptionDuration.${value}`) }))}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              required
            />
          )}
        />
        <FullRow>
          <TextArea
            {...register('packageDetails')}
            label={t('packageDetails')}
            hint={t('detailsHint')}
            error={fieldText(t('packageDetails'), errors.packageDetails)}
            counter={packageLimits.detailsMaxLength}
            rows={5}
          />
        </FullRow>
      </FormGrid>
    </FormPage>
  );
}
