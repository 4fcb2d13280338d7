import { RadioGroup } from '@fairlead/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Registered = Pick<ComponentProps<typeof RadioGroup>, 'name' | 'onChange' | 'onBlur' | 'ref'>;

/** Asks whether the agent holds a license. */
export function LicensedAgent({ error, ...registered }: Registered & { error: string | undefined }) {
  const { t } = useTranslation('accountForms');
  return (
    <RadioGroup
      {...registered}
      label={t('licensedAgent')}
      error={error}
      required
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
    />
  );
}
