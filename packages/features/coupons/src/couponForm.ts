import type { Schemas } from '@fairlead/api-client/client';
import { dayInput, defineForm, fieldMessage, numberText, required, requiredText } from '@fairlead/kit';
import { couponCodePattern, couponLimits, dayFrom, isFutureDay, localDay } from '@fairlead/rules';
import { formatNumber, parseDate, parseNumber } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

export type CouponBody = Schemas['CouponCreate'];

/** Form values, as entered. */
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

/** Form values of a stored coupon, with numbers in the notation of `locale`. */
const toValues = (coupon: Schemas['Coupon'], locale: string): CouponValues => ({
  couponCode: coupon.couponCode,
  discountType: 'FIXED',
  discountAmount: formatNumber(coupon.discountAmount, locale, 2),
  maxTimesCanBeUsed: formatNumber(coupon.maxTimesCanBeUsed, locale),
  expirationDate: dayInput(coupon.expirationDate),
});

const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};

/**
 * Validation of the form.
 * @param locale Locale of the entered numbers.
 * @param today Current day in the user's time zone.
 */
export const couponSchema = (locale: string, today: () => number = () => localDay(new Date())) => {
  const toNumber = (text: string): number => parseNumber(text, locale) ?? Number.NaN;
  return z.pipe(
    z.object({
      couponCode: requiredText(couponLimits.codeMaxLength).check(
        z.refine((text) => couponCodePattern.test(text.trim()), fieldMessage('field.noSpaces')),
      ),
      discountType: z.literal('FIXED', fieldMessage('field.required')),
      discountAmount: numberText(toNumber, {
        kind: 'money',
        from: { min: couponLimits.minDiscount },
        max: couponLimits.maxDiscount,
      }),
      maxTimesCanBeUsed: numberText(toNumber, {
        kind: 'whole',
        from: { min: couponLimits.minUses },
        max: couponLimits.maxUses,
      }),
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

export const couponForm = defineForm({
  messages: 'coupons',
  fields: {
    couponCode: { label: 'couponCode', hint: 'codeHint', required: true },
    discountType: { label: 'discountType', hint: 'typeHint', required: true },
    discountAmount: { label: 'discountAmount', required: true },
    maxTimesCanBeUsed: { label: 'maxTimesCanBeUsed', required: true },
    expirationDate: { label: 'expirationDate', required: true },
  },
  empty: emptyCoupon,
  valuesOf: toValues,
  resolver: ({ locale }) => zodResolver(couponSchema(locale)),
});
