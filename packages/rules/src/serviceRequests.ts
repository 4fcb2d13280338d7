import type { Viewer } from './access.ts';
import { TEXT_MAX_LENGTH } from './limits.ts';

/** Requests to the agency about a policy. Filing a claim and making a payment are separate pages. */
export const serviceTypes = [
  'CHANGE_OF_MAILING_ADDRESS',
  'REQUEST_FOR_ID',
  'REQUEST_FOR_CERTIFICATE',
  'BILLING_INQUIRY',
  'REQUEST_A_CALLBACK',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

export const serviceRequestStatuses = ['OPEN', 'IN_PROGRESS', 'RESOLVED'] as const;
export type ServiceRequestStatus = (typeof serviceRequestStatuses)[number];

/** Required fields of a new mailing address. `state` is the name of one of the 50 states. */
export const mailingAddressFields = ['street', 'city', 'state', 'zipCode'] as const;
export type MailingAddressField = (typeof mailingAddressFields)[number];

/** Customers can request every service. Licensed agents can record requests from phone calls, except for certificates. */
export const mayRequestService = ({ role, licensed }: Pick<Viewer, 'role' | 'licensed'>, type: ServiceType): boolean =>
  role === 'CUSTOMER' || (role === 'AGENT' && licensed && type !== 'REQUEST_FOR_CERTIFICATE');

/** Agents process and answer requests. */
export const mayAnswerService = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'AGENT';

/** A request cannot return to open. A resolved request can be in progress again. */
export const mayMoveService = (from: ServiceRequestStatus, to: ServiceRequestStatus): boolean =>
  to !== 'OPEN' || from === 'OPEN';

/** Resolving a request requires an answer to the customer. */
export const needsServiceAnswer = (status: ServiceRequestStatus): boolean => status === 'RESOLVED';

/** Required texts per type, in addition to a mailing address. */
export const requiredServiceTexts = {
  CHANGE_OF_MAILING_ADDRESS: [],
  REQUEST_FOR_ID: [],
  REQUEST_FOR_CERTIFICATE: [],
  BILLING_INQUIRY: ['description'],
  REQUEST_A_CALLBACK: ['phone'],
} as const satisfies Record<ServiceType, readonly ('description' | 'phone')[]>;

/** Characters. */
export const serviceLimits = {
  title: TEXT_MAX_LENGTH,
  address: TEXT_MAX_LENGTH,
  callbackTime: TEXT_MAX_LENGTH,
  phone: 32,
  description: 1000,
  answer: 2000,
} as const;
