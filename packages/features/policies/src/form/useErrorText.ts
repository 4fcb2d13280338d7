import { useFieldText } from '@fairlead/kit';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { policyErrorKeys } from './policyForm';

/** Returns the error text of a field, with the texts of this feature before the general ones. */
export function useErrorText(): (label: string, error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('policies');
  const fieldText = useFieldText();
  return (label, error) => {
    const key = policyErrorKeys.find((each) => each === error?.message);
    return key ? t(key) : fieldText(label, error);
  };
}
