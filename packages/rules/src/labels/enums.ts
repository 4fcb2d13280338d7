import type { Role } from '../access.ts';
import type { CallDirection, CallOutcome } from '../activity.ts';
import type { AdminStatus } from '../adminRoles.ts';
import type { AgencyAccess, AgencyVerification } from '../agencies.ts';
import type { AuditAction, AuditRecord } from '../audit.ts';
import type { ClaimPersonRole, ClaimReporter, ClaimStatus, ClaimType } from '../claims.ts';
import type { ContactType, EntityLegalType } from '../contacts.ts';
import type { DiscountType } from '../coupons.ts';
import type { DisputeReason, DisputeStatus } from '../disputes.ts';
import type { DocumentRequestStatus, RequestedDocumentType } from '../documentRequests.ts';
import type { AutomaticMailKind, EmailStatus, EmailType } from '../emails.ts';
import type { InvitationState } from '../members.ts';
import type { DigestDays } from '../notificationSchedule.ts';
import type { NotificationEvent } from '../notifications.ts';
import type { CustomerDocType, OpportunityStatus } from '../opportunities.ts';
import type { PlanStatus } from '../plans.ts';
import type {
  BillingType,
  CertificateStatus,
  PolicyDocType,
  PolicyPaymentStatus,
  PolicyPaymentTerm,
  PolicyPaymentType,
  PolicySource,
  PolicyStatus,
  PolicyTransactionType,
  PolicyType,
} from '../policies.ts';
import type { QuoteAnswer, QuoteFeedback, QuoteStatus } from '../quotes.ts';
import type { RefundReason, RefundStatus } from '../refunds.ts';
import type { NonRenewalReason, RenewalDue, RenewalStage } from '../renewals.ts';
import type { ServiceRequestStatus, ServiceType } from '../serviceRequests.ts';
import type { FactorGroup } from '../signInSecurity.ts';
import type { SubscriptionDuration } from '../subscriptionPackages.ts';
import type { TaskKind, TaskRule, WorkGroup } from '../tasks.ts';
import type { VerificationStatus } from '../verification.ts';

/** One label per value of each enum. Keys consist of the enum's name and the value: `policyStatus.BOUND`. */
type LabelsOf<Enums extends Record<keyof Enums, string>> = Readonly<{
  [Name in keyof Enums & string as `${Name}.${Enums[Name]}`]: string;
}>;

export type RoleLabels = LabelsOf<{
  role: Role;
}>;

export type AdminLabels = LabelsOf<{
  adminStatus: AdminStatus;
  jobKind:
    | 'SEND_MAIL'
    | 'MARK_UNDELIVERED'
    | 'FORWARD_REQUEST'
    | 'SETTLE_PAYMENTS'
    | 'START_DAY'
    | 'REMIND_DOCUMENT_REQUESTS'
    | 'RUN_BULK'
    | 'CLEAN_UP'
    | 'SWEEP_STORAGE'
    | 'VACUUM_DATABASE'
    | 'REMOVE_STORED'
    | 'ERASE_STORED'
    | 'DELETE_AGENCY'
    | 'DELETE_EXPIRED_RECORDS'
    | 'REPEAT_ERASURES'
    | 'MAIL_NOTIFICATION'
    | 'SEND_DIGESTS'
    | 'END_CUSTOMER_VIEWS'
    | 'OTHER';
  jobLane: 'mail' | 'billing' | 'clean-up' | 'support' | 'bulk';
}>;

export type AgencyLabels = LabelsOf<{
  memberInvitationState: InvitationState;
  agencyVerification: AgencyVerification;
  agencyAccess: AgencyAccess;
  factorGroup: FactorGroup;
}>;

export type AuditLabels = LabelsOf<{
  auditAction: AuditAction;
  auditRecord: AuditRecord;
}>;

export type PlanLabels = LabelsOf<{
  /** `NONE` and `EXPIRING` are derived from the plans of an agency. */
  planStatus: PlanStatus | 'NONE' | 'EXPIRING';
  subscriptionDuration: SubscriptionDuration;
  transactionKind: 'NEW' | 'UPDATE' | 'REACTIVATION';
  transactionStatus: 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED';
  refundStatus: RefundStatus;
  refundReason: RefundReason;
  disputeStatus: DisputeStatus;
  disputeReason: DisputeReason;
}>;

export type CouponLabels = LabelsOf<{
  discountType: DiscountType;
}>;

export type VerificationLabels = LabelsOf<{
  verificationStatus: VerificationStatus;
}>;

export type ContactLabels = LabelsOf<{
  contactType: ContactType;
  entityLegalType: EntityLegalType;
}>;

export type OpportunityLabels = LabelsOf<{
  opportunityStatus: OpportunityStatus;
  customerDocType: CustomerDocType;
}>;

export type QuoteLabels = LabelsOf<{
  quoteStatus: QuoteStatus;
  quoteFeedback: QuoteFeedback;
  quoteAnswer: QuoteAnswer;
}>;

export type PolicyLabels = LabelsOf<{
  policyStatus: PolicyStatus;
  policyType: PolicyType;
  policySource: PolicySource;
  policyPaymentType: PolicyPaymentType;
  policyPaymentTerm: PolicyPaymentTerm;
  policyPaymentStatus: PolicyPaymentStatus;
  policyTransactionType: PolicyTransactionType;
  billingType: BillingType;
  policyDocType: PolicyDocType;
  certificateStatus: CertificateStatus;
  nonRenewalReason: NonRenewalReason;
  renewalDue: RenewalDue;
  renewalStage: RenewalStage;
}>;

export type ClaimLabels = LabelsOf<{
  claimStatus: ClaimStatus;
  /** The decision while it is open. Other steps have the label of their status. */
  claimStep: 'OUTCOME';
  claimType: ClaimType;
  claimPersonRole: ClaimPersonRole;
  claimReporter: ClaimReporter;
}>;

export type ServiceLabels = LabelsOf<{
  serviceType: ServiceType;
  serviceRequestStatus: ServiceRequestStatus;
  requestedDocumentType: RequestedDocumentType;
  documentRequestStatus: DocumentRequestStatus;
}>;

export type TaskLabels = LabelsOf<{
  taskKind: TaskKind;
  taskRule: TaskRule;
  workGroup: WorkGroup;
}>;

export type NotificationLabels = LabelsOf<{
  digestDays: DigestDays;
  notificationEvent: NotificationEvent;
}>;

export type ActivityLabels = LabelsOf<{
  callDirection: CallDirection;
  callOutcome: CallOutcome;
}>;

export type DashboardLabels = LabelsOf<{
  inProgressKind: 'CLAIM' | 'CERTIFICATE' | 'SERVICE' | 'REQUEST' | 'QUOTE';
}>;

export type MailingLabels = LabelsOf<{
  emailType: EmailType;
  emailStatus: EmailStatus;
  automaticMailKind: AutomaticMailKind;
}>;
