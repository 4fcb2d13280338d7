import type { Schemas } from '@fairlead/api-client/client';
import { swrDefaults, useRead, useWrite } from '@fairlead/api-client/swr';
import { dayInput, RetryButton, statesRead } from '@fairlead/kit';
import { DAY, localDay } from '@fairlead/rules';
import { DateField, FormGrid, FullRow, PasswordField, Select, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../EmailField';
import { AccountForm } from './AccountForm';
import { joinForm } from './joinForm';
import { quoteRequestPath, referralQuery } from './joinRequest';
import { HaveAccount } from './links';
import { NewPassword } from './NewPassword';
import { useSignInAfter } from './useSignInAfter';

const { Field } = joinForm;
const large = { size: 'large' } as const;

type JoinFormProps = Schemas['Referral'] & { referral: string };

/** The form "Get started" of a new customer. */
export function JoinForm({ referral, agentName, agencyName, insuranceType }: JoinFormProps) {
  const { t } = useTranslation('accountForms');
  const join = useWrite('post', '/api/auth/referral/sign-up');
  const states = useRead(statesRead, { ...swrDefaults, revalidateOnFocus: false });
  const failed = states.error && !states.data;
  const form = joinForm.useForm();
  const query = referralQuery({ referral, insurance: insuranceType?.tag ?? null });
  const submit = useSignInAfter(
    form,
    (body) => join({ params: { query }, body }),
    ({ email }) => email,
  );
  const stateError = form.formState.errors.state || !failed ? undefined : t('statesFailed');
  return (
    <AccountForm
      title={t('join.heading')}
      heading={t('join.heading')}
      intro={
        insuranceType
          ? t('join.introQuote', { agent: agentName, agency: agencyName, insurance: insuranceType.name })
          : t('join.intro', { agent: agentName, agency: agencyName })
      }
      form={form}
      onSubmit={submit}
      submitLabel={t('join.submit')}
      needsChange
      footer={<HaveAccount to={insuranceType ? quoteRequestPath(insuranceType) : undefined} />}
    >
      <FormGrid>
        <Field name="firstName" as={TextField} {...large} autoComplete="given-name" autoFocus />
        <Field name="lastName" as={TextField} {...large} autoComplete="family-name" />
        <FullRow>
          <Field name="email" as={EmailField} />
        </FullRow>
        <Field name="phone" as={TextField} {...large} type="tel" inputMode="tel" autoComplete="tel" numeric />
        <Field name="dateOfBirth" as={DateField} {...large} max={yesterday()} autoComplete="bday" />
        <FullRow>
          <Field name="street" as={TextField} {...large} autoComplete="street-address" />
        </FullRow>
        <FullRow>
          <Field name="city" as={TextField} {...large} autoComplete="address-level2" />
        </FullRow>
        <Field
          name="state"
          as={Select}
          {...large}
          placeholder={t('statePlaceholder')}
          error={stateError}
          options={(states.data ?? []).map(({ name, state_code: code }) => ({
            value: code,
            label: `${code} - ${name}`,
          }))}
        />
        <Field name="zipCode" as={TextField} {...large} autoComplete="postal-code" />
        {failed ? (
          <FullRow>
            <RetryButton onRetry={() => states.mutate()} />
          </FullRow>
        ) : null}
      </FormGrid>
      <Field name="password" as={NewPassword} {...large} />
      <Field name="confirmPassword" as={PasswordField} {...large} autoComplete="new-password" />
    </AccountForm>
  );
}

/** Latest possible date of birth. */
const yesterday = () => dayInput(localDay(new Date()) - DAY);
