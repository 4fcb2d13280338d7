import type { Viewer } from './access.ts';

/** Every status that a policy can have. Specification, document 2, section 4; RESOLUTIONS G-86. */
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

/** Those in which a policy insures somebody. */
export const runningPolicyStatuses = ['ACTIVE', 'EXPIRING', 'BOUND'] as const satisfies readonly PolicyStatus[];

/** Days before its end in which somebody has to think of the renewal of a policy. */
export const renewalDays = [30, 60, 90] as const;
export type RenewalDays = (typeof renewalDays)[number];

/** Of a new policy, unless somebody says otherwise. */
export const NEW_POLICY_STATUS = 'PENDING' satisfies PolicyStatus;

export const policyTypes = ['NEW_BUSINESS', 'RENEWAL'] as const;
export type PolicyType = (typeof policyTypes)[number];

/** Who sends the bill: the agency or the carrier. */
export const policyPaymentTypes = ['AGENCY_BILL', 'DIRECT_BILL'] as const;
export type PolicyPaymentType = (typeof policyPaymentTypes)[number];

export const policyPaymentTerms = ['ESCROW_BILLING', 'INSTALLMENT', 'PAID_IN_FULL', 'PREMIUM_FINANCE'] as const;
export type PolicyPaymentTerm = (typeof policyPaymentTerms)[number];

/** Of a policy and of each of its transactions. */
export const policyPaymentStatuses = ['PENDING', 'PAID', 'PAST_DUE', 'AUTO_PAY'] as const;
export type PolicyPaymentStatus = (typeof policyPaymentStatuses)[number];

/** Who brought a policy in: an agent, who created it, or the customer with a document. RESOLUTIONS G-87, G-88. */
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

/** How a transaction is billed, when it is. RESOLUTIONS G-95. */
export const billingTypes = ['INVOICE'] as const;
export type BillingType = (typeof billingTypes)[number];

/** What a document of a policy is. Specification, document 2, section 9. */
export const policyDocTypes = ['POLICY', 'BILL', 'CLAIM', 'OTHER'] as const;
export type PolicyDocType = (typeof policyDocTypes)[number];

export const certificateStatuses = ['REQUESTED', 'SENT'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

type Who = Pick<Viewer, 'role' | 'licensed'>;

/** The status of a policy, as the rules ask about it. */
interface Standing {
  policyStatus: PolicyStatus;
}

/** A policy is cancelled once, from whatever status it has. Agents set any status; this is all that customers do. */
export const mayCancelPolicy = ({ policyStatus }: Standing): boolean => policyStatus !== 'CANCELLED';

/** Customers pay for what insures them now, where the carrier has a page for it. RESOLUTIONS G-118. */
export const mayPayPolicy = (
  { role }: Pick<Viewer, 'role'>,
  { policyStatus }: Standing,
  paymentUrl: string | null,
): boolean => role === 'CUSTOMER' && policyStatus === 'ACTIVE' && paymentUrl !== null && paymentUrl !== '';

/** Whether what stands in a policy, its coverages and its transactions is changed by somebody like this. */
export const mayEditPolicy = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'AGENT';

/** Files are put with a policy, and taken away, by agents with a licence. Specification, document 2, section 6. */
export const mayChangePolicyDocs = ({ role, licensed }: Who): boolean => role === 'AGENT' && licensed;

/** The agent who looks after the contact gives a policy to another agent, and sees its certificates. */
export const ownsPolicy = (
  { role }: Pick<Viewer, 'role'>,
  userId: string,
  { contactDetails }: { contactDetails: { agent: { id: string } } },
): boolean => role === 'AGENT' && contactDetails.agent.id === userId;

/** Whether a policy may end on this day; both are midnight UTC. */
export const endsAfter = (effectiveDate: number, expiredDate: number): boolean => expiredDate > effectiveDate;

/** An invoice has a number, and what is not billed has none. */
export const needsInvoiceNumber = (billingType: BillingType | null): boolean => billingType === 'INVOICE';

/** The premium of a transaction as it was typed: only what is a number is of dollars. RESOLUTIONS G-93. */
export const freePremium = (typed: string): string => {
  const [, sign, amount] = /^(-?)(\d[\d,]*(?:\.\d+)?)$/.exec(typed.trim()) ?? [];
  return amount === undefined ? typed : `${sign}$${amount}`;
};

/** A certificate says something about somebody: one of the three has to be filled in. */
export const asksForCertificate = (asked: { holderName: string; holderAddress: string; description: string }) =>
  [asked.holderName, asked.holderAddress, asked.description].some((text) => text.trim() !== '');

/** Agents send what was asked for, once. */
export const mayAnswerCertificate = (
  { role }: Pick<Viewer, 'role'>,
  { certificateStatus }: { certificateStatus: CertificateStatus },
): boolean => role === 'AGENT' && certificateStatus === 'REQUESTED';

/** Characters. */
export const policyLimits = {
  policyNumber: 255,
  policyTerm: 255,
  /** HTML, with its tags. */
  otherInformation: 20_000,
  transactionPremium: 255,
  invoiceNumber: 255,
  holderName: 255,
  holderAddress: 255,
  certificateDescription: 1000,
} as const;
