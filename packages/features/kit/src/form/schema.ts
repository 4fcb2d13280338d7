import { controlCharacter, countCharacters, isMoney, reordering, TEXT_MAX_LENGTH, visible } from '@fairlead/rules';
import * as z from 'zod/mini';
import { fieldMessage } from './fieldText';

const hasVisibleText = (text: string): boolean => visible.test(text);

/** Text with at least one visible character. */
export const required = () =>
  z.string().check(z.refine(hasVisibleText, { error: fieldMessage('field.required'), abort: true }));

/** Rejects text with more characters, white space included. `z.maxLength` counts an emoji as two. */
export const maxCharacters = (max: number) =>
  z.refine<string>((text) => countCharacters(text) <= max, fieldMessage('field.maxLength', max));

/** The server stores texts trimmed, so surrounding white space does not count. */
const maxTrimmedLength = (max: number) =>
  z.refine<string>((text) => countCharacters(text.trim()) <= max, fieldMessage('field.maxLength', max));

/** Rejects characters that reorder the text on the screen. */
const withoutReordering = () => z.refine<string>((text) => !reordering.test(text), fieldMessage('field.unseen'));

export const optionalText = (max: number = TEXT_MAX_LENGTH) =>
  z.string().check(withoutReordering(), maxTrimmedLength(max));

export const requiredText = (max: number = TEXT_MAX_LENGTH) =>
  required().check(withoutReordering(), maxTrimmedLength(max));

const oneLine = () => z.refine<string>((text) => !controlCharacter.test(text), fieldMessage('field.unseen'));

/** One line of text without control characters, for use in mail headers. */
export const optionalLine = (max: number = TEXT_MAX_LENGTH) => optionalText(max).check(oneLine());

/** Name of a person or an agency, for use in mail headers. */
export const requiredLine = (max: number = TEXT_MAX_LENGTH) => requiredText(max).check(oneLine());

interface NumberRules {
  /** Lower limit: inclusive (`min`) or exclusive (`above`). */
  from: { min: number } | { above: number };
  max: number;
  /** Dollars with at most two decimals, or whole numbers. */
  kind: 'money' | 'whole';
}

/** Text that contains a number. `toNumber` parses it and returns NaN for invalid text. */
export function numberText(toNumber: (text: string) => number, { from, max, kind }: NumberRules) {
  const allowed = kind === 'money' ? isMoney : Number.isInteger;
  const lowerLimit = 'above' in from ? from.above : from.min;
  return required().check(
    z.refine((text) => !Number.isNaN(toNumber(text)), { error: fieldMessage('field.number'), abort: true }),
    z.refine((text) => toNumber(text) <= max, { error: fieldMessage('field.max', max), abort: true }),
    z.refine((text) => allowed(toNumber(text)), {
      error: fieldMessage(kind === 'money' ? 'field.cents' : 'field.whole'),
      abort: true,
    }),
    z.refine(
      (text) => ('above' in from ? toNumber(text) > lowerLimit : toNumber(text) >= lowerLimit),
      fieldMessage('above' in from ? 'field.greater' : 'field.min', lowerLimit),
    ),
  );
}

/** Value of a `StatusField`. */
export const status = () => z.enum(['ACTIVE', 'INACTIVE'], fieldMessage('field.required'));
