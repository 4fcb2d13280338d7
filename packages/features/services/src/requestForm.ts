import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, type Messages, optionalText, required, requiredText } from '@fairlead/kit';
import type { mailingAddressFields } from '@fairlead/rules';
import {
  asksForCertificate,
  contactPhonePattern,
  needsServiceAnswer,
  requiredServiceTexts,
  type ServiceRequestStatus,
  type ServiceType,
  serviceLimits,
} from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
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
type RequestValues = typeof emptyRequest;
type RequestField = keyof RequestValues;

/** Fields of each dialog, in order. */
export const fieldsOf = {
  REQUEST_FOR_ID: ['description'],
  REQUEST_FOR_CERTIFICATE: ['holderName', 'holderAddress', 'description'],
  BILLING_INQUIRY: ['title', 'description'],
  REQUEST_A_CALLBACK: ['phone', 'callbackTime', 'description'],
} as const satisfies Record<DialogType, readonly RequestField[]>;

/** Whether a field is required. */
const isRequired = (type: DialogType, field: RequestField): boolean =>
  (type === 'BILLING_INQUIRY' && field === 'title') || requiredServiceTexts[type].some((name) => name === field);

type ErrorKey = Extract<keyof Messages['services'], `error.${string}` | 'answerMissing'>;
const errorKey = (key: ErrorKey) => key;

/** Schema of a dialog. */
const requestSchema = (type: DialogType) => {
  const text = (field: RequestField, max: number) => (isRequired(type, field) ? requiredText(max) : optionalText(max));
  const phone = z.refine<string>((typed) => contactPhonePattern.test(typed), errorKey('error.phone'));
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
        error: errorKey('error.incomplete'),
        path: ['holderName'],
      }),
    );
};

const defineRequest = (type: DialogType) =>
  defineForm({
    messages: 'services',
    fields: {
      title: { label: 'field.title', required: isRequired(type, 'title') },
      description: { label: 'field.description', required: isRequired(type, 'description') },
      phone: { label: 'field.phone', required: isRequired(type, 'phone') },
      callbackTime: { label: 'field.callbackTime', hint: 'callbackHint', required: isRequired(type, 'callbackTime') },
      holderName: { label: 'field.holderName', required: isRequired(type, 'holderName') },
      holderAddress: { label: 'field.holderAddress', required: isRequired(type, 'holderAddress') },
    },
    empty: emptyRequest,
    resolver: () => zodResolver(requestSchema(type)),
  });

/** Form of each dialog. */
export const requestForms = {
  REQUEST_FOR_ID: defineRequest('REQUEST_FOR_ID'),
  REQUEST_FOR_CERTIFICATE: defineRequest('REQUEST_FOR_CERTIFICATE'),
  BILLING_INQUIRY: defineRequest('BILLING_INQUIRY'),
  REQUEST_A_CALLBACK: defineRequest('REQUEST_A_CALLBACK'),
} satisfies Record<DialogType, unknown>;

export type AddressValues = Record<(typeof mailingAddressFields)[number], string>;
const emptyAddress: AddressValues = { street: '', city: '', state: '', zipCode: '' };

/** All parts are required, with at most 255 characters each. */
const addressSchema = z.object({
  street: requiredText(serviceLimits.address),
  city: requiredText(serviceLimits.address),
  state: required(),
  zipCode: requiredText(serviceLimits.address),
});

const answerSchema = z.object({ serviceRequestStatus: z.custom<ServiceRequestStatus>(), answer: z.string() }).check(
  z.refine(({ serviceRequestStatus, answer }) => !needsServiceAnswer(serviceRequestStatus) || answer.trim() !== '', {
    error: errorKey('answerMissing'),
    path: ['answer'],
  }),
);

export const addressForm = defineForm({
  messages: 'services',
  fields: {
    street: { label: 'field.street', required: true },
    city: { label: 'field.city', required: true },
    state: { label: 'field.state', required: true },
    zipCode: { label: 'field.zipCode', required: true },
  },
  empty: emptyAddress,
  resolver: () => zodResolver(addressSchema),
});

const emptyAnswer: z.input<typeof answerSchema> = { serviceRequestStatus: 'IN_PROGRESS', answer: '' };

/** Answer to a request. The agent starts an open request by default. */
export const answerForm = defineForm({
  messages: 'services',
  fields: { serviceRequestStatus: 'status', answer: { label: 'field.answer', hint: 'answerHint' } },
  empty: emptyAnswer,
  valuesOf: ({ serviceRequestStatus: status, answer }: Schemas['ServiceRequest']) => ({
    serviceRequestStatus: status === 'OPEN' ? 'IN_PROGRESS' : status,
    answer,
  }),
  resolver: () => zodResolver(answerSchema),
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
