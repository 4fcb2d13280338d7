import type { operations } from '@fairlead/openapi';
import type { Guard } from '@fairlead/rules';

export type OperationId = keyof operations;

/**
 * Roles that may call each operation, checked before the body is read. Handlers check access to a single record. An operation
 * of the contract without an entry does not compile.
 */
export const access = {
  signIn: 'public',
  getMe: 'anySession',
  signOut: 'anySession',
  signUp: 'public',
  getInvitation: 'public',
  acceptInvitation: 'public',
  validateReferral: 'public',
  signUpByReferral: 'public',
  verifyEmail: 'public',
  resendVerification: 'public',
  forgetPassword: 'public',
  resetPassword: 'public',
  changePassword: 'signedIn',
  getAccountSecurity: 'signedIn',
  updateSecurityAlerts: 'signedIn',
  endSession: 'signedIn',
  confirmSession: 'signedIn',
  endOtherSessions: 'signedIn',
  startPasskeySignIn: 'public',
  signInWithSecondFactor: 'public',
  getSecondFactor: 'anySession',
  startAuthenticator: 'anySession',
  confirmAuthenticator: 'anySession',
  startPasskey: 'anySession',
  confirmPasskey: 'anySession',
  renamePasskey: 'signedIn',
  removePasskey: 'signedIn',
  renewRecoveryCodes: 'signedIn',
  turnOffSecondFactor: 'signedIn',
  // The handlers decide by the account, with `accountRefusal`.
  getUserAccount: { ADMIN: { privilege: 'ADMIN_UPDATE' }, AGENT: { agencyAdmin: true } },
  endUserSessions: { ADMIN: { privilege: 'ADMIN_UPDATE' }, AGENT: { agencyAdmin: true } },
  resetUserSecondFactor: { ADMIN: { privilege: 'ADMIN_UPDATE' }, AGENT: { agencyAdmin: true } },
  disableCustomerAccount: { AGENT: { agencyAdmin: true } },
  enableCustomerAccount: { AGENT: { agencyAdmin: true } },
  updateProfile: 'signedIn',
  // Admins use `updateAdminProfilePicture`.
  updateProfilePicture: { AGENT: {}, CUSTOMER: {} },
  updateAdminProfilePicture: { ADMIN: {} },
  listStates: 'public',
  // Finds records that the caller may list.
  search: 'signedIn',
  listListViews: { ADMIN: {}, AGENT: { subscribed: true } },
  createListView: { ADMIN: {}, AGENT: { subscribed: true } },
  updateListView: { ADMIN: {}, AGENT: { subscribed: true } },
  deleteListView: { ADMIN: {}, AGENT: { subscribed: true } },
  startBulk: { AGENT: { subscribed: true } },
  getBulkRun: { AGENT: { subscribed: true } },
  stopBulk: { AGENT: { subscribed: true } },
  undoBulk: { AGENT: { subscribed: true } },
  createAddress: 'signedIn',
  updateAddress: 'signedIn',
  listAdmins: { ADMIN: { privilege: 'ADMIN_VIEW' } },
  exportAdmins: { ADMIN: { privilege: 'ADMIN_VIEW' } },
  getAdmin: { ADMIN: { privilege: 'ADMIN_VIEW' } },
  createAdmin: { ADMIN: { privilege: 'ADMIN_CREATE' } },
  updateAdmin: { ADMIN: { privilege: 'ADMIN_UPDATE' } },
  deleteAdmin: { ADMIN: { privilege: 'ADMIN_DELETE' } },
  sendAdminInvitation: { ADMIN: { privilege: 'ADMIN_CREATE' } },
  revokeAdminInvitation: { ADMIN: { privilege: 'ADMIN_CREATE' } },
  countNewAuditEntries: { ADMIN: { privilege: 'AUDIT_VIEW' }, AGENT: { agencyAdmin: true } },
  listAuditLog: { ADMIN: { privilege: 'AUDIT_VIEW' }, AGENT: { agencyAdmin: true } },
  exportAuditLog: { ADMIN: { privilege: 'AUDIT_VIEW' }, AGENT: { agencyAdmin: true } },
  listFailedJobs: { ADMIN: { privilege: 'ADMIN_VIEW' } },
  retryFailedJob: { ADMIN: { privilege: 'ADMIN_UPDATE' } },
  discardFailedJob: { ADMIN: { privilege: 'ADMIN_UPDATE' } },
  listRoles: { ADMIN: { privilege: 'ROLE_READ' } },
  exportRoles: { ADMIN: { privilege: 'ROLE_READ' } },
  listRoleChoices: { ADMIN: { privilege: 'ADMIN_VIEW' } },
  getRole: { ADMIN: { privilege: 'ROLE_READ' } },
  createRole: { ADMIN: { privilege: 'ROLE_CREATE' } },
  updateRole: { ADMIN: { privilege: 'ROLE_UPDATE' } },
  deleteRole: { ADMIN: { privilege: 'ROLE_DELETE' } },
  listAgencies: { ADMIN: {} },
  exportAgencies: { ADMIN: {} },
  getAgency: { ADMIN: {}, AGENT: {} },
  disableAgency: { ADMIN: { privilege: 'ADMIN_UPDATE' } },
  enableAgency: { ADMIN: { privilege: 'ADMIN_UPDATE' } },
  listAgencyAgents: { ADMIN: {}, AGENT: {} },
  exportAgencyAgents: { ADMIN: {}, AGENT: {} },
  getAgencyAgent: { ADMIN: {}, AGENT: {} },
  listAgencyAgentOptions: { ADMIN: {}, AGENT: {} },
  // Also without a subscription, because an agency keeps its data after its plan.
  exportAgencyData: { AGENT: { agencyAdmin: true } },
  requestAgencyDeletion: { AGENT: { agencyAdmin: true } },
  withdrawAgencyDeletion: { AGENT: { agencyAdmin: true } },
  deleteAgency: { ADMIN: { privilege: 'ADMIN_UPDATE' } },
  updateAgency: { AGENT: { agencyAdmin: true } },
  updateSignInSecurity: { AGENT: { subscribed: true, agencyAdmin: true } },
  getAgencySettings: { AGENT: { agencyAdmin: true } },
  updateBrand: { AGENT: { subscribed: true, agencyAdmin: true } },
  updateRetention: { AGENT: { subscribed: true, agencyAdmin: true } },
  countExpiredRecords: { AGENT: { subscribed: true, agencyAdmin: true } },
  updateTimeSettings: { AGENT: { subscribed: true, agencyAdmin: true } },
  updateTaskRule: { AGENT: { subscribed: true, agencyAdmin: true } },
  updateAgentProfile: { AGENT: { agencyAdmin: true } },
  listInvitations: { AGENT: { agencyAdmin: true } },
  findInvitedAgent: { AGENT: { subscribed: true, agencyAdmin: true } },
  getContactInvitation: { AGENT: { subscribed: true } },
  // Any agent invites contacts. The handler lets only agency admins invite agents.
  createInvitation: { AGENT: { subscribed: true } },
  sendInvitation: { AGENT: { subscribed: true } },
  revokeInvitation: { AGENT: { agencyAdmin: true } },
  listContacts: { AGENT: { subscribed: true } },
  exportContacts: { AGENT: { subscribed: true } },
  listContactOptions: { AGENT: { subscribed: true } },
  getContact: { AGENT: { subscribed: true } },
  getPersonalData: { AGENT: { agencyAdmin: true, subscribed: true } },
  exportPersonalData: { AGENT: { agencyAdmin: true, subscribed: true } },
  eraseContact: { AGENT: { agencyAdmin: true, subscribed: true } },
  // The handler allows the licensed agent of the contact and agency admins.
  startCustomerView: { AGENT: { subscribed: true } },
  // Only the token of a view can end it.
  endCustomerView: 'signedIn',
  createContact: { AGENT: { subscribed: true, licensed: true } },
  updateContact: { AGENT: { subscribed: true, licensed: true } },
  listOpportunities: { AGENT: { subscribed: true }, CUSTOMER: { subscribed: true } },
  exportOpportunities: { AGENT: { subscribed: true } },
  getOpportunity: { AGENT: { subscribed: true }, CUSTOMER: { subscribed: true } },
  // Customers can request insurance themselves.
  createOpportunities: { AGENT: { subscribed: true, licensed: true }, CUSTOMER: { subscribed: true } },
  updateOpportunity: { AGENT: { subscribed: true } },
  deleteOpportunity: { AGENT: { subscribed: true } },
  assignOpportunity: { AGENT: { subscribed: true } },
  requestAutomatedQuote: { AGENT: { subscribed: true, licensed: true } },
  submitCustomerPolicyDoc: { CUSTOMER: { subscribed: true } },
  downloadOpportunityDetails: { AGENT: { subscribed: true }, CUSTOMER: { subscribed: true } },
  listCoupons: { ADMIN: { privilege: 'COUPONS_READ' } },
  exportCoupons: { ADMIN: { privilege: 'COUPONS_READ' } },
  getCoupon: { ADMIN: { privilege: 'COUPONS_READ' } },
  createCoupon: { ADMIN: { privilege: 'COUPONS_CREATE' } },
  updateCoupon: { ADMIN: { privilege: 'COUPONS_UPDATE' } },
  deleteCoupon: { ADMIN: { privilege: 'COUPONS_DELETE' } },
  checkCoupon: { AGENT: { agencyAdmin: true } },
  listSubscriptionPackages: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_READ' }, AGENT: { agencyAdmin: true } },
  exportSubscriptionPackages: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_READ' } },
  getSubscriptionPackage: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_READ' }, AGENT: { agencyAdmin: true } },
  createSubscriptionPackage: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_CREATE' } },
  updateSubscriptionPackage: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_UPDATE' } },
  deleteSubscriptionPackage: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_DELETE' } },
  listVerificationDocs: { ADMIN: { privilege: 'VERIFICATION_DOC_ALL' } },
  getVerificationDoc: { ADMIN: { privilege: 'VERIFICATION_DOC_ALL' } },
  createVerificationDoc: { ADMIN: { privilege: 'VERIFICATION_DOC_ALL' } },
  updateVerificationDoc: { ADMIN: { privilege: 'VERIFICATION_DOC_ALL' } },
  deleteVerificationDoc: { ADMIN: { privilege: 'VERIFICATION_DOC_ALL' } },
  listRequestedDocs: {
    ADMIN: { privilege: 'VERIFICATION_DOC_ALL' },
    AGENT: { subscribed: true, agencyAdmin: true },
  },
  listUploadedDocs: { ADMIN: { privilege: 'VERIFICATION_DOC_ALL' } },
  exportUploadedDocs: { ADMIN: { privilege: 'VERIFICATION_DOC_ALL' } },
  createUploadedDoc: { AGENT: { subscribed: true, agencyAdmin: true } },
  reviewUploadedDoc: { ADMIN: { privilege: 'VERIFICATION_DOC_ALL' } },
  listEmails: { AGENT: { subscribed: true } },
  exportEmails: { AGENT: { subscribed: true } },
  getEmail: { AGENT: { subscribed: true } },
  sendEmail: { AGENT: { subscribed: true } },
  // The handler allows the sender and agency admins.
  retryEmail: { AGENT: { subscribed: true } },
  listUndeliveredMails: { AGENT: { subscribed: true } },
  // The handler allows the sender and agency admins.
  updateUndeliveredMail: { AGENT: { subscribed: true } },
  retryUndeliveredMail: { AGENT: { subscribed: true } },
  listMailThreads: { AGENT: { subscribed: true } },
  getInboxCounts: { AGENT: { subscribed: true } },
  getMailThread: { AGENT: { subscribed: true } },
  updateMailThread: { AGENT: { subscribed: true } },
  createThreadNote: { AGENT: { subscribed: true } },
  getEmailToReply: 'public',
  replyEmail: 'public',
  listInsuranceTypes: { ADMIN: { privilege: 'INSURANCE_TYPE_READ' } },
  listInsuranceTypeOptions: 'signedIn',
  listAllInsuranceTypes: 'signedIn',
  getInsuranceType: { ADMIN: { privilege: 'INSURANCE_TYPE_READ' } },
  createInsuranceType: { ADMIN: { privilege: 'INSURANCE_TYPE_CREATE' } },
  updateInsuranceType: { ADMIN: { privilege: 'INSURANCE_TYPE_UPDATE' } },
  deleteInsuranceType: { ADMIN: { privilege: 'INSURANCE_TYPE_DELETE' } },
  listCarriers: { ADMIN: { privilege: 'CARRIER_READ' } },
  listCarrierOptions: 'signedIn',
  getCarrier: { ADMIN: { privilege: 'CARRIER_READ' } },
  createCarrier: { ADMIN: { privilege: 'CARRIER_CREATE' } },
  updateCarrier: { ADMIN: { privilege: 'CARRIER_UPDATE' } },
  deleteCarrier: { ADMIN: { privilege: 'CARRIER_DELETE' } },
  listPlans: { ADMIN: {}, AGENT: { agencyAdmin: true } },
  exportPlans: { ADMIN: {}, AGENT: { agencyAdmin: true } },
  getPlanOfAgency: { ADMIN: {}, AGENT: { agencyAdmin: true } },
  getPlan: { ADMIN: {}, AGENT: { agencyAdmin: true } },
  subscribe: { AGENT: { agencyAdmin: true } },
  updatePlan: { AGENT: { agencyAdmin: true } },
  listTransactions: {
    ADMIN: { privilege: 'TRANSACTION_VIEW' },
    AGENT: { privilege: 'TRANSACTION_VIEW', agencyAdmin: true },
  },
  exportTransactions: {
    ADMIN: { privilege: 'TRANSACTION_VIEW' },
    AGENT: { privilege: 'TRANSACTION_VIEW', agencyAdmin: true },
  },
  getTransaction: {
    ADMIN: { privilege: 'TRANSACTION_VIEW' },
    AGENT: { privilege: 'TRANSACTION_VIEW', agencyAdmin: true },
  },
  refundTransaction: { ADMIN: { privilege: 'TRANSACTION_REFUND' } },
  downloadReceipt: {
    ADMIN: { privilege: 'TRANSACTION_VIEW' },
    AGENT: { privilege: 'TRANSACTION_VIEW', agencyAdmin: true },
  },
  listQuotes: { AGENT: { subscribed: true }, CUSTOMER: {} },
  exportQuotes: { AGENT: { subscribed: true } },
  listQuoteOptions: { AGENT: { subscribed: true } },
  getQuote: { AGENT: { subscribed: true }, CUSTOMER: {} },
  createQuote: { AGENT: { subscribed: true, licensed: true } },
  updateQuote: { AGENT: { subscribed: true } },
  // For these two operations, the handler checks whose contact the quote belongs to.
  deleteQuote: { AGENT: { subscribed: true } },
  assignQuote: { AGENT: { subscribed: true } },
  sendQuoteReadyMail: { AGENT: { subscribed: true } },
  downloadQuote: { AGENT: { subscribed: true }, CUSTOMER: {} },
  getQuoteMail: { AGENT: { subscribed: true } },
  previewQuoteMail: { AGENT: { subscribed: true } },
  sendQuote: { AGENT: { subscribed: true } },
  reviseQuote: { AGENT: { subscribed: true, licensed: true } },
  answerQuote: { CUSTOMER: {} },
  saveCoverages: { AGENT: { subscribed: true } },
  deleteCoverage: { AGENT: { subscribed: true } },
  saveDiscounts: { AGENT: { subscribed: true } },
  deleteDiscount: { AGENT: { subscribed: true } },
  listDocs: { AGENT: { subscribed: true }, CUSTOMER: {} },
  createDoc: { AGENT: { subscribed: true }, CUSTOMER: {} },
  openDoc: { AGENT: { subscribed: true }, CUSTOMER: {} },
  deleteDoc: { AGENT: { subscribed: true } },
  listPolicies: { AGENT: { subscribed: true }, CUSTOMER: {} },
  exportPolicies: { AGENT: { subscribed: true } },
  countPolicies: { AGENT: { subscribed: true }, CUSTOMER: {} },
  getPolicy: { AGENT: { subscribed: true }, CUSTOMER: {} },
  downloadIdCard: { AGENT: { subscribed: true }, CUSTOMER: {} },
  createPolicy: { AGENT: { subscribed: true, licensed: true } },
  importPolicies: { AGENT: { subscribed: true, licensed: true } },
  downloadPolicyTemplate: { AGENT: { subscribed: true, licensed: true } },
  // Customers can only cancel their policy. The handler checks this.
  updatePolicy: { AGENT: { subscribed: true }, CUSTOMER: {} },
  // The handler allows the agent of the contact, the agent of the policy and agency admins.
  listRenewals: { AGENT: { subscribed: true } },
  exportRenewals: { AGENT: { subscribed: true } },
  getRenewalFigures: { AGENT: { subscribed: true } },
  getRenewalsAtRisk: { AGENT: { subscribed: true } },
  renewPolicy: { AGENT: { subscribed: true, licensed: true } },
  requotePolicy: { AGENT: { subscribed: true, licensed: true } },
  updateNonRenewal: { AGENT: { subscribed: true, licensed: true } },
  assignPolicy: { AGENT: { subscribed: true, licensed: true } },
  createPolicyCoverage: { AGENT: { subscribed: true } },
  updatePolicyCoverage: { AGENT: { subscribed: true } },
  createPolicyTransaction: { AGENT: { subscribed: true } },
  updatePolicyTransaction: { AGENT: { subscribed: true } },
  deletePolicyTransaction: { AGENT: { subscribed: true } },
  notifyPolicyTransaction: { AGENT: { subscribed: true } },
  // An unlicensed agent can read certificates of their own contacts. The handler checks this for both operations.
  listCertificates: { AGENT: { subscribed: true }, CUSTOMER: {} },
  createCertificateDoc: { AGENT: { subscribed: true, licensed: true } },
  createCertificate: { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} },
  listTasks: { AGENT: { subscribed: true } },
  getWork: { AGENT: { subscribed: true } },
  // The handlers require a license for tasks of claims.
  createTask: { AGENT: { subscribed: true } },
  updateTask: { AGENT: { subscribed: true } },
  completeTask: { AGENT: { subscribed: true } },
  reopenTask: { AGENT: { subscribed: true } },
  snoozeTask: { AGENT: { subscribed: true } },
  // The handler allows the creator and the agency admin.
  deleteTask: { AGENT: { subscribed: true } },
  // Platform admins have no events.
  listNotifications: { AGENT: {}, CUSTOMER: {} },
  countUnreadNotifications: { AGENT: {}, CUSTOMER: {} },
  markNotifications: { AGENT: {}, CUSTOMER: {} },
  markAllNotifications: { AGENT: {}, CUSTOMER: {} },
  getNotificationSettings: { AGENT: {}, CUSTOMER: {} },
  updateNotificationSetting: { AGENT: {}, CUSTOMER: {} },
  streamNotifications: { AGENT: {}, CUSTOMER: {} },
  getTimeline: { AGENT: { subscribed: true }, CUSTOMER: {} },
  getRecentActivity: { AGENT: { subscribed: true } },
  createNote: { AGENT: { subscribed: true } },
  updateNote: { AGENT: { subscribed: true } },
  pinNote: { AGENT: { subscribed: true } },
  restoreNote: { AGENT: { subscribed: true } },
  deleteNote: { AGENT: { subscribed: true } },
  listDocumentRequests: { AGENT: { subscribed: true }, CUSTOMER: {} },
  getDocumentRequest: { AGENT: { subscribed: true }, CUSTOMER: {} },
  // The handler requires a license for claims.
  createDocumentRequest: { AGENT: { subscribed: true } },
  updateDocumentRequest: { AGENT: { subscribed: true } },
  remindDocumentRequest: { AGENT: { subscribed: true } },
  withdrawDocumentRequest: { AGENT: { subscribed: true } },
  uploadRequestedDocument: { CUSTOMER: {} },
  declineDocumentRequest: { CUSTOMER: {} },
  listServiceRequests: { AGENT: { subscribed: true }, CUSTOMER: {} },
  getServiceRequest: { AGENT: { subscribed: true }, CUSTOMER: {} },
  // Agents record requests that they receive by other channels. The handler lets only licensed agents request certificates.
  createServiceRequest: { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} },
  updateServiceRequest: { AGENT: { subscribed: true } },
  listClaims: { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} },
  exportClaims: { AGENT: { subscribed: true, licensed: true } },
  countClaims: { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} },
  getClaim: { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} },
  createClaim: { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} },
  updateClaim: { AGENT: { subscribed: true, licensed: true } },
  moveClaim: { AGENT: { subscribed: true, licensed: true } },
  withdrawClaim: { CUSTOMER: {} },
  listClaimNotes: { AGENT: { subscribed: true, licensed: true } },
  createClaimNote: { AGENT: { subscribed: true, licensed: true } },
  uploadFile: 'signedIn',
  replaceFile: 'signedIn',
  downloadFile: 'public',
  // Customers see the insurance types that they can request.
  listSubscribedProducts: { AGENT: { subscribed: true, agencyAdmin: true }, CUSTOMER: {} },
  getPlatformDashboard: { ADMIN: {} },
  getAgencyDashboard: { AGENT: { agencyAdmin: true } },
  getPipelineDashboard: { AGENT: { subscribed: true } },
  getCustomerDashboard: { CUSTOMER: {} },
} as const satisfies Record<OperationId, Guard>;

/**
 * Reads for all signed-in users that are also open to an agent who views the portal as a customer. The other ones show sign-in
 * settings. Reads of customers are open unless they are in `closedToViews`.
 */
const openToViews: ReadonlySet<OperationId> = new Set<OperationId>([
  'getMe',
  'search',
  'listInsuranceTypeOptions',
  'listAllInsuranceTypes',
  'listCarrierOptions',
]);

/** The stream counts among the open pages of the customer. */
const closedToViews: ReadonlySet<OperationId> = new Set<OperationId>(['streamNotifications']);

/** Classes of operations that change nothing, whatever their method. */
const readingClasses: ReadonlySet<string | undefined> = new Set(['read', 'document']);

/** Downloads that the audit log records when an agent views the portal as a customer. */
export const viewedDownloads = {
  downloadIdCard: 'policy',
  downloadQuote: 'quote',
  downloadOpportunityDetails: 'opportunity',
  openDoc: 'doc',
} as const satisfies { [K in OperationId]?: string };

/**
 * Whether an agent who views the portal as a customer may call an operation. New operations are refused unless customers
 * may read them.
 */
export function isOpenToViews({ id, rateLimit }: { id: OperationId; rateLimit?: string | undefined }): boolean {
  const guard: Guard = access[id];
  if (guard === 'public' || id === 'endCustomerView') return true;
  if (!readingClasses.has(rateLimit) || closedToViews.has(id)) return false;
  return typeof guard === 'object' ? 'CUSTOMER' in guard : openToViews.has(id);
}

type QueryOf<K extends OperationId> = NonNullable<operations[K]['parameters']['query']>;
type WithIsDeleted<K extends OperationId> = [QueryOf<K>] extends [never]
  ? never
  : 'isDeleted' extends keyof QueryOf<K>
    ? K
    : never;

/** Every list of the contract with the parameter `isDeleted`. */
export type DeletableList = { [K in OperationId]: WithIsDeleted<K> }[OperationId];

/**
 * Roles that may read the deleted rows of a list: the roles that may delete them. Agents get only rows that they may delete
 * themselves; the handler enforces that. A list of the contract without an entry does not compile.
 */
export const deletedAccess = {
  listAdmins: access.deleteAdmin,
  exportAdmins: access.deleteAdmin,
  listRoles: access.deleteRole,
  exportRoles: access.deleteRole,
  listOpportunities: access.deleteOpportunity,
  exportOpportunities: access.deleteOpportunity,
  listCoupons: access.deleteCoupon,
  exportCoupons: access.deleteCoupon,
  listSubscriptionPackages: access.deleteSubscriptionPackage,
  exportSubscriptionPackages: access.deleteSubscriptionPackage,
  listVerificationDocs: access.deleteVerificationDoc,
  listInsuranceTypes: access.deleteInsuranceType,
  listCarriers: access.deleteCarrier,
  // Replaced plans are billing history. No role deletes them, and every reader of the list may see them.
  listPlans: access.listPlans,
  exportPlans: access.listPlans,
  listQuotes: access.deleteQuote,
  exportQuotes: access.deleteQuote,
  listDocs: access.deleteDoc,
} as const satisfies Record<DeletableList, Guard>;
