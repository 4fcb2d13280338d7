import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, formatDay } from '@fairlead/kit';
import { NEW_POLICY_STATUS, policyLimits } from '@fairlead/rules';
import { formatNumber } from '@fairlead/ui';
import * as z from 'zod/mini';
import {
  expiresTooEarly,
  type InfoValues,
  infoErrorKeys,
  infoFields,
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
}

/** Request body. Only a new policy has a contact or a quote. */
export type PolicyBody = PolicyChange & Pick<Schemas['PolicyCreate'], 'policyNumber' | 'quoteId' | 'contactId'>;

export const emptyPolicy: PolicyValues = {
  quoteId: '',
  contactId: '',
  insuranceTypeId: '',
  carrierId: '',
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
  otherInformation: '',
};

/** Form values that a quote fills in. */
export const fromQuote = (quote: Schemas['QuoteOption'], locale: string) => ({
  quoteId: quote.id,
  contactId: quote.contactId,
  insuranceTypeId: quote.insuranceTypeId,
  carrierId: quote.carrierId,
  premium: formatNumber(quote.premiumAmount, locale, 2),
  effectiveDate: formatDay(quote.effectiveDate),
});

/** Form values of a policy, with the premium formatted for `locale`. */
export const toValues = (policy: Policy, locale: string): PolicyValues => ({
  ...toInfoValues(policy, locale),
  quoteId: policy.quoteId ?? '',
  contactId: policy.contactId,
  insuranceTypeId: policy.insuranceTypeId,
  carrierId: policy.carrierId ?? '',
  otherInformation: policy.otherInformation,
});

/** Message keys for prescribed texts. */
export const policyErrorKeys = [...infoErrorKeys, 'need.contact', 'need.insurance'] as const;
type ErrorKey = (typeof policyErrorKeys)[number];
const requiredId = (error: ErrorKey) => z.string().check(z.refine((id) => id !== '', error));

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
        otherInformation: z
          .string()
          .check(
            z.maxLength(policyLimits.otherInformation, fieldMessage('field.maxLength', policyLimits.otherInformation)),
          ),
      })
      .check(
        z.refine((values) => !expiresTooEarly(values), {
          error: 'need.expiryAfter' satisfies ErrorKey,
          path: ['expiredDate'],
        }),
      ),
    z.transform(
      ({ quoteId, contactId, insuranceTypeId, carrierId, otherInformation, ...info }): PolicyBody => ({
        ...toInfoBody(info, locale),
        policyNumber: info.policyNumber.trim(),
        carrierId: carrierId || null,
        otherInformation,
        // the server takes contact and insurance type from the quote
        ...((stored || quoteId === '') && { insuranceTypeId }),
        ...(!stored && (quoteId === '' ? { contactId } : { quoteId })),
      }),
    ),
  );
