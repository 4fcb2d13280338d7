import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, formatDay } from '@fairlead/kit';
import { NEW_POLICY_STATUS, policyLimits } from '@fairlead/rules';
import { formatNumber } from '@fairlead/ui';
import * as z from 'zod/mini';
import { endsTooSoon, type InfoValues, infoFields, infoNeeds, infoOf, toInfo } from '../detail/infoForm';
import type { Policy, PolicyChange } from '../policies.api';

/** What stands in the fields: text as typed. The fields that the server refuses by name are called as it calls them. */
export interface PolicyValues extends InfoValues {
  quoteId: string;
  contactId: string;
  insuranceTypeId: string;
  carrierId: string;
  otherInformation: string;
}

/** What is sent: of a new policy also whose it is, which does not change afterwards. */
export type PolicyBody = PolicyChange & Pick<Schemas['PolicyCreate'], 'policyNumber' | 'quoteId' | 'contactId'>;

/** A new policy. */
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

/** What a quote says of the policy that is made of it. RESOLUTIONS G-87. */
export const ofQuote = (quote: Schemas['QuoteOption'], locale: string) => ({
  quoteId: quote.id,
  contactId: quote.contactId,
  insuranceTypeId: quote.insuranceTypeId,
  carrierId: quote.carrierId,
  premium: formatNumber(quote.premiumAmount, locale, 2),
  effectiveDate: formatDay(quote.effectiveDate),
});

/** A stored policy as the fields show it, its premium in the notation of `locale`. */
export const toValues = (policy: Policy, locale: string): PolicyValues => ({
  ...toInfo(policy, locale),
  quoteId: policy.quoteId ?? '',
  contactId: policy.contactId,
  insuranceTypeId: policy.insuranceTypeId,
  carrierId: policy.carrierId ?? '',
  otherInformation: policy.otherInformation,
});

/** The sentences of the specification; the screen has the words. */
export const policyNeeds = [...infoNeeds, 'need.contact', 'need.insurance'] as const;
type Need = (typeof policyNeeds)[number];
const need = (error: Need) => z.string().check(z.refine((id) => id !== '', error));

interface Rules {
  /** In whose notation the premium is typed. */
  locale: string;
  /** A policy that is there: it has a first day, and stays whose it is. */
  stored: boolean;
}

/** The rules of the form. Specification, document 2, section 5; RESOLUTIONS G-83, G-87. */
export const policySchema = ({ locale, stored }: Rules) =>
  z.pipe(
    z
      .object({
        ...infoFields(locale, { dayRequired: stored }),
        quoteId: z.string(),
        // a quote that is chosen fills both in
        contactId: need('need.contact'),
        insuranceTypeId: need('need.insurance'),
        carrierId: z.string(),
        otherInformation: z
          .string()
          .check(
            z.maxLength(policyLimits.otherInformation, fieldMessage('field.maxLength', policyLimits.otherInformation)),
          ),
      })
      .check(
        z.refine((values) => !endsTooSoon(values), { error: 'need.expiryAfter' satisfies Need, path: ['expiredDate'] }),
      ),
    z.transform(
      ({ quoteId, contactId, insuranceTypeId, carrierId, otherInformation, ...info }): PolicyBody => ({
        ...infoOf(info, locale),
        policyNumber: info.policyNumber.trim(),
        carrierId: carrierId || null,
        otherInformation,
        // a quote says whose it is and for what, and neither changes with it
        ...((stored || quoteId === '') && { insuranceTypeId }),
        ...(!stored && (quoteId === '' ? { contactId } : { quoteId })),
      }),
    ),
  );
