import { useFieldText } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { errorKeys } from './claimFields';

/** Returns the error text of a field, with the texts of this feature before the general ones. */
export function useErrorText() {
  const { t } = useTranslation('claims');
  const fieldText = useFieldText();
  return (label: string, error: { type?: string | undefined; message?: string | undefined } | undefined) => {
    const key = errorKeys.find((each) => each === error?.message);
    return key ? t(key) : fieldText(label, error);
  };
}
