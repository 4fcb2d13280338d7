import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, formatDay } from '@fairlead/kit';
import { couponCodePattern, couponLimits, dayFrom, isFutureDay, isMoney, localDay } from '@fairlead/rules';
import { formatNumber, parseDate, parseNumber } from '@fairlead/ui';
import * as z from 'zod/mini';

export type CouponBody = Schemas['CouponCreate'];

/** What stands in the fields: text as typed. */
export interface CouponValues {
  couponCode: string;
  discountType: 'FIXED';
  discountAmount: string;
  maxTimesCanBeUsed: string;
  expirationDate: string;
}

export const emptyCoupon: CouponValues = {
  couponCode: '',
  discountType: 'FIXED',
  discountAmount: '',
  maxTimesCanBeUsed: '',
  expirationDate: '',
};

/** A stored coupon as the fields show it, numbers in the notation of `locale`. */
export const toValues = (coupon: Schemas['Coupon'], locale: string): CouponValues => ({
  couponCode: coupon.couponCode,
  discountType: 'FIXED',
  discountAmount: formatNumber(coupon.discountAmount, locale, 2),
  maxTimesCanBeUsed: formatNumber(coupon.maxTimesCanBeUsed, locale),
  expirationDate: formatDay(coupon.expirationDate, 'MM/DD/YYYY'),
});

const filled = (text: string): boolean => text.trim() !== '';
const required = () => z.string().check(z.refine(filled, { error: fieldMessage('field.required'), abort: true }));
const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};

/** An amount or a count as typed, within its limits. */
const numeric = (
  toNumber: (text: string) => number,
  [min, max]: [min: number, max: number],
  extra: (value: number) => boolean,
  message: string,
) =>
  required().check(
    z.refine((text) => !Number.isNaN(toNumber(text)), { error: fieldMessage('field.number'), abort: true }),
    z.refine((text) => extra(toNumber(text)), { error: message, abort: true }),
    z.refine((text) => toNumber(text) >= min, fieldMessage('field.min', min)),
    z.refine((text) => toNumber(text) <= max, fieldMessage('field.max', max)),
  );

/**
 * The rules of the form. Specification, document 1, section 5.
 * @param locale In whose notation numbers are typed.
 * @param today The user's own calendar day.
 */
export const couponSchema = (locale: string, today: () => number = () => localDay(new Date())) => {
  const toNumber = (text: string): number => parseNumber(text, locale) ?? Number.NaN;
  return z.pipe(
    z.object({
      couponCode: required().check(
        z.refine((text) => couponCodePattern.test(text.trim()), fieldMessage('field.noSpaces')),
        z.refine(
          (text) => text.trim().length <= couponLimits.codeMaxLength,
          fieldMessage('field.maxLength', couponLimits.codeMaxLength),
        ),
      ),
      discountType: z.literal('FIXED', fieldMessage('field.required')),
      discountAmount: numeric(
        toNumber,
        [couponLimits.minDiscount, couponLimits.maxDiscount],
        isMoney,
        fieldMessage('field.cents'),
      ),
      maxTimesCanBeUsed: numeric(
        toNumber,
        [couponLimits.minUses, couponLimits.maxUses],
        Number.isInteger,
        fieldMessage('field.whole'),
      ),
      expirationDate: required().check(
        z.refine((text) => toDay(text) !== undefined, { error: fieldMessage('field.date'), abort: true }),
        z.refine((text) => isFutureDay(toDay(text) ?? 0, today()), fieldMessage('field.futureDate')),
      ),
    }),
    z.transform(
      (values): CouponBody => ({
        couponCode: values.couponCode.trim(),
        discountType: values.discountType,
        discountAmount: toNumber(values.discountAmount),
        maxTimesCanBeUsed: toNumber(values.maxTimesCanBeUsed),
        expirationDate: toDay(values.expirationDate) ?? 0,
      }),
    ),
  );
};
