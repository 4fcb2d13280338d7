import { isMoney, reordering, TEXT_MAX_LENGTH, visible } from '@fairlead/rules';
import * as z from 'zod/mini';
import { fieldMessage } from './fieldText';

const filled = (text: string): boolean => visible.test(text);

/** Text of which something can be seen. */
export const required = () =>
  z.string().check(z.refine(filled, { error: fieldMessage('field.required'), abort: true }));

/** At most so many characters once the white space around the text is off, as it is stored. */
const atMost = (max: number) =>
  z.refine<string>((text) => text.trim().length <= max, fieldMessage('field.maxLength', max));

/** Nothing that would show the text to others as another one. */
const honest = () => z.refine<string>((text) => !reordering.test(text), fieldMessage('field.unseen'));

export const optionalText = (max: number = TEXT_MAX_LENGTH) => z.string().check(honest(), atMost(max));

export const requiredText = (max: number = TEXT_MAX_LENGTH) => required().check(honest(), atMost(max));

interface NumberRules {
  /** The least that is allowed, or what the value must be greater than. */
  from: { min: number } | { above: number };
  max: number;
  /** Dollars with at most two decimals, or whole numbers. */
  kind: 'money' | 'whole';
}

/** A number as typed, read with `toNumber`, which answers NaN for what is none. */
export function numberText(toNumber: (text: string) => number, { from, max, kind }: NumberRules) {
  const allowed = kind === 'money' ? isMoney : Number.isInteger;
  const low = 'above' in from ? from.above : from.min;
  return required().check(
    z.refine((text) => !Number.isNaN(toNumber(text)), { error: fieldMessage('field.number'), abort: true }),
    z.refine((text) => allowed(toNumber(text)), {
      error: fieldMessage(kind === 'money' ? 'field.cents' : 'field.whole'),
      abort: true,
    }),
    z.refine(
      (text) => ('above' in from ? toNumber(text) > low : toNumber(text) >= low),
      fieldMessage('above' in from ? 'field.greater' : 'field.min', low),
    ),
    z.refine((text) => toNumber(text) <= max, fieldMessage('field.max', max)),
  );
}

/** Whether a record is in use, as `StatusField` keeps it. */
export const status = () => z.enum(['ACTIVE', 'INACTIVE'], fieldMessage('field.required'));
