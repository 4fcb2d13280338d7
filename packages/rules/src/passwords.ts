/** Specification, document 1, sections 5 and 9, and RESOLUTIONS G-33: what every new password has to be. */
export const passwordLimits = { minLength: 8, maxLength: 255 } as const;

/** The rules in the order in which a form tells what is wrong. */
export const passwordRules = ['digit', 'spaces', 'special', 'minLength', 'maxLength'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** The characters of a text: an emoji is one, as the server counts. */
const lengthOf = (text: string): number => Array.from(text).length;

const keeps: Record<PasswordRule, (password: string) => boolean> = {
  digit: (password) => /[0-9]/.test(password),
  spaces: (password) => !/\s/.test(password),
  special: (password) => /[@$!%*?&#^]/.test(password),
  minLength: (password) => lengthOf(password) >= passwordLimits.minLength,
  maxLength: (password) => lengthOf(password) <= passwordLimits.maxLength,
};

export const keepsPasswordRule = (rule: PasswordRule, password: string): boolean => keeps[rule](password);

/** What is wrong with a new password; nothing when it can be taken. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  passwordRules.filter((rule) => !keepsPasswordRule(rule, password));
