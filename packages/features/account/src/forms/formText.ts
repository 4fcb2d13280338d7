import { useFieldText } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import type { AccountFormsMessages } from './locales/en';

/** Message key of a field error in these forms. */
export type RuleKey = Extract<keyof AccountFormsMessages, `rule.${string}`>;

const separator = '|';

/** Error message of a schema: the key and, if the text contains one, the limit. */
export const ruleMessage = (key: RuleKey, limit?: number): string =>
  limit === undefined ? key : `${key}${separator}${limit}`;

interface ShownError {
  type?: string | undefined;
  message?: string | undefined;
}

/** Returns a function that translates the error of a field. Server errors arrive translated. */
export function useFormErrorText(): (label: string, error: ShownError | undefined) => string | undefined {
  const { t } = useTranslation('accountForms');
  const fieldText = useFieldText();
  return (label, error) => {
    const [key = '', limit = ''] = (error?.message ?? '').split(separator);
    const own = error?.type !== 'server' && key.startsWith('rule.');
    return own ? t(key as RuleKey, { label, limit }) : fieldText(label, error);
  };
}
