import type { Schemas } from '@fairlead/api-client/client';
import { swrDefaults, useRead, useWrite } from '@fairlead/api-client/swr';
import { formatDay, urls } from '@fairlead/kit';
import { DAY, localDay } from '@fairlead/rules';
import { Button, DateField, FormGrid, FullRow, Select, TextField, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AccountForm } from './AccountForm';
import { useFormErrorText } from './formText';
import { emptyJoin, type JoinBody, type JoinValues, joinSchema } from './joinForm';
import { quoteRequestPath, referralQuery } from './joinRequest';
import { HaveAccount } from './links';
import { PasswordFields } from './PasswordFields';
import { withMismatchError } from './passwordSchema';
import { reportFailure } from './reportFailure';

type JoinFormProps = Schemas['Referral'] & { referral: string };

/** The form "Get started" of a new customer. */
export function JoinForm({ referral, agentName, agencyName, insuranceType }: JoinFormProps) {
  const { t } = useTranslation('accountForms');
  const text = useFormErrorText();
  const navigate = useNavigate();
  const join = useWrite('post', '/api/auth/referral/sign-up');
  const states = useRead(['/api/states/all', undefined], { ...swrDefaults, revalidateOnFocus: false });
  const resolver = useMemo(() => withMismatchError(zodResolver(joinSchema()), 'password'), []);
  const form = useForm<JoinValues, unknown, JoinBody>({ resolver, defaultValues: emptyJoin });
  const { register, control, formState } = form;
  const { errors, isDirty } = formState;
  const submit = form.handleSubmit(async (body) => {
    const query = referralQuery({ referral, insurance: insuranceType?.tag ?? null });
    const result = await join({ params: { query }, body });
    if (!result.ok) return reportFailure(form, result.failure);
    toast.success(result.message);
    await navigate(urls.account.signIn);
  });
  const field = (name: Exclude<keyof JoinValues, 'state' | 'password' | 'confirmPassword'>) => {
    const { onChange, onBlur, ref } = register(name);
    const label = t(name);
    return {
      name,
      onChange,
      onBlur,
      ref,
      label,
      error: text(label, errors[name]),
      size: 'large',
      required: true,
    } as const;
  };
  return (
    <AccountForm
      title={t('join.heading')}
      heading={t('join.heading')}
      intro={
        insuranceType
          ? t('join.introQuote', { agent: agentName, agency: agencyName, insurance: insuranceType.name })
          : t('join.intro', { agent: agentName, agency: agencyName })
      }
      formState={formState}
      onSubmit={submit}
      submitLabel={t('join.submit')}
      unchanged={!isDirty}
      footer={<HaveAccount to={insuranceType ? quoteRequestPath(insuranceType) : undefined} />}
    >
      <FormGrid>
        <TextField {...field('firstName')} autoComplete="given-name" autoFocus />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <FullRow>
          <TextField
            {...field('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FullRow>
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" numeric />
        <DateField {...field('dateOfBirth')} max={yesterday()} autoComplete="bday" />
        <FullRow>
          <TextField {...field('street')} autoComplete="street-address" />
        </FullRow>
        <FullRow>
          <TextField {...field('city')} autoComplete="address-level2" />
        </FullRow>
        <Controller
          control={control}
          name="state"
          render={({ field: { value, onChange, ref } }) => (
            <Select
              label={t('state')}
              placeholder={t('statePlaceholder')}
              error={text(t('state'), errors.state) ?? (states.error ? t('statesFailed') : undefined)}
              options={(states.data ?? []).map(({ name, state_code: code }) => ({
                value: code,
                label: `${code} - ${name}`,
              }))}
              value={value}
              onValueChange={onChange}
              ref={ref}
              size="large"
              required
            />
          )}
        />
        <TextField {...field('zipCode')} autoComplete="postal-code" />
        {states.error ? (
          <FullRow>
            <Button onClick={() => void states.mutate()}>{t('retry')}</Button>
          </FullRow>
        ) : null}
      </FormGrid>
      <PasswordFields {...{ control, register }} name="password" confirmName="confirmPassword" label={t('password')} />
    </AccountForm>
  );
}

/** Latest possible date of birth. */
const yesterday = () => formatDay(localDay(new Date()) - DAY, 'MM/DD/YYYY');
