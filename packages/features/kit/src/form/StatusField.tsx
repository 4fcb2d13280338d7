import { RadioGroup, type RadioGroupProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

export type Status = 'ACTIVE' | 'INACTIVE';

export const statusOf = (active: boolean): Status => (active ? 'ACTIVE' : 'INACTIVE');

/** Whether a record is in use: offered for new work, or only kept for what refers to it. */
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
