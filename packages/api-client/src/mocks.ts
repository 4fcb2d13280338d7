export { conflictNetwork, crudNetwork, deletingNetwork, listNetwork, recordNetwork, saveNetwork } from './crudNetwork';
export { accountSecurity } from './fixtures/accountSecurity';
export { admin, admins, roleChoices } from './fixtures/admins';
export { agencies, agency, agencyAgents, memberInvitations, ownAgency, ownMember } from './fixtures/agencies';
export { auditEntries } from './fixtures/audit';
export { bulkRun } from './fixtures/bulkRuns';
export { carrier, carriers } from './fixtures/carriers';
export { claimCounters, claimDetail, claimNotes, claims } from './fixtures/claims';
export { contact, contactOption, contacts } from './fixtures/contacts';
export { coupon, coupons } from './fixtures/coupons';
export { email, emails } from './fixtures/emails';
export { failedJobs } from './fixtures/failedJobs';
export { insuranceType, insuranceTypes } from './fixtures/insuranceTypes';
export { inboxCounts, mailThreadDetail, mailThreads } from './fixtures/mailThreads';
export { notificationSettings, notifications } from './fixtures/notifications';
export { opportunities, opportunity } from './fixtures/opportunities';
export { subscriptionPackage, subscriptionPackages } from './fixtures/packages';
export { type Persona, people } from './fixtures/people';
export { dispute, plan, plans, refund, transaction, transactionDetail, transactions } from './fixtures/plans';
export { policies, policy, policyCounters, policyDetail, policyTransaction } from './fixtures/policies';
export { quote, quoteDetail, quotes } from './fixtures/quotes';
export { renewalFigures } from './fixtures/renewals';
export { adminRole, adminRoles } from './fixtures/roles';
export {
  agencySettings,
  calendarOf,
  closedTask,
  doneTask,
  dueTasks,
  lateTasks,
  openTasks,
  tasksOn,
  workOf,
} from './fixtures/tasks';
export {
  claimNoteEntry,
  customerTimeline,
  olderCustomerTimeline,
  olderTimeline,
  otherNote,
  ownNote,
  recentActivity,
  timeline,
} from './fixtures/timeline';
export { undeliveredMails } from './fixtures/undeliveredMails';
export { userAccount } from './fixtures/userAccount';
export { requestedDocs, uploadedDoc, uploadedDocs, verificationDoc, verificationDocs } from './fixtures/verification';
export {
  type MockRequest,
  mock,
  mockAll,
  mockBroken,
  mockExport,
  mockOffline,
  mockPending,
  networkDelay,
  Refusal,
} from './mock';
export { mockBulk, resetStartedBulk, startedBulk } from './mockBulk';
export { endpoint } from './mockEndpoint';
export { listOf, listTotalOf, pageOf, rowOf } from './mockPage';
export { fieldError, gone, stale, unavailable } from './refusals';
