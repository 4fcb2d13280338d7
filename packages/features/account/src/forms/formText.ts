import { useFieldText } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import type { AccountFormsMessages } from './locales/en';

/** Why a field is refused, in words of these forms. */
export type RuleKey = Extract<keyof AccountFormsMessages, `rule.${string}`>;

const separator = '|';

/** A schema's message in words of these forms: the key and, where the sentence needs one, its limit. */
export const ruleMessage = (key: RuleKey, limit?: number): string =>
  limit === undefined ? key : `${key}${separator}${limit}`;

interface ShownError {
  type?: string | undefined;
  message?: string | undefined;
}

/** Turns a field's error into its sentence: the prescribed ones of these forms, the kit's, or the server's own. */
export function useFormText(): (label: string, error: ShownError | undefined) => string | undefined {
  const { t } = useTranslation('accountForms');
  const fieldText = useFieldText();
  return (label, error) => {
    const [key = '', limit = ''] = (error?.message ?? '').split(separator);
    const own = error?.type !== 'server' && key.startsWith('rule.');
    return own ? t(key as RuleKey, { label, limit }) : fieldText(label, error);
  };
}
