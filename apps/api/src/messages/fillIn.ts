import type { Language } from '@fairlead/rules';

/** Replaces placeholders by values, with numbers in the format of the language. */
export const fillIn = (language: Language, text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
  });
