import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Why a field is refused: a key of the kit's words with its values, or the server's own sentence. */
export type FieldKey = Extract<ParseKeys<'kit'>, `field.${string}`>;

interface ShownError {
  type?: string | undefined;
  message?: string | undefined;
}

const separator = '|';

/** A schema's message: the key and, where the sentence needs one, its limit. */
export const fieldMessage = (key: FieldKey, limit?: number): string =>
  limit === undefined ? key : `${key}${separator}${limit}`;

/** Turns a field's error into its sentence, in the user's language. */
export function useFieldText(): (label: string, error: ShownError | undefined) => string | undefined {
  const { t, i18n } = useTranslation('kit');
  return (label, error) => {
    if (!error?.message) return undefined;
    if (error.type === 'server') return error.message;
    const [key, limit] = error.message.split(separator);
    const shown = limit && new Intl.NumberFormat(i18n.language).format(Number(limit));
    return t(key as FieldKey, { label, min: shown, max: shown });
  };
}
