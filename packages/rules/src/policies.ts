import type { Viewer } from './access.ts';
import { dayOf } from './days.ts';

/** Policy statuses. */
export const policyStatuses = [
  'MISSING_INFO',
  'ACTIVE',
  'PENDING',
  'IN_REVIEW',
  'EXPIRING',
  'EXPIRED',
  'NOT_RENEWED',
  'BOUND',
  'FAILED',
  'QUEUED',
  'CANCELLED',
] as const;
export type PolicyStatus = (typeof policyStatuses)[number];

/** Statuses with a list filter, in the order of the counters above the list. */
export const policyFilters = [
  'ACTIVE',
  'PENDING',
  'IN_REVIEW',
  'EXPIRING',
  'EXPIRED',
  'BOUND',
  'QUEUED',
  'MISSING_INFO',
  'FAILED',
  'NOT_RENEWED',
  'CANCELLED',
] as const satisfies readonly PolicyStatus[];

/** Statuses in which a policy provides coverage. */
export const runningPolicyStatuses = ['ACTIVE', 'EXPIRING', 'BOUND'] as const satisfies readonly PolicyStatus[];

/** Policy data that decides whether it is in force. Days are midnight UTC in unix seconds. */
interface PolicyDays {
  policyStatus: PolicyStatus;
  effectiveDate: number | null;
  expiredDate: number | null;
}

/** Whether a policy provides coverage on a day. Only such a policy has an ID card. */
export function isInForce({ policyStatus, effectiveDate, expiredDate }: PolicyDays, now: number): boolean {
  const today = dayOf(now);
  return (
    runningPolicyStatuses.some((status) => status === policyStatus) &&
    (effectiveDate === null || effectiveDate <= today) &&
    (expiredDate === null || expiredDate >= today)
  );
}

/** Whether a policy insures vehicles, by the name of its insurance type. Their ID cards name the vehicle. */
export const insuresVehicle = (insuranceName: string): boolean =>
  /\b(?:auto(?:mobile)?|cars?|motor(?:cycle)?|vehicles?|trucks?)\b/i.test(insuranceName);

/** Renewal periods, in days before the expiration date. */
export const renewalDays = [30, 60, 90] as const;
export type RenewalDays = (typeof renewalDays)[number];

/** Default status of a new policy. */
export const NEW_POLICY_STATUS = 'PENDING' satisfies PolicyStatus;

export const policyTypes = ['NEW_BUSINESS', 'RENEWAL'] as const;
export type PolicyType = (typeof policyTypes)[number];

/** Sender of the bill: the agency or the carrier. */
export const policyPaymentTypes = ['AGENCY_BILL', 'DIRECT_BILL'] as const;
export type PolicyPaymentType = (typeof policyPaymentTypes)[number];

export const policyPaymentTerms = ['ESCROW_BILLING', 'INSTALLMENT', 'PAID_IN_FULL', 'PREMIUM_FINANCE'] as const;
export type PolicyPaymentTerm = (typeof policyPaymentTerms)[number];

/** For a policy and for each of its transactions. */
export const policyPaymentStatuses = ['PENDING', 'PAID', 'PAST_DUE', 'AUTO_PAY'] as const;
export type PolicyPaymentStatus = (typeof policyPaymentStatuses)[number];

/** Source of a policy: created by an agent, or from a document of the customer. */
export const policySources = ['CREATED', 'CUSTOMER'] as const;
export type PolicySource = (typeof policySources)[number];

export const policyTransactionTypes = [
  'AUDIT',
  'ENDORSEMENT',
  'NOC',
  'RENEWAL',
  'REWRITE',
  'NON_RENEWAL',
  'CANCEL',
  'NEW_BUSINESS',
] as const;
export type PolicyTransactionType = (typeof policyTransactionTypes)[number];

/** Billing types of a transaction. A transaction can also have none. */
export const billingTypes = ['INVOICE'] as const;
export type BillingType = (typeof billingTypes)[number];

/** Document types of a policy. */
export const policyDocTypes = ['POLICY', 'BILL', 'CLAIM', 'OTHER'] as const;
export type PolicyDocType = (typeof policyDocTypes)[number];

export const certificateStatuses = ['REQUESTED', 'SENT'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

type Who = Pick<Viewer, 'role' | 'licensed'>;

/** Policy data for the rules. */
interface PolicyState {
  policyStatus: PolicyStatus;
}

/** A policy can be cancelled once, from any status. Agents can set any status; cancelling is the only change for customers. */
export const mayCancelPolicy = ({ policyStatus }: PolicyState): boolean => policyStatus !== 'CANCELLED';

/** Customers can pay for an active policy if the carrier has a payment page. */
export const mayPayPolicy = (
  { role }: Pick<Viewer, 'role'>,
  { policyStatus }: PolicyState,
  paymentUrl: string | null,
): boolean => role === 'CUSTOMER' && policyStatus === 'ACTIVE' && paymentUrl !== null && paymentUrl !== '';

/** Whether the user may change a policy, its coverages and its transactions. */
export const mayEditPolicy = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'AGENT';

/** Licensed agents can add and delete documents of a policy. */
export const mayChangePolicyDocs = ({ role, licensed }: Who): boolean => role === 'AGENT' && licensed;

type Agent = Pick<Viewer, 'role' | 'licensed' | 'agencyAdmin'>;

/** Policy with the agent of its contact. */
interface PolicyOfContact {
  contactDetails: { agent: { id: string; licensedAgent: boolean } };
}

/** Whether the user is the agent of the policy's contact. */
const isContactAgent = ({ role }: Pick<Viewer, 'role'>, userId: string, { contactDetails }: PolicyOfContact): boolean =>
  role === 'AGENT' && contactDetails.agent.id === userId;

/** The contact's agent, the policy's assigned agent and agency admins can change the assigned agent. All need a license. */
export const mayAssignPolicy = (
  viewer: Agent,
  userId: string,
  policy: PolicyOfContact & { assignedAgentId: string },
): boolean =>
  viewer.role === 'AGENT' &&
  viewer.licensed &&
  (viewer.agencyAdmin || policy.assignedAgentId === userId || isContactAgent(viewer, userId, policy));

/**
 * Whether the user answers certificate requests of a policy. This needs a license.
 * The contact's agent and agency admins answer. Every licensed agent does if the contact's agent has no license.
 */
export const answersCertificates = (viewer: Agent, userId: string, policy: PolicyOfContact): boolean =>
  viewer.role === 'AGENT' &&
  viewer.licensed &&
  (viewer.agencyAdmin || isContactAgent(viewer, userId, policy) || !policy.contactDetails.agent.licensedAgent);

/** The customer, the contact's agent (with or without a license) and the agents who answer requests can read certificates. */
export const mayReadCertificates = (viewer: Agent, userId: string, policy: PolicyOfContact): boolean =>
  viewer.role === 'CUSTOMER' || isContactAgent(viewer, userId, policy) || answersCertificates(viewer, userId, policy);

/** Customers ask for certificates. The agents who answer also ask for one on the customer's behalf. */
export const mayRequestCertificate = (viewer: Agent, userId: string, policy: PolicyOfContact): boolean =>
  viewer.role === 'CUSTOMER' || answersCertificates(viewer, userId, policy);

/** Whether the expiration date is after the effective date. Both are midnight UTC. */
export const endsAfter = (effectiveDate: number, expiredDate: number): boolean => expiredDate > effectiveDate;

/** Only an invoice has a number. */
export const needsInvoiceNumber = (billingType: BillingType | null): boolean => billingType === 'INVOICE';

/** Formats an entered premium. Numbers get a dollar sign; other text stays unchanged. */
export const freePremium = (typed: string): string => {
  const [, sign, amount] = /^(-?)(\d[\d,]*(?:\.\d+)?)$/.exec(typed.trim()) ?? [];
  return amount === undefined ? typed : `${sign}$${amount}`;
};

/** Whether a certificate request has content: at least one of the three fields. */
export const asksForCertificate = (asked: { holderName: string; holderAddress: string; description: string }) =>
  [asked.holderName, asked.holderAddress, asked.description].some((text) => text.trim() !== '');

/** Whether a certificate still needs its document. It is sent once. */
export const awaitsDocument = ({ certificateStatus }: { certificateStatus: CertificateStatus }): boolean =>
  certificateStatus === 'REQUESTED';

/** Whether the user may send the document of a certificate. */
export const mayAnswerCertificate = (
  viewer: Agent,
  userId: string,
  policy: PolicyOfContact,
  certificate: { certificateStatus: CertificateStatus },
): boolean => awaitsDocument(certificate) && answersCertificates(viewer, userId, policy);

/** Characters. */
export const policyLimits = {
  policyNumber: 255,
  policyTerm: 255,
  /** Characters, including HTML tags. */
  otherInformation: 20_000,
  transactionPremium: 255,
  invoiceNumber: 255,
  holderName: 255,
  holderAddress: 255,
  certificateDescription: 1000,
} as const;
