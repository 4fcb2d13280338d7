import type { Viewer } from './access.ts';
import { TEXT_MAX_LENGTH } from './limits.ts';

/**
 * What is asked of the agency about a policy. To file a claim and to make a payment are ways to other pages, not requests.
 * Specification, document 2, section 9.
 */
export const serviceTypes = [
  'CHANGE_OF_MAILING_ADDRESS',
  'REQUEST_FOR_ID',
  'REQUEST_FOR_CERTIFICATE',
  'BILLING_INQUIRY',
  'REQUEST_A_CALLBACK',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** PRODUCT, Support. */
export const serviceRequestStatuses = ['OPEN', 'IN_PROGRESS', 'RESOLVED'] as const;
export type ServiceRequestStatus = (typeof serviceRequestStatuses)[number];

/** Of a new mailing address, all required; `state` is the name of one of the 50. RESOLUTIONS G-106. */
export const mailingAddressFields = ['street', 'city', 'state', 'zipCode'] as const;
export type MailingAddressField = (typeof mailingAddressFields)[number];

/** Customers ask for anything; agents with a licence note down what they are asked on the telephone, but for certificates. */
export const mayRequestService = ({ role, licensed }: Pick<Viewer, 'role' | 'licensed'>, type: ServiceType): boolean =>
  role === 'CUSTOMER' || (role === 'AGENT' && licensed && type !== 'REQUEST_FOR_CERTIFICATE');

/** Agents take requests up and answer them. */
export const mayAnswerService = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'AGENT';

/** A request that somebody has looked at is not open again; one that was resolved can be taken up once more. */
export const mayMoveService = (from: ServiceRequestStatus, to: ServiceRequestStatus): boolean =>
  to !== 'OPEN' || from === 'OPEN';

/** Nothing is resolved without a word to whoever asked. */
export const needsServiceAnswer = (status: ServiceRequestStatus): boolean => status === 'RESOLVED';

/** The texts that a request of a type cannot do without, beside a mailing address. */
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
