import { useFieldText } from '@fairlead/kit';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { policyNeeds } from './policyForm';

/** What is wrong with a field, in the words of the specification where it has some. */
export function useFaultText(): (label: string, error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('policies');
  const fieldText = useFieldText();
  return (label, error) => {
    const need = policyNeeds.find((each) => each === error?.message);
    return need ? t(need) : fieldText(label, error);
  };
}
