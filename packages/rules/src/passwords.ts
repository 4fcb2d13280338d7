import { countCharacters } from './characters.ts';

export const passwordLimits = { minLength: 8, maxLength: 255 } as const;

/** Rules in the order in which a form reports them. */
export const passwordRules = ['digit', 'spaces', 'special', 'minLength', 'maxLength'] as const;
export type PasswordRule = (typeof passwordRules)[number];

const checks: Record<PasswordRule, (password: string) => boolean> = {
  digit: (password) => /[0-9]/.test(password),
  spaces: (password) => !/\s/.test(password),
  special: (password) => /[@$!%*?&#^]/.test(password),
  minLength: (password) => countCharacters(password) >= passwordLimits.minLength,
  maxLength: (password) => countCharacters(password) <= passwordLimits.maxLength,
};

export const meetsPasswordRule = (rule: PasswordRule, password: string): boolean => checks[rule](password);

/** Rules that a new password breaks. Empty for a valid password. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  passwordRules.filter((rule) => !meetsPasswordRule(rule, password));
