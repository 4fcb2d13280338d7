import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, formatDay } from '@fairlead/kit';
import { dayFrom, isMoney, isPremium, localDay, MAX_PREMIUM, type QuoteStatus, quoteStatuses } from '@fairlead/rules';
import { formatNumber, parseDate, parseNumber } from '@fairlead/ui';
import * as z from 'zod/mini';

export type QuoteBody = Pick<
  Schemas['QuoteCreate'],
  'premiumAmount' | 'effectiveDate' | 'carrierId' | 'contactId' | 'insuranceTypeId' | 'opportunity_id'
> & { quoteStatus: QuoteStatus };

/** What stands in the fields: text as typed. The fields that the server refuses by name are called as it calls them. */
export interface QuoteValues {
  opportunity_id: string;
  contactId: string;
  insuranceTypeId: string;
  carrierId: string;
  effectiveDate: string;
  premiumAmount: string;
  quoteStatus: string;
}

/** In place of an insurance type, when the opportunity has none. */
export const NO_INSURANCE = 'none';

/** What a new quote begins with. */
interface Start {
  id?: string;
  contact: { id: string };
  insuranceTypeId?: string | null;
}

/** A new quote of a contact, or of an opportunity. */
export const emptyQuote = ({ id, contact, insuranceTypeId }: Start): QuoteValues => ({
  opportunity_id: id ?? '',
  contactId: contact.id,
  insuranceTypeId: id === undefined ? '' : (insuranceTypeId ?? NO_INSURANCE),
  carrierId: '',
  effectiveDate: '',
  premiumAmount: '',
  quoteStatus: 'PENDING',
});

/** A stored quote as the fields show it, numbers in the notation of `locale`. */
export const toValues = (quote: Schemas['Quote'], locale: string): QuoteValues => ({
  opportunity_id: quote.opportunityId,
  contactId: quote.contactId,
  insuranceTypeId: quote.insuranceTypeId,
  carrierId: quote.carrierId,
  effectiveDate: formatDay(quote.effectiveDate, 'MM/DD/YYYY'),
  premiumAmount: formatNumber(quote.premiumAmount, locale, 2),
  quoteStatus: quote.quoteStatus,
});

const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};

/** What the specification says of a field that is empty; the form has the words. */
export const needs = [
  'need.opportunity',
  'need.contact',
  'need.insurance',
  'need.noInsurance',
  'need.carrier',
  'need.effectiveDate',
  'need.premium',
  'need.status',
] as const;
export type Need = (typeof needs)[number];
const need = (key: Need) => z.string().check(z.refine((text) => text.trim() !== '', { error: key, abort: true }));

const statusOf = (text: string): QuoteStatus | undefined => quoteStatuses.find((status) => status === text);

interface Rules {
  /** In whose notation numbers are typed. */
  locale: string;
  /** The day that the quote has already, which may be over by now. */
  storedDay?: number | undefined;
  /** The user's own calendar day. */
  today?: () => number;
}

/** The rules of the form. Specification, document 2, section 5. */
export const quoteSchema = ({ locale, storedDay, today = () => localDay(new Date()) }: Rules) => {
  const toNumber = (text: string): number => parseNumber(text, locale) ?? Number.NaN;
  return z.pipe(
    z.object({
      opportunity_id: need('need.opportunity'),
      contactId: need('need.contact'),
      insuranceTypeId: need('need.insurance').check(
        z.refine((id) => id !== NO_INSURANCE, 'need.noInsurance' satisfies Need),
      ),
      carrierId: need('need.carrier'),
      effectiveDate: need('need.effectiveDate').check(
        z.refine((text) => toDay(text) !== undefined, { error: fieldMessage('field.date'), abort: true }),
        z.refine((text) => {
          const day = toDay(text) ?? 0;
          return day === storedDay || day >= today();
        }, fieldMessage('field.notPastDate')),
      ),
      premiumAmount: need('need.premium').check(
        z.refine((text) => !Number.isNaN(toNumber(text)), { error: fieldMessage('field.number'), abort: true }),
        z.refine((text) => isMoney(toNumber(text)), { error: fieldMessage('field.cents'), abort: true }),
        z.refine((text) => toNumber(text) >= 0, { error: fieldMessage('field.min', 0), abort: true }),
        z.refine((text) => isPremium(toNumber(text)), fieldMessage('field.max', MAX_PREMIUM)),
      ),
      quoteStatus: z.string().check(z.refine((text) => statusOf(text) !== undefined, 'need.status' satisfies Need)),
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
