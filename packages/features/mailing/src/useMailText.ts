import { useFieldText } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { isMailError } from './mailForm';

type FieldText = ReturnType<typeof useFieldText>;

/** Returns the error text of a field, with the prescribed mail texts before the general ones. */
export function useMailText(): FieldText {
  const { t } = useTranslation('mailing');
  const fieldText = useFieldText();
  return (label, error) => (isMailError(error?.message) ? t(error.message) : fieldText(label, error));
}
