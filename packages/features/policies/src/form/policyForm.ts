import type { Schemas } from '@fairlead/api-client/client';
import { dayInput, defineForm } from '@fairlead/kit';
import { formatNumber } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import {
  emptyInfo,
  endsAfterStart,
  type InfoValues,
  infoFields,
  infoTexts,
  type NeedKey,
  otherInformation,
  toInfoBody,
  toInfoValues,
} from '../detail/infoForm';
import type { Policy, PolicyChange } from '../policies.api';

/** Form values, as entered. Field names match the server's error fields. */
export interface PolicyValues extends InfoValues {
  quoteId: string;
  contactId: string;
  insuranceTypeId: string;
  carrierId: string;
  otherInformation: string;
  /** Closes the other open quotes of the opportunity. */
  closeOtherQuotes: boolean;
}

/** Request body. Only a new policy has a contact or a quote. */
export type PolicyBody = PolicyChange &
  Pick<Schemas['PolicyCreate'], 'policyNumber' | 'quoteId' | 'contactId' | 'closeOtherQuotes'>;

export const emptyPolicy: PolicyValues = {
  ...emptyInfo,
  quoteId: '',
  contactId: '',
  insuranceTypeId: '',
  carrierId: '',
  otherInformation: '',
  closeOtherQuotes: false,
};

/** Form values that a quote fills in. */
export const fromQuote = (quote: Schemas['QuoteOption'], locale: string) => ({
  quoteId: quote.id,
  contactId: quote.contactId,
  insuranceTypeId: quote.insuranceTypeId,
  carrierId: quote.carrierId,
  premium: formatNumber(quote.premiumAmount, locale, 2),
  effectiveDate: dayInput(quote.effectiveDate),
});

/** Form values of a policy, with the premium formatted for `locale`. */
const toValues = (policy: Policy, locale: string): PolicyValues => ({
  ...toInfoValues(policy, locale),
  quoteId: policy.quoteId ?? '',
  contactId: policy.contactId,
  insuranceTypeId: policy.insuranceTypeId,
  carrierId: policy.carrierId ?? '',
  otherInformation: policy.otherInformation,
  closeOtherQuotes: false,
});

const requiredId = (error: NeedKey) => z.string().check(z.refine((id) => id !== '', error));

interface Rules {
  /** Locale in which the premium is entered. */
  locale: string;
  /** Stored policy: the effective date is required, and contact and quote are not sent. */
  stored: boolean;
}

/** Form schema. Parses to the request body. */
export const policySchema = ({ locale, stored }: Rules) =>
  z.pipe(
    z
      .object({
        ...infoFields(locale, { effectiveDateRequired: stored }),
        quoteId: z.string(),
        // a chosen quote fills in both
        contactId: requiredId('need.contact'),
        insuranceTypeId: requiredId('need.insurance'),
        carrierId: z.string(),
        otherInformation: otherInformation(),
        closeOtherQuotes: z.optional(z.boolean()),
      })
      .check(endsAfterStart()),
    z.transform(
      ({
        quoteId,
        contactId,
        insuranceTypeId,
        carrierId,
        otherInformation,
        closeOtherQuotes,
        ...info
      }): PolicyBody => ({
        ...toInfoBody(info, locale),
        policyNumber: info.policyNumber.trim(),
        carrierId: carrierId || null,
        otherInformation,
        // the server takes contact and insurance type from the quote
        ...((stored || quoteId === '') && { insuranceTypeId }),
        ...(!stored && (quoteId === '' ? { contactId } : { quoteId, ...(closeOtherQuotes && { closeOtherQuotes }) })),
      }),
    ),
  );

export const policyForm = defineForm({
  messages: 'policies',
  fields: {
    ...infoTexts,
    quoteId: { label: 'quote', hint: 'quoteHint' },
    contactId: { label: 'contact', required: true },
    insuranceTypeId: { label: 'insurance', required: true },
    carrierId: 'carrier',
    otherInformation: 'other',
    closeOtherQuotes: 'closeOthers',
  },
  empty: emptyPolicy,
  valuesOf: toValues,
  resolver: ({ locale, record }) => zodResolver(policySchema({ locale, stored: record !== undefined })),
});
