import { useRead } from '@fairlead/api-client/swr';
import { DateField, FullRow, Heading, Stack, Text, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { statesRead } from '../choiceReads';
import { defineFields } from '../form/defineFields';
import { OptionalSelect } from '../form/OptionalSelect';
import { RetryButton } from '../RetryButton';
import type { LicenseValues } from './licenseForm';

const { Field } = defineFields<LicenseValues>()({
  messages: 'kit',
  fields: {
    licenseNumber: 'license.number',
    licenseState: 'license.state',
    licenseExpirationDate: 'license.expirationDate',
  },
});

interface LicenseFieldsProps {
  /** Renders a button to load the states again. Defaults to true. Set false if the form has its own button. */
  retry?: boolean;
}

/** License of an agent as a form section. Requires a `FormProvider` and a `FormGrid`. */
export function LicenseFields({ retry = true }: LicenseFieldsProps) {
  const { t } = useTranslation('kit');
  const states = useRead(statesRead);
  const failed = states.error && !states.data;
  return (
    <>
      <FullRow>
        <Stack gap={4}>
          <Heading level={2} size="card">
            {t('license.title')}
          </Heading>
          <Text tone="muted">{t('license.intro')}</Text>
        </Stack>
      </FullRow>
      <Field name="licenseNumber" as={TextField} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      <Field
        name="licenseState"
        as={OptionalSelect}
        {...(failed && { error: t('license.statesFailed') })}
        noneLabel={t('license.noState')}
        options={(states.data ?? []).map(({ name, state_code: code }) => ({ value: code, label: name }))}
      />
      <Field name="licenseExpirationDate" as={DateField} min={undefined} max={undefined} autoComplete="off" />
      {retry && failed ? (
        <FullRow>
          <RetryButton onRetry={() => states.mutate()} />
        </FullRow>
      ) : null}
    </>
  );
}
