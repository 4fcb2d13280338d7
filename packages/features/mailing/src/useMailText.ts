import { useFieldText } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { isMailError } from './mailForm';

type FieldText = ReturnType<typeof useFieldText>;

/** A field's error as its sentence: the prescribed one of mails, else the usual one. */
export function useMailText(): FieldText {
  const { t } = useTranslation('mailing');
  const fieldText = useFieldText();
  return (label, error) => (isMailError(error?.message) ? t(error.message) : fieldText(label, error));
}
