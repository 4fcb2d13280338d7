import { useFieldText } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { type ErrorKey, errorKeys } from './createForm';

const isErrorKey = (message: string): message is ErrorKey => errorKeys.some((need) => need === message);

/** Returns the error text of a field, with the prescribed texts before the general ones. */
export function useErrorText(): (
  label: string,
  error: { type?: unknown; message?: string | undefined } | undefined,
) => string | undefined {
  const { t } = useTranslation('opportunities');
  const fieldText = useFieldText();
  return (label, error) => {
    const message = error?.message;
    if (message === undefined) return undefined;
    if (isErrorKey(message)) return t(message);
    return fieldText(label, { type: typeof error?.type === 'string' ? error.type : undefined, message });
  };
}
