import { RadioGroup, type RadioGroupProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Status } from './status';

/** Active or inactive. Inactive records stay valid where they are used, but cannot be chosen for new work. */
export function StatusField(props: Omit<RadioGroupProps<Status>, 'label' | 'options' | 'required'>) {
  const { t } = useTranslation('kit');
  return (
    <RadioGroup
      {...props}
      label={t('status')}
      options={[
        { value: 'ACTIVE', label: t('status.ACTIVE') },
        { value: 'INACTIVE', label: t('status.INACTIVE') },
      ]}
      required
    />
  );
}
