import { RadioGroup, type RadioGroupProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

/** Asks whether the agent holds a license. */
export function LicensedAgent(props: Omit<RadioGroupProps, 'options'>) {
  const { t } = useTranslation('accountForms');
  return (
    <RadioGroup
      {...props}
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
    />
  );
}
