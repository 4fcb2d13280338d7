import { policyLimits } from '@fairlead/rules';
import { DateField, FullRow, MoneyField, Select, TextField } from '@fairlead/ui';
import { RichTextEditor } from '@fairlead/ui/rich-text-editor';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { daysMissing } from '../detail/infoForm';
import { useChoices } from '../useChoices';
import type { PolicyValues } from './policyForm';
import { useFaultText } from './useFaultText';

/** Stands for what is not chosen. */
const NONE = 'NONE';

interface ChoiceProps {
  name: 'policyStatus' | 'policyType' | 'paymentType' | 'paymentTerm' | 'paymentStatus';
  label: string;
  options: readonly { value: string; label: string }[];
}

function Choice({ name, label, options }: ChoiceProps) {
  const faultText = useFaultText();
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
          error={faultText(label, formState.errors[name])}
        />
      )}
    />
  );
}

/** What is agreed. What is wrong with the days is said at once; a stored policy has a first one. */
export function TermFields({ stored }: { stored: boolean }) {
  const { t } = useTranslation(['policies', 'kit']);
  const choices = useChoices();
  const faultText = useFaultText();
  const { register, control, formState } = useFormContext<PolicyValues>();
  const { errors } = formState;
  const [effectiveDate, expiredDate] = useWatch({ control, name: ['effectiveDate', 'expiredDate'] });
  const { effectiveDate: first, expiredDate: last } = daysMissing({ effectiveDate, expiredDate });
  const missing = { effectiveDate: stored ? first : undefined, expiredDate: last };
  const fault = (name: 'effectiveDate' | 'expiredDate', label: string) =>
    faultText(label, missing[name] === undefined ? errors[name] : { type: 'custom', message: missing[name] });
  const orNone = (options: ChoiceProps['options']) => [{ value: NONE, label: t('notSet') }, ...options];

  return (
    <>
      <TextField
        {...register('policyNumber')}
        label={t('policyNumber')}
        error={faultText(t('policyNumber'), errors.policyNumber)}
        autoComplete="off"
        required
      />
      <Choice name="policyStatus" label={t('kit:status')} options={choices.statuses} />
      <Choice name="policyType" label={t('type')} options={orNone(choices.types)} />
      <DateField
        {...register('effectiveDate')}
        min={undefined}
        max={undefined}
        label={t('effectiveDate')}
        error={fault('effectiveDate', t('effectiveDate'))}
        required={stored}
      />
      <DateField
        {...register('expiredDate')}
        min={undefined}
        max={undefined}
        label={t('expireDate')}
        error={fault('expiredDate', t('expireDate'))}
      />
      <MoneyField {...register('premium')} label={t('premium')} error={faultText(t('premium'), errors.premium)} />
      <TextField
        {...register('policyTerm')}
        label={t('term')}
        error={faultText(t('term'), errors.policyTerm)}
        autoComplete="off"
      />
      <Choice name="paymentType" label={t('paymentType')} options={orNone(choices.paymentTypes)} />
      <Choice name="paymentTerm" label={t('paymentTerm')} options={orNone(choices.paymentTerms)} />
      <Choice name="paymentStatus" label={t('paymentStatus')} options={orNone(choices.paymentStatuses)} />
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
              error={faultText(t('other'), errors.otherInformation)}
            />
          )}
        />
      </FullRow>
    </>
  );
}
