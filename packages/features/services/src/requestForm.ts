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

/** Services requested in a dialog. A change of the mailing address has its own page. */
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

/** Fields of each dialog, in order. */
export const fieldsOf = {
  REQUEST_FOR_ID: ['description'],
  REQUEST_FOR_CERTIFICATE: ['holderName', 'holderAddress', 'description'],
  BILLING_INQUIRY: ['title', 'description'],
  REQUEST_A_CALLBACK: ['phone', 'callbackTime', 'description'],
} as const satisfies Record<DialogType, readonly RequestField[]>;

/** Whether a field is required. */
export const isRequired = (type: DialogType, field: RequestField): boolean =>
  (type === 'BILLING_INQUIRY' && field === 'title') || requiredServiceTexts[type].some((name) => name === field);

/**
 * Schema of a dialog. Uses `incomplete` as the error of an empty certificate request and `phone` as the error of an invalid
 * phone number.
 */
export const requestSchema = (type: DialogType, incomplete: string) => {
  const text = (field: RequestField, max: number) => (isRequired(type, field) ? requiredText(max) : optionalText(max));
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
      z.refine((values) => type !== 'REQUEST_FOR_CERTIFICATE' || asksForCertificate(values), {
        error: incomplete,
        path: ['holderName'],
      }),
    );
};

export type AddressValues = Record<(typeof mailingAddressFields)[number], string>;
export const emptyAddress: AddressValues = { street: '', city: '', state: '', zipCode: '' };

/** All parts are required, with at most 255 characters each. */
export const addressSchema = z.object({
  street: requiredText(serviceLimits.address),
  city: requiredText(serviceLimits.address),
  state: required(),
  zipCode: requiredText(serviceLimits.address),
});

/** Request body with only the fields of the dialog. */
export const toRequestBody = (
  policyId: string,
  policyServiceType: DialogType,
  values: RequestValues,
  title: string,
): Schemas['ServiceRequestCreate'] => {
  const fields = Object.fromEntries(fieldsOf[policyServiceType].map((field) => [field, values[field].trim()]));
  return { ...emptyRequest, ...fields, policyId, policyServiceType, title };
};
