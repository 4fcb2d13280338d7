import { formatDay } from '@fairlead/kit';
import { claimLimits, claimTypes, localDay } from '@fairlead/rules';
import { DateField, FormGrid, FullRow, MoneyField, Select, TextArea, TextField, TimeField } from '@fairlead/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LossValues } from './claimFields';
import { useErrorText } from './useErrorText';

/** Fields about the loss, used when filing and when editing a claim. */
export function LossFields() {
  const { t } = useTranslation('claims');
  const errorText = useErrorText();
  const { register, control, formState } = useFormContext<LossValues>();
  const { errors } = formState;
  return (
    <FormGrid>
      <Controller
        control={control}
        name="claimType"
        render={({ field: { ref, value, onBlur, onChange } }) => (
          <Select
            ref={ref}
            label={t('type')}
            options={claimTypes.map((type) => ({ value: type, label: t(`claimType.${type}`) }))}
            value={claimTypes.find((type) => type === value) ?? ''}
            onValueChange={onChange}
            onBlur={onBlur}
            error={errorText(t('type'), errors.claimType)}
            required
          />
        )}
      />
      <MoneyField
        {...register('estimatedAmount')}
        label={t('estimatedAmount')}
        hint={t('estimatedAmountHint')}
        error={errorText(t('estimatedAmount'), errors.estimatedAmount)}
      />
      <DateField
        {...register('lossDate')}
        min={undefined}
        max={formatDay(localDay(new Date()))}
        label={t('lossDate')}
        error={errorText(t('lossDate'), errors.lossDate)}
        required
      />
      <Controller
        control={control}
        name="lossTime"
        render={({ field: { ref, value, onBlur, onChange } }) => (
          <TimeField
            ref={ref}
            label={t('lossTime')}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={errorText(t('lossTime'), errors.lossTime)}
          />
        )}
      />
      <TextField
        {...register('location')}
        label={t('location')}
        hint={t('locationHint')}
        error={errorText(t('location'), errors.location)}
      />
      <TextField
        {...register('policeReportNumber')}
        label={t('policeReportNumber')}
        error={errorText(t('policeReportNumber'), errors.policeReportNumber)}
      />
      <FullRow>
        <TextArea
          {...register('description')}
          label={t('description')}
          hint={t('descriptionHint')}
          counter={claimLimits.description}
          rows={6}
          error={errorText(t('description'), errors.description)}
          required
        />
      </FullRow>
    </FormGrid>
  );
}
