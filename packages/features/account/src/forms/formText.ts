import type { AccountFormsMessages } from './locales/en';

/** Message key of a field error in these forms. */
type RuleKey = Extract<keyof AccountFormsMessages, `rule.${string}`>;

const separator = '|';

/** Error message of a schema: the key and, if the text contains one, the limit. */
export const ruleMessage = (key: RuleKey, limit?: number): string =>
  limit === undefined ? key : `${key}${separator}${limit}`;
