import { useRead } from '@fairlead/api-client/swr';
import { dayInput, RetryButton, statesRead, useFieldText } from '@fairlead/kit';
import { contactTypes, DAY, entityLegalTypes, localDay } from '@fairlead/rules';
import {
  DateField,
  FullRow,
  Heading,
  MoneyField,
  NumberField,
  PhoneField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from '@fairlead/ui';
import { Controller, useFormContext } from 'react-hook-form';
import type { ContactMessages } from '../contactMessages';
import { type ContactValues, type ErrorKey, errorKeys } from './contactForm';

interface FieldsProps {
  /** Translation function of the area, whose messages include `contactMessages`. */
  t: (key: keyof ContactMessages) => string;
}

/** Value of the option "none". Radix does not allow an empty value. */
const NONE = '-';
const isErrorKey = (text: string | undefined): text is ErrorKey =>
  (errorKeys as readonly (string | undefined)[]).includes(text);

/** Label and error of a field. */
function useFields({ t }: FieldsProps) {
  const { register, formState } = useFormContext<ContactValues>();
  const fieldText = useFieldText();
  return (name: Exclude<keyof ContactValues, 'agentId'>) => {
    const error = formState.errors[name];
    const label = t(name);
    return {
      ...register(name),
      label,
      error: isErrorKey(error?.message) ? t(error.message) : fieldText(label, error),
    };
  };
}

interface PersonFieldsProps extends FieldsProps {
  /** The contact exists, so the email is read-only. */
  stored?: boolean;
  /** Focuses the first field. */
  autoFocus?: boolean;
}

/** Fields for the personal details. */
export function PersonFields({ t, stored = false, autoFocus = false }: PersonFieldsProps) {
  const { control } = useFormContext<ContactValues>();
  const field = useFields({ t });
  const phone = (name: 'phone' | 'homePhone') => {
    const { label, error } = field(name);
    return (
      <Controller
        control={control}
        name={name}
        render={({ field: { onChange, ...rest } }) => (
          <PhoneField {...rest} onValueChange={onChange} label={label} error={error} />
        )}
      />
    );
  };
  return (
    <>
      <FullRow>
        <RadioGroup
          {...field('contactType')}
          options={contactTypes.map((value) => ({ value, label: t(`contactType.${value}`) }))}
          required
        />
      </FullRow>
      <TextField {...field('firstName')} autoComplete="off" required autoFocus={autoFocus} />
      <TextField {...field('lastName')} autoComplete="off" required />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={stored ? t('emailFixed') : undefined}
        readOnly={stored}
        required
      />
      {phone('phone')}
      {phone('homePhone')}
      <DateField {...field('dateOfBirth')} min={undefined} max={yesterday()} autoComplete="off" />
    </>
  );
}

/** Latest possible date of birth, in the user's time zone. */
const yesterday = () => dayInput(localDay(new Date()) - DAY);

/** Fields that only a commercial contact has. */
export function CompanyFields({ t }: FieldsProps) {
  const { control } = useFormContext<ContactValues>();
  const field = useFields({ t });
  const { label, error } = field('entityLegalType');
  return (
    <>
      <FullRow>
        <Heading level={2} size="card">
          {t('section.company')}
        </Heading>
      </FullRow>
      <TextField {...field('companyName')} autoComplete="off" required />
      <TextField {...field('website')} inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <FullRow>
        <TextArea {...field('businessDescription')} rows={3} />
      </FullRow>
      <Controller
        control={control}
        name="entityLegalType"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Select
            ref={ref}
            label={label}
            error={error}
            options={[
              { value: NONE, label: t('noChoice') },
              ...entityLegalTypes.map((each) => ({ value: each, label: t(`entityLegalType.${each}`) })),
            ]}
            value={value || NONE}
            onValueChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
            onBlur={onBlur}
          />
        )}
      />
      <TextField {...field('year')} inputMode="numeric" autoComplete="off" numeric />
      <TextField {...field('fein')} autoComplete="off" numeric />
      <TextField {...field('nsaicCode')} autoComplete="off" numeric />
      <NumberField {...field('noOfEmployees')} />
      <MoneyField {...field('payroll')} />
      <MoneyField {...field('revenue')} />
    </>
  );
}

/** Fields for the postal address. */
export function AddressFields({ t }: FieldsProps) {
  const { control } = useFormContext<ContactValues>();
  const field = useFields({ t });
  const states = useRead(statesRead);
  const failed = states.error && !states.data;
  const { label, error } = field('state');
  return (
    <>
      <FullRow>
        <Heading level={2} size="card">
          {t('address')}
        </Heading>
      </FullRow>
      <FullRow>
        <TextField {...field('street')} autoComplete="off" />
      </FullRow>
      <TextField {...field('city')} autoComplete="off" />
      <TextField {...field('zipCode')} autoComplete="off" numeric />
      <Controller
        control={control}
        name="state"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Select
            ref={ref}
            label={label}
            error={error ?? (failed ? t('statesFailed') : undefined)}
            options={[
              { value: NONE, label: t('noChoice') },
              ...(states.data ?? []).map(({ name, state_code: code }) => ({ value: code, label: name })),
            ]}
            value={value || NONE}
            onValueChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
            onBlur={onBlur}
          />
        )}
      />
      {failed ? (
        <FullRow>
          <RetryButton onRetry={() => states.mutate()} />
        </FullRow>
      ) : null}
    </>
  );
}
