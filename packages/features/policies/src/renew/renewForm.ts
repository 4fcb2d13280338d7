import type { Schemas } from '@fairlead/api-client/client';
import { dayInput, defineForm, fieldMessage, optionalText } from '@fairlead/kit';
import { NON_RENEWAL_NOTE_MAX_LENGTH, nextTermOf, nonRenewalReasons } from '@fairlead/rules';
import { formatNumber, parseNumber } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { endsAfterStart, infoFields } from '../detail/infoForm';
import { toDay } from '../facts';
import type { Policy } from '../policies.api';

type RenewalChoice = 'renew' | 'requote' | 'notRenewing';

/** Form values of the three choices, as entered. */
export interface RenewValues {
  choice: RenewalChoice;
  policyNumber: string;
  effectiveDate: string;
  expiredDate: string;
  premium: string;
  coverageIds: readonly string[];
  carrierIds: readonly string[];
  reason: string;
  note: string;
}

type Renewal = Omit<Schemas['PolicyRenewal'], 'version'>;
/** Request body of the chosen operation. */
export type RenewBody =
  | { choice: 'renew'; renewal: Renewal }
  | { choice: 'requote'; carrierIds: string[] }
  | { choice: 'notRenewing'; reason: Schemas['NonRenewalReason']; note: string };

const emptyRenewal: RenewValues = {
  choice: 'renew',
  policyNumber: '',
  effectiveDate: '',
  expiredDate: '',
  premium: '',
  coverageIds: [],
  carrierIds: [],
  reason: '',
  note: '',
};

/** Form values for the next term of a policy. */
export function toRenewValues(
  { policyNumber, effectiveDate, expiredDate, renewalQuote, coverages }: Policy,
  locale: string,
): RenewValues {
  const next = expiredDate === null ? undefined : nextTermOf({ effectiveDate, expiredDate });
  return {
    ...emptyRenewal,
    policyNumber,
    effectiveDate: next ? dayInput(next.effectiveDate) : '',
    expiredDate: next ? dayInput(next.expiredDate) : '',
    premium: renewalQuote ? formatNumber(renewalQuote.premium, locale, 2) : '',
    coverageIds: coverages.map(({ id }) => id),
  };
}

const required = () => z.refine<string>((text) => text.trim() !== '', fieldMessage('field.required'));

/** Schema of a renewal. Parses to the request body. */
export const renewalSchema = (locale: string) => {
  const { policyNumber, effectiveDate, expiredDate, premium } = infoFields(locale, { effectiveDateRequired: true });
  return z.pipe(
    z
      .object({
        policyNumber,
        effectiveDate,
        expiredDate: expiredDate.check(required()),
        premium: premium.check(required()),
        coverageIds: z.array(z.string()),
      })
      .check(endsAfterStart()),
    z.transform(
      (values): RenewBody => ({
        choice: 'renew',
        renewal: {
          policyNumber: values.policyNumber.trim(),
          // valid by the schema
          effectiveDate: toDay(values.effectiveDate) ?? 0,
          expiredDate: toDay(values.expiredDate) ?? 0,
          premium: parseNumber(values.premium, locale) ?? 0,
          coverageIds: values.coverageIds,
        },
      }),
    ),
  );
};

/** Carriers per request. */
const MAX_CARRIERS = 10;

export const requoteSchema = z.pipe(
  z.object({
    carrierIds: z
      .array(z.string())
      .check(
        z.minLength(1, fieldMessage('field.required')),
        z.maxLength(MAX_CARRIERS, fieldMessage('field.max', MAX_CARRIERS)),
      ),
  }),
  z.transform(({ carrierIds }): RenewBody => ({ choice: 'requote', carrierIds })),
);

export const nonRenewalSchema = z.pipe(
  z.object({
    reason: z.enum(nonRenewalReasons, fieldMessage('field.required')),
    note: optionalText(NON_RENEWAL_NOTE_MAX_LENGTH),
  }),
  z.transform(({ reason, note }): RenewBody => ({ choice: 'notRenewing', reason, note: note.trim() })),
);

/** Validates the fields of the chosen operation only. */
function resolverFor(locale: string): Resolver<RenewValues, unknown, RenewBody> {
  const resolvers = {
    renew: zodResolver(renewalSchema(locale)),
    requote: zodResolver(requoteSchema),
    notRenewing: zodResolver(nonRenewalSchema),
  } as unknown as Readonly<Record<RenewalChoice, Resolver<RenewValues, unknown, RenewBody>>>;
  return (values, context, options) => resolvers[values.choice](values, context, options);
}

export const renewForm = defineForm({
  messages: 'policies',
  fields: {
    choice: 'renew.choice',
    policyNumber: { label: 'policyNumber', hint: 'renew.numberHint', required: true },
    effectiveDate: { label: 'effectiveDate', required: true },
    expiredDate: { label: 'expireDate', required: true },
    premium: { label: 'premium', required: true },
    coverageIds: 'section.coverages',
    carrierIds: { label: 'renew.carriers', hint: 'renew.carriersHint', required: true },
    reason: { label: 'renew.reason', required: true },
    note: 'renew.note',
  },
  empty: emptyRenewal,
  valuesOf: toRenewValues,
  resolver: ({ locale }) => resolverFor(locale),
});
