import { contactTypes } from '@fairlead/rules';
import {
  DateField,
  FormGrid,
  FullRow,
  MoneyField,
  NumberField,
  PhoneField,
  RadioGroup,
  TextArea,
  TextField,
} from '@fairlead/ui';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CreateBody, CreateValues } from './createForm';
import { useNeedText } from './useNeedText';

interface ProspectFieldsProps {
  form: UseFormReturn<CreateValues, unknown, CreateBody>;
}

/** Somebody whom the agency does not know yet; a company has more to tell. */
export function ProspectFields({ form }: ProspectFieldsProps) {
  const { t } = useTranslation('opportunities');
  const needText = useNeedText();
  const { control, register, formState } = form;
  const { errors } = formState;
  const contactType = useWatch({ control, name: 'contactType' });
  const field = (name: Exclude<keyof CreateValues, 'mode' | 'contactType' | 'insuranceTypeIds'>, label: string) => ({
    ...register(name),
    label,
    error: needText(label, errors[name]),
  });
  return (
    <FormGrid>
      <FullRow>
        <Controller
          control={control}
          name="contactType"
          render={({ field: { onChange, ...rest } }) => (
            <RadioGroup
              {...rest}
              label={t('contactType')}
              options={contactTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
              onValueChange={onChange}
              required
            />
          )}
        />
      </FullRow>
      <TextField {...field('firstName', t('firstName'))} required autoComplete="off" />
      <TextField {...field('lastName', t('lastName'))} required autoComplete="off" />
      <TextField {...field('email', t('email'))} type="email" required autoComplete="off" />
      <PhoneField {...field('phone', t('phone'))} autoComplete="off" />
      <PhoneField {...field('homePhone', t('homePhone'))} autoComplete="off" />
      <DateField {...field('dateOfBirth', t('dateOfBirth'))} min={undefined} max={undefined} />
      {contactType === 'COMMERCIAL' ? (
        <>
          <FullRow>
            <TextField {...field('companyName', t('company'))} required autoComplete="off" />
          </FullRow>
          <FullRow>
            <TextArea {...field('businessDescription', t('businessDescription'))} rows={2} counter={255} />
          </FullRow>
          <NumberField {...field('year', t('year'))} />
          <NumberField {...field('noOfEmployees', t('noOfEmployees'))} />
          <MoneyField {...field('payroll', t('payroll'))} />
          <MoneyField {...field('revenue', t('revenue'))} />
        </>
      ) : null}
    </FormGrid>
  );
}
