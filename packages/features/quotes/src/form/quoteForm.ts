import type { Schemas } from '@fairlead/api-client/client';
import { dayInput, defineForm, fieldMessage, type Messages } from '@fairlead/kit';
import { dayFrom, isMoney, localDay, MAX_PREMIUM, type QuoteStatus, quoteStatuses } from '@fairlead/rules';
import { formatNumber, parseDate, parseNumber } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

export type QuoteBody = Pick<
  Schemas['QuoteCreate'],
  'premiumAmount' | 'effectiveDate' | 'carrierId' | 'contactId' | 'insuranceTypeId' | 'opportunity_id'
> & { quoteStatus: QuoteStatus };

/** Form values, as entered. Field names match the server's error fields. */
export interface QuoteValues {
  opportunity_id: string;
  contactId: string;
  insuranceTypeId: string;
  carrierId: string;
  effectiveDate: string;
  premiumAmount: string;
  quoteStatus: string;
}

/** Value for an opportunity without an insurance type. */
export const NO_INSURANCE = 'none';

/** Initial values of a new quote. */
interface Start {
  id?: string;
  contact: { id: string };
  insuranceTypeId?: string | null;
}

/** Form values of a new quote, for a contact or an opportunity. */
export const emptyQuote = ({ id, contact, insuranceTypeId }: Start): QuoteValues => ({
  opportunity_id: id ?? '',
  contactId: contact.id,
  insuranceTypeId: id === undefined ? '' : (insuranceTypeId ?? NO_INSURANCE),
  carrierId: '',
  effectiveDate: '',
  premiumAmount: '',
  quoteStatus: 'PENDING',
});

/** Form values of a quote, with numbers formatted for `locale`. */
const toValues = (quote: Schemas['Quote'], locale: string): QuoteValues => ({
  opportunity_id: quote.opportunityId,
  contactId: quote.contactId,
  insuranceTypeId: quote.insuranceTypeId,
  carrierId: quote.carrierId,
  effectiveDate: dayInput(quote.effectiveDate),
  premiumAmount: formatNumber(quote.premiumAmount, locale, 2),
  quoteStatus: quote.quoteStatus,
});

const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};

type ErrorKey = Extract<keyof Messages['quotes'], `need.${string}`>;
const requiredText = (key: ErrorKey) =>
  z.string().check(z.refine((text) => text.trim() !== '', { error: key, abort: true }));

const statusOf = (text: string): QuoteStatus | undefined => quoteStatuses.find((status) => status === text);

const premiumText = (toNumber: (text: string) => number) =>
  requiredText('need.premium').check(
    z.refine((text) => !Number.isNaN(toNumber(text)), { error: fieldMessage('field.number'), abort: true }),
    z.refine((text) => toNumber(text) <= MAX_PREMIUM, { error: fieldMessage('field.max', MAX_PREMIUM), abort: true }),
    z.refine((text) => isMoney(toNumber(text)), { error: fieldMessage('field.cents'), abort: true }),
    z.refine((text) => toNumber(text) >= 0, fieldMessage('field.min', 0)),
  );
const numberIn =
  (locale: string) =>
  (text: string): number =>
    parseNumber(text, locale) ?? Number.NaN;

/** Schema of a carrier with its premium. Numbers are entered in `locale`. */
export const offerSchema = (locale: string) =>
  z.pipe(
    z.object({ carrierId: requiredText('need.carrier'), premiumAmount: premiumText(numberIn(locale)) }),
    z.transform(({ carrierId, premiumAmount }) => ({ carrierId, premiumAmount: numberIn(locale)(premiumAmount) })),
  );

interface Rules {
  /** Locale in which numbers are entered. */
  locale: string;
  /** Stored effective date. It stays valid even if it is in the past. */
  storedDay?: number | undefined;
  /** Today's date in the time zone of the user. */
  today?: () => number;
}

/** Form schema. Parses to the request body. */
export const quoteSchema = ({ locale, storedDay, today = () => localDay(new Date()) }: Rules) => {
  const toNumber = numberIn(locale);
  return z.pipe(
    z.object({
      opportunity_id: requiredText('need.opportunity'),
      contactId: requiredText('need.contact'),
      insuranceTypeId: requiredText('need.insurance').check(
        z.refine((id) => id !== NO_INSURANCE, 'need.noInsurance' satisfies ErrorKey),
      ),
      carrierId: requiredText('need.carrier'),
      effectiveDate: requiredText('need.effectiveDate').check(
        z.refine((text) => toDay(text) !== undefined, { error: fieldMessage('field.date'), abort: true }),
        z.refine((text) => {
          const day = toDay(text) ?? 0;
          return day === storedDay || day >= today();
        }, fieldMessage('field.notPastDate')),
      ),
      premiumAmount: premiumText(toNumber),
      quoteStatus: z.string().check(z.refine((text) => statusOf(text) !== undefined, 'need.status' satisfies ErrorKey)),
    }),
    z.transform(
      ({ effectiveDate, premiumAmount, quoteStatus, ...values }): QuoteBody => ({
        ...values,
        quoteStatus: statusOf(quoteStatus) ?? 'PENDING',
        effectiveDate: toDay(effectiveDate) ?? 0,
        premiumAmount: toNumber(premiumAmount),
      }),
    ),
  );
};

export const quoteForm = defineForm({
  messages: 'quotes',
  fields: {
    opportunity_id: { label: 'opportunity', hint: 'opportunityHint', required: true },
    contactId: { label: 'contact', required: true },
    insuranceTypeId: { label: 'insurance', hint: 'insuranceHint', required: true },
    carrierId: { label: 'carrier', required: true },
    effectiveDate: { label: 'effectiveDate', required: true },
    premiumAmount: { label: 'premiumAmount', required: true },
    quoteStatus: { label: 'kit:status', required: true },
  },
  empty: emptyQuote({ contact: { id: '' } }),
  valuesOf: toValues,
  resolver: ({ locale, record }) => zodResolver(quoteSchema({ locale, storedDay: record?.effectiveDate })),
});
