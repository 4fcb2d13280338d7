import { fieldMessage, formatDay, optionalText } from '@fairlead/kit';
import {
  endsAfter,
  isMoney,
  MAX_PREMIUM,
  policyLimits,
  policyPaymentStatuses,
  policyPaymentTerms,
  policyPaymentTypes,
  policyStatuses,
  policyTypes,
  visible,
} from '@fairlead/rules';
import { formatNumber, parseNumber } from '@fairlead/ui';
import * as z from 'zod/mini';
import { toDay } from '../facts';
import type { Policy, PolicyChange } from '../policies.api';

/** What stands in the fields: text as typed, and `''` where nothing is chosen. */
export type InfoValues = Readonly<
  Record<
    | 'policyNumber'
    | 'policyStatus'
    | 'policyType'
    | 'policyTerm'
    | 'effectiveDate'
    | 'expiredDate'
    | 'premium'
    | 'paymentType'
    | 'paymentTerm'
    | 'paymentStatus',
    string
  >
>;

const dayText = (day: number | null) => (day === null ? '' : formatDay(day));

/** A policy as the fields show it, its premium in the notation of `locale`. */
export const toInfo = (policy: Policy, locale: string): InfoValues => ({
  policyNumber: policy.policyNumber,
  policyStatus: policy.policyStatus,
  policyType: policy.policyType ?? '',
  policyTerm: policy.policyTerm,
  effectiveDate: dayText(policy.effectiveDate),
  expiredDate: dayText(policy.expiredDate),
  premium: policy.premium === null ? '' : formatNumber(policy.premium, locale, 2),
  paymentType: policy.paymentType ?? '',
  paymentTerm: policy.paymentTerm ?? '',
  paymentStatus: policy.paymentStatus ?? '',
});

/** The sentences of the specification; the screen has the words. */
export const infoNeeds = ['need.policyNumber', 'need.effectiveDate', 'need.expiryAfter'] as const;
export type InfoNeed = (typeof infoNeeds)[number];
const need = (key: InfoNeed) => key;

const isDayText = (text: string) => text.trim() === '' || toDay(text) !== undefined;

/** Whether an end that can be read comes before the beginning, or with it. */
export const endsTooSoon = ({
  effectiveDate,
  expiredDate,
}: Pick<InfoValues, 'effectiveDate' | 'expiredDate'>): boolean => {
  const [begins, ends] = [toDay(effectiveDate), toDay(expiredDate)];
  return begins !== undefined && ends !== undefined && !endsAfter(begins, ends);
};

/** What keeps Save disabled, and is said at once. Specification, document 2, section 5. */
export const daysMissing = (
  values: Pick<InfoValues, 'effectiveDate' | 'expiredDate'>,
): Partial<Record<keyof InfoValues, InfoNeed>> => ({
  ...(values.effectiveDate.trim() === '' && { effectiveDate: need('need.effectiveDate') }),
  ...(endsTooSoon(values) && { expiredDate: need('need.expiryAfter') }),
});

const oneOf = <const T extends string>(among: readonly T[], text: string): T | null =>
  among.find((each) => each === text) ?? null;

const toNumberIn =
  (locale: string) =>
  (text: string): number =>
    parseNumber(text, locale) ?? Number.NaN;

/** The rules of each field, for the section and for the whole form; `dayRequired` of a policy that is there already. */
export const infoFields = (locale: string, { dayRequired }: { dayRequired: boolean }) => {
  const toNumber = toNumberIn(locale);
  return {
    policyNumber: optionalText(policyLimits.policyNumber).check(
      z.refine((text) => visible.test(text), need('need.policyNumber')),
    ),
    policyStatus: z.string(),
    policyType: z.string(),
    policyTerm: optionalText(policyLimits.policyTerm),
    effectiveDate: z.string().check(
      z.refine((text) => !dayRequired || text.trim() !== '', { error: need('need.effectiveDate'), abort: true }),
      z.refine(isDayText, fieldMessage('field.date')),
    ),
    expiredDate: z.string().check(z.refine(isDayText, fieldMessage('field.date'))),
    premium: z.string().check(
      z.refine((text) => text.trim() === '' || !Number.isNaN(toNumber(text)), {
        error: fieldMessage('field.number'),
        abort: true,
      }),
      z.refine((text) => text.trim() === '' || isMoney(toNumber(text)), {
        error: fieldMessage('field.cents'),
        abort: true,
      }),
      z.refine((text) => text.trim() === '' || toNumber(text) >= 0, {
        error: fieldMessage('field.min', 0),
        abort: true,
      }),
      z.refine((text) => text.trim() === '' || toNumber(text) <= MAX_PREMIUM, fieldMessage('field.max', MAX_PREMIUM)),
    ),
    paymentType: z.string(),
    paymentTerm: z.string(),
    paymentStatus: z.string(),
  };
};

/** What is sent of fields that the rules take. */
export function infoOf(values: InfoValues, locale: string): PolicyChange {
  const policyStatus = oneOf(policyStatuses, values.policyStatus);
  return {
    policyNumber: values.policyNumber.trim(),
    ...(policyStatus && { policyStatus }),
    policyType: oneOf(policyTypes, values.policyType),
    policyTerm: values.policyTerm.trim(),
    effectiveDate: toDay(values.effectiveDate) ?? null,
    expiredDate: toDay(values.expiredDate) ?? null,
    premium: values.premium.trim() === '' ? null : toNumberIn(locale)(values.premium),
    paymentType: oneOf(policyPaymentTypes, values.paymentType),
    paymentTerm: oneOf(policyPaymentTerms, values.paymentTerm),
    paymentStatus: oneOf(policyPaymentStatuses, values.paymentStatus),
  };
}

/** The rules of the section, and what is sent. */
export const infoSchema = (locale: string) =>
  z.pipe(
    z
      .object(infoFields(locale, { dayRequired: true }))
      .check(z.refine((values) => !endsTooSoon(values), { error: need('need.expiryAfter'), path: ['expiredDate'] })),
    z.transform((values): PolicyChange => infoOf(values, locale)),
  );
