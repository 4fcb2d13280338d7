import { useRead } from '@fairlead/api-client/swr';
import { Button, DateField, FullRow, Heading, Stack, Text, TextField } from '@fairlead/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldText } from '../form/fieldText';
import { OptionalSelect } from '../form/OptionalSelect';
import type { LicenseValues } from './licenseForm';

interface LicenseFieldsProps {
  /** Renders a button to load the states again. Defaults to true. Set false if the form has its own button. */
  retry?: boolean;
}

/** License of an agent as a form section. Requires a `FormProvider` and a `FormGrid`. */
export function LicenseFields({ retry = true }: LicenseFieldsProps) {
  const { t } = useTranslation('kit');
  const fieldText = useFieldText();
  const states = useRead(['/api/states/all', undefined]);
  const { register, control, formState } = useFormContext<LicenseValues>();
  const { errors } = formState;
  const stateError = fieldText(t('license.state'), errors.licenseState);
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
      <TextField
        {...register('licenseNumber')}
        label={t('license.number')}
        error={fieldText(t('license.number'), errors.licenseNumber)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Controller
        control={control}
        name="licenseState"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <OptionalSelect
            ref={ref}
            label={t('license.state')}
            error={stateError ?? (states.error ? t('license.statesFailed') : undefined)}
            noneLabel={t('license.noState')}
            options={(states.data ?? []).map(({ name, state_code: code }) => ({ value: code, label: name }))}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <DateField
        {...register('licenseExpirationDate')}
        label={t('license.expirationDate')}
        error={fieldText(t('license.expirationDate'), errors.licenseExpirationDate)}
        min={undefined}
        max={undefined}
        autoComplete="off"
      />
      {retry && states.error ? (
        <FullRow>
          <Button onClick={() => void states.mutate()}>{t('list.retry')}</Button>
        </FullRow>
      ) : null}
    </>
  );
}
