import type { Schemas } from '@fairlead/api-client/client';
import { optionalText, required, requiredText } from '@fairlead/kit';
import type { mailingAddressFields } from '@fairlead/rules';
import {
  asksForCertificate,
  contactPhonePattern,
  requiredServiceTexts,
  type ServiceType,
  serviceLimits,
} from '@fairlead/rules';
import * as z from 'zod/mini';

/** What is asked for in a dialog; a mailing address has a page of its own. */
export type DialogType = Exclude<ServiceType, 'CHANGE_OF_MAILING_ADDRESS'>;

export const emptyRequest = {
  title: '',
  description: '',
  phone: '',
  callbackTime: '',
  holderName: '',
  holderAddress: '',
};
export type RequestValues = typeof emptyRequest;
export type RequestField = keyof RequestValues;

/** The fields of each dialog, in their order. */
export const fieldsOf = {
  REQUEST_FOR_ID: ['description'],
  REQUEST_FOR_CERTIFICATE: ['holderName', 'holderAddress', 'description'],
  BILLING_INQUIRY: ['title', 'description'],
  REQUEST_A_CALLBACK: ['phone', 'callbackTime', 'description'],
} as const satisfies Record<DialogType, readonly RequestField[]>;

/** Whether a dialog cannot do without a text. */
export const needs = (type: DialogType, field: RequestField): boolean =>
  (type === 'BILLING_INQUIRY' && field === 'title') || requiredServiceTexts[type].some((name) => name === field);

/** What the server takes of each dialog; `incomplete` is what is said of a certificate of nothing, `phone` of a number that is none. */
export const requestSchema = (type: DialogType, incomplete: string) => {
  const text = (field: RequestField, max: number) => (needs(type, field) ? requiredText(max) : optionalText(max));
  const phone = z.refine<string>((typed) => contactPhonePattern.test(typed), 'phone');
  return z
    .object({
      title: text('title', serviceLimits.title),
      description: text('description', serviceLimits.description),
      phone: text('phone', serviceLimits.phone).check(phone),
      callbackTime: text('callbackTime', serviceLimits.callbackTime),
      holderName: text('holderName', serviceLimits.address),
      holderAddress: text('holderAddress', serviceLimits.address),
    })
    .check(
      z.refine((asked) => type !== 'REQUEST_FOR_CERTIFICATE' || asksForCertificate(asked), {
        error: incomplete,
        path: ['holderName'],
      }),
    );
};

export type AddressValues = Record<(typeof mailingAddressFields)[number], string>;
export const emptyAddress: AddressValues = { street: '', city: '', state: '', zipCode: '' };

/** Each part is required, and at most 255 characters. Specification, document 2, section 5. */
export const addressSchema = z.object({
  street: requiredText(serviceLimits.address),
  city: requiredText(serviceLimits.address),
  state: required(),
  zipCode: requiredText(serviceLimits.address),
});

/** The body of a request of a dialog: what its fields say and nothing else. */
export const bodyOf = (
  policyId: string,
  policyServiceType: DialogType,
  values: RequestValues,
  title: string,
): Schemas['ServiceRequestCreate'] => {
  const said = Object.fromEntries(fieldsOf[policyServiceType].map((field) => [field, values[field].trim()]));
  return { ...emptyRequest, ...said, policyId, policyServiceType, title };
};
