import { policyLimits } from '@fairlead/rules';
import { DateField, FullRow, MoneyField, Select, TextField } from '@fairlead/ui';
import { RichTextEditor } from '@fairlead/ui/rich-text-editor';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dateErrors } from '../detail/infoForm';
import { usePolicyOptions } from '../useChoices';
import type { PolicyValues } from './policyForm';
import { useErrorText } from './useErrorText';

/** Option value for "Not set". */
const NONE = 'NONE';

interface ChoiceProps {
  name: 'policyStatus' | 'policyType' | 'paymentType' | 'paymentTerm' | 'paymentStatus';
  label: string;
  options: readonly { value: string; label: string }[];
}

function Choice({ name, label, options }: ChoiceProps) {
  const errorText = useErrorText();
  const { control, formState } = useFormContext<PolicyValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onBlur, onChange } }) => (
        <Select
          ref={ref}
          label={label}
          options={options}
          value={value || NONE}
          onBlur={onBlur}
          onValueChange={(next) => onChange(next === NONE ? '' : next)}
          error={errorText(label, formState.errors[name])}
        />
      )}
    />
  );
}

/** Policy terms. Date errors appear at once; a stored policy must have an effective date. */
export function TermFields({ stored }: { stored: boolean }) {
  const { t } = useTranslation(['policies', 'kit']);
  const choices = usePolicyOptions();
  const errorText = useErrorText();
  const { register, control, formState } = useFormContext<PolicyValues>();
  const { errors } = formState;
  const [effectiveDate, expiredDate] = useWatch({ control, name: ['effectiveDate', 'expiredDate'] });
  const { effectiveDate: effectiveDateError, expiredDate: expiredDateError } = dateErrors({
    effectiveDate,
    expiredDate,
  });
  const dateErrorKeys = { effectiveDate: stored ? effectiveDateError : undefined, expiredDate: expiredDateError };
  const dateError = (name: 'effectiveDate' | 'expiredDate', label: string) =>
    errorText(
      label,
      dateErrorKeys[name] === undefined ? errors[name] : { type: 'custom', message: dateErrorKeys[name] },
    );
  const withNone = (options: ChoiceProps['options']) => [{ value: NONE, label: t('notSet') }, ...options];

  return (
    <>
      <TextField
        {...register('policyNumber')}
        label={t('policyNumber')}
        error={errorText(t('policyNumber'), errors.policyNumber)}
        autoComplete="off"
        required
      />
      <Choice name="policyStatus" label={t('kit:status')} options={choices.statuses} />
      <Choice name="policyType" label={t('type')} options={withNone(choices.types)} />
      <DateField
        {...register('effectiveDate')}
        min={undefined}
        max={undefined}
        label={t('effectiveDate')}
        error={dateError('effectiveDate', t('effectiveDate'))}
        required={stored}
      />
      <DateField
        {...register('expiredDate')}
        min={undefined}
        max={undefined}
        label={t('expireDate')}
        error={dateError('expiredDate', t('expireDate'))}
      />
      <MoneyField {...register('premium')} label={t('premium')} error={errorText(t('premium'), errors.premium)} />
      <TextField
        {...register('policyTerm')}
        label={t('term')}
        error={errorText(t('term'), errors.policyTerm)}
        autoComplete="off"
      />
      <Choice name="paymentType" label={t('paymentType')} options={withNone(choices.paymentTypes)} />
      <Choice name="paymentTerm" label={t('paymentTerm')} options={withNone(choices.paymentTerms)} />
      <Choice name="paymentStatus" label={t('paymentStatus')} options={withNone(choices.paymentStatuses)} />
      <FullRow>
        <Controller
          control={control}
          name="otherInformation"
          render={({ field: { ref, value, onBlur, onChange } }) => (
            <RichTextEditor
              ref={ref}
              label={t('other')}
              value={value}
              onBlur={onBlur}
              onValueChange={onChange}
              limit={policyLimits.otherInformation}
              error={errorText(t('other'), errors.otherInformation)}
            />
          )}
        />
      </FullRow>
    </>
  );
}
