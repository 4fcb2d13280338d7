import {
  dayInput,
  defineForm,
  type FieldTexts,
  fieldMessage,
  type Messages,
  maxCharacters,
  optionalText,
} from '@fairlead/kit';
import {
  endsAfter,
  isMoney,
  MAX_PREMIUM,
  NEW_POLICY_STATUS,
  policyLimits,
  policyPaymentStatuses,
  policyPaymentTerms,
  policyPaymentTypes,
  policyStatuses,
  policyTypes,
  visible,
} from '@fairlead/rules';
import { formatNumber, parseNumber } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toDay } from '../facts';
import type { Policy, PolicyChange } from '../policies.api';

/** Form values, as entered; `''` when nothing is selected. */
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

export const emptyInfo: InfoValues = {
  policyNumber: '',
  policyStatus: NEW_POLICY_STATUS,
  policyType: '',
  policyTerm: '',
  effectiveDate: '',
  expiredDate: '',
  premium: '',
  paymentType: '',
  paymentTerm: '',
  paymentStatus: '',
};

const dayText = (day: number | null) => (day === null ? '' : dayInput(day));

/** Form values of a policy, with the premium formatted for `locale`. */
export const toInfoValues = (policy: Policy, locale: string): InfoValues => ({
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

/** Message key for a prescribed text. */
export type NeedKey = Extract<keyof Messages['policies'], `need.${string}`>;
const errorKey = (key: NeedKey) => key;

const isDayText = (text: string) => text.trim() === '' || toDay(text) !== undefined;

/** Whether the expiration date is on or before the effective date. False if either date is invalid. */
const expiresTooEarly = ({
  effectiveDate,
  expiredDate,
}: Pick<InfoValues, 'effectiveDate' | 'expiredDate'>): boolean => {
  const [effective, expired] = [toDay(effectiveDate), toDay(expiredDate)];
  return effective !== undefined && expired !== undefined && !endsAfter(effective, expired);
};

/** Date errors that disable Save. The form shows them at once. */
export const dateErrors = (
  values: Pick<InfoValues, 'effectiveDate' | 'expiredDate'>,
): Partial<Record<'effectiveDate' | 'expiredDate', NeedKey>> => ({
  ...(values.effectiveDate.trim() === '' && { effectiveDate: errorKey('need.effectiveDate') }),
  ...(expiresTooEarly(values) && { expiredDate: errorKey('need.expiryAfter') }),
});

const oneOf = <const T extends string>(options: readonly T[], text: string): T | null =>
  options.find((each) => each === text) ?? null;

const toNumberIn =
  (locale: string) =>
  (text: string): number =>
    parseNumber(text, locale) ?? Number.NaN;

function premiumError(premium: number): string | undefined {
  if (Number.isNaN(premium)) return fieldMessage('field.number');
  if (premium > MAX_PREMIUM) return fieldMessage('field.max', MAX_PREMIUM);
  if (!isMoney(premium)) return fieldMessage('field.cents');
  return premium < 0 ? fieldMessage('field.min', 0) : undefined;
}

/** Field schemas, shared by the section and the whole form. `effectiveDateRequired` makes the effective date required. */
export const infoFields = (locale: string, { effectiveDateRequired }: { effectiveDateRequired: boolean }) => {
  const toNumber = toNumberIn(locale);
  return {
    policyNumber: optionalText(policyLimits.policyNumber).check(
      z.refine((text) => visible.test(text), errorKey('need.policyNumber')),
    ),
    policyStatus: z.string(),
    policyType: z.string(),
    policyTerm: optionalText(policyLimits.policyTerm),
    effectiveDate: z.string().check(
      z.refine((text) => !effectiveDateRequired || text.trim() !== '', errorKey('need.effectiveDate')),
      z.refine(isDayText, fieldMessage('field.date')),
    ),
    expiredDate: z.string().check(z.refine(isDayText, fieldMessage('field.date'))),
    premium: z.string().check(
      z.refine((text) => premiumError(toNumber(text)) === undefined || text.trim() === '', {
        error: ({ input }) => premiumError(toNumber(String(input))),
      }),
    ),
    paymentType: z.string(),
    paymentTerm: z.string(),
    paymentStatus: z.string(),
  };
};

/** Schema of the free text about a policy. */
export const otherInformation = () => z.string().check(maxCharacters(policyLimits.otherInformation));

/** Request body for valid form values. */
export function toInfoBody(values: InfoValues, locale: string): PolicyChange {
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

/** Requires an expiration date after the effective date. No field check may set `abort`, which would skip this one. */
export const endsAfterStart = () =>
  z.refine<Pick<InfoValues, 'effectiveDate' | 'expiredDate'>>((values) => !expiresTooEarly(values), {
    error: errorKey('need.expiryAfter'),
    path: ['expiredDate'],
  });

/** Schema of the section. Parses to the request body. */
export const infoSchema = (locale: string) =>
  z.pipe(
    z.object(infoFields(locale, { effectiveDateRequired: true })).check(endsAfterStart()),
    z.transform((values): PolicyChange => toInfoBody(values, locale)),
  );

/** Labels of the fields, shared by the section and the whole form. */
export const infoTexts = {
  policyNumber: { label: 'policyNumber', required: true },
  policyStatus: 'kit:status',
  policyType: 'type',
  policyTerm: 'term',
  effectiveDate: { label: 'effectiveDate', required: true },
  expiredDate: 'expireDate',
  premium: 'premium',
  paymentType: 'paymentType',
  paymentTerm: 'paymentTerm',
  paymentStatus: 'paymentStatus',
} as const satisfies Record<keyof InfoValues, FieldTexts<'policies'>>;

export const infoForm = defineForm({
  messages: 'policies',
  fields: infoTexts,
  empty: emptyInfo,
  valuesOf: toInfoValues,
  resolver: ({ locale }) => zodResolver(infoSchema(locale)),
});

/** Error texts of `dateErrors` for the form around the component. */
export function useDateErrors() {
  const { t } = useTranslation('policies');
  const { control } = infoForm.useContext();
  const [effectiveDate, expiredDate] = useWatch({ control, name: ['effectiveDate', 'expiredDate'] });
  const errors = dateErrors({ effectiveDate, expiredDate });
  return {
    effectiveDate: errors.effectiveDate && t(errors.effectiveDate),
    expiredDate: errors.expiredDate && t(errors.expiredDate),
  };
}
