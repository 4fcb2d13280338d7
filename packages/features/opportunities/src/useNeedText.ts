import { useFieldText } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { type Need, needs } from './createForm';

const isNeed = (message: string): message is Need => needs.some((need) => need === message);

/** Turns a field's error into its sentence: the prescribed one, or the usual one. */
export function useNeedText(): (
  label: string,
  error: { type?: unknown; message?: string | undefined } | undefined,
) => string | undefined {
  const { t } = useTranslation('opportunities');
  const fieldText = useFieldText();
  return (label, error) => {
    const message = error?.message;
    if (message === undefined) return undefined;
    if (isNeed(message)) return t(message);
    return fieldText(label, { type: typeof error?.type === 'string' ? error.type : undefined, message });
  };
}
