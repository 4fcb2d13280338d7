import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Messages } from '../language';

/** Message key of a field error. */
export type FieldKey = Extract<ParseKeys<'kit'>, `field.${string}`>;

interface ShownError {
  type?: string | undefined;
  message?: string | undefined;
}

/** Keys of another area are not known to the type of `t`. */
type Translate = (key: string, values: Record<string, unknown>) => string;

const separator = '|';

/** Error message of a schema: the key and, if the text contains one, the limit. */
export const fieldMessage = (key: FieldKey, limit?: number): string =>
  limit === undefined ? key : `${key}${separator}${limit}`;

/**
 * Returns a function that translates the error of a field. Server errors arrive translated.
 * @param area Namespace of an area with error messages of its own. The general messages take precedence.
 */
export function useFieldText(
  area?: keyof Messages,
): (label: string, error: ShownError | undefined) => string | undefined {
  const { t, i18n } = useTranslation('kit');
  const ns = area === undefined ? ['kit'] : ['kit', area];
  return (label, error) => {
    if (!error?.message) return undefined;
    if (error.type === 'server') return error.message;
    const [key, limit] = error.message.split(separator);
    const formattedLimit = limit && new Intl.NumberFormat(i18n.language).format(Number(limit));
    return (t as Translate)(key ?? '', { ns, label, min: formattedLimit, max: formattedLimit });
  };
}
