import type { PathOf } from './client';

/** Write of the contract, by method and path. */
export type Write = `POST ${PathOf<'post'>}` | `PUT ${PathOf<'put'>}` | `DELETE ${PathOf<'delete'>}`;

/** Timelines, the recent activity and the overview of a contact show changes of most records. */
const timelines = ['/api/activity/timeline', '/api/activity/recent', '/api/contact/overview/id/{id}'] as const;

/** Events of most records create and close tasks. */
const tasks = ['/api/task/all', '/api/task/work', '/api/task/calendar', ...timelines] as const;

const failedJobs = ['/api/job/failed/all'] as const;
const admins = ['/api/admin/all', '/api/admin/id/{id}', '/api/role/all', '/api/role/id/{id}'] as const;

const agencies = ['/api/agency/all', '/api/agency/id/{id}', '/api/agency/settings'] as const;

const people = [
  ...agencies,
  '/api/agency/agents',
  '/api/agency/agents/id/{id}',
  '/api/agency/agents/dropdown',
  '/api/dashboard/agency',
] as const;

const invitations = [
  '/api/invitation/all',
  '/api/invitation/agentEmail/{email}',
  '/api/invitation/contactId/{id}',
  '/api/dashboard/agency',
] as const;

/** The own profile also appears in the lists of members and admins. */
const profile = ['/api/auth/me', ...people, ...admins] as const;

const security = ['/api/auth/security'] as const;

const roles = ['/api/role/all', '/api/role/dropdown', '/api/role/id/{id}'] as const;

/** The dashboard of an agency shows whether it has contacts. */
const contacts = [
  '/api/contact/all',
  '/api/contact/dropdown',
  '/api/contact/id/{id}',
  '/api/dashboard/agency',
  ...timelines,
] as const;

/** Another person's account. */
const userAccount = ['/api/user/account/id/{id}'] as const;

const coupons = ['/api/coupons/all', '/api/coupons/id/{id}', '/api/dashboard/platform'] as const;

const packages = ['/api/subscription-package/all', '/api/subscription-package/id/{id}'] as const;

const requestedDocs = [
  '/api/verification-doc/all',
  '/api/verification-doc/id/{id}',
  '/api/verification-doc/root',
  ...agencies,
] as const;
const uploadedDocs = [
  '/api/uploaded-doc/all',
  '/api/verification-doc/root',
  '/api/dashboard/platform',
  '/api/dashboard/agency',
  ...agencies,
  ...tasks,
] as const;
/** Dashboard figures for agents and customers. */
const dashboards = ['/api/dashboard/pipeline', '/api/dashboard/customer'] as const;
const renewals = [
  '/api/renewals/all',
  '/api/renewals/all/totals',
  '/api/renewals/count',
  '/api/renewals/figures',
  '/api/renewals/at-risk',
] as const;
const opportunities = [
  '/api/opportunity/all',
  '/api/opportunity/id/{id}',
  ...renewals,
  ...dashboards,
  ...tasks,
] as const;
const insuranceTypes = [
  '/api/insurance-type/all',
  '/api/insurance-type/dropdown',
  '/api/insurance-type/all-list',
  '/api/insurance-type/id/{id}',
  '/api/subscribed-product/all',
] as const;
const carriers = ['/api/carrier/all', '/api/carrier/all/dropdown', '/api/carrier/id/{id}'] as const;
const emails = ['/api/email/all', '/api/email/get/{id}'] as const;
const inbox = ['/api/inbox/all', '/api/inbox/counts', '/api/inbox/id/{id}', ...tasks] as const;
const undeliveredMails = ['/api/email/undelivered/all'] as const;
const transactions = ['/api/transaction/all', '/api/transaction/all/totals'] as const;
const purchases = [
  ...agencies,
  // a payment can fail because the price has changed
  ...packages,
  '/api/agency-subscription-plan/all',
  '/api/agency-subscription-plan/agencyId/{id}',
  '/api/agency-subscription-plan/id/{id}',
  ...transactions,
  '/api/transaction/id/{id}',
  '/api/coupons/all',
  '/api/coupons/id/{id}',
  '/api/dashboard/platform',
  '/api/dashboard/agency',
] as const;

const quotes = [
  '/api/quotes/all',
  '/api/quotes/all/totals',
  '/api/quotes/all/dropdown',
  '/api/quotes/id/{id}',
  ...renewals,
  ...dashboards,
  ...tasks,
] as const;
const quoteParts = ['/api/quotes/id/{id}', '/api/docs/all', ...timelines] as const;
/** The lists of policies filter by certificate requests. */
const policyLists = ['/api/policy/all', '/api/policy/all/totals'] as const;
const policies = [
  ...policyLists,
  '/api/policy/all/counters',
  '/api/policy/id/{id}',
  ...renewals,
  ...dashboards,
  ...tasks,
] as const;
const documentRequests = [
  '/api/document-request/all',
  '/api/document-request/id/{id}',
  '/api/dashboard/customer',
  '/api/contact/overview/id/{id}',
] as const;
/** The mail of a request invites a contact without an account. */
const mailedRequests = [...documentRequests, '/api/invitation/contactId/{id}'] as const;
const listViews = ['/api/list-views/all'] as const;
const serviceRequests = ['/api/service-request/all', '/api/service-request/id/{id}', ...tasks] as const;
/** Documents as their customer sees them. */
const ownDocuments = ['/api/docs/mine', '/api/dashboard/customer'] as const;
/** The endpoints of coverages and documents serve both quotes and policies. */
const recordParts = [...quoteParts, '/api/policy/id/{id}'] as const;
const claims = ['/api/claim/all', '/api/claim/all/counters', '/api/claim/id/{id}', ...dashboards, ...tasks] as const;
/** Records that bulk actions change, and the mails that they send. */
const bulk = [...opportunities, ...quotes, ...policies, ...contacts, ...claims, ...emails, ...inbox, ...tasks] as const;

const notifications = ['/api/notification/all', '/api/notification/unread'] as const;

/** GET endpoints to reload after each write. Every write of the contract has an entry, so areas stay independent. */
export const staleAfter: Record<Write, readonly PathOf<'get'>[]> = {
  'POST /api/auth/signin': [],
  'POST /api/auth/signin/second-factor': [],
  'POST /api/auth/signin/second-factor/passkey': [],
  'POST /api/auth/passkey/start': [],
  'POST /api/auth/passkey/confirm': ['/api/auth/second-factor'],
  'PUT /api/auth/passkey/id/{id}': ['/api/auth/second-factor'],
  'POST /api/auth/passkey/id/{id}/remove': ['/api/auth/second-factor'],
  'POST /api/auth/second-factor/start': [],
  'POST /api/auth/second-factor/confirm': ['/api/auth/second-factor'],
  'POST /api/auth/second-factor/recovery-codes': ['/api/auth/second-factor'],
  'POST /api/auth/second-factor/off': ['/api/auth/second-factor'],
  'POST /api/auth/signout': [],
  'POST /api/auth/signup': [],
  'POST /api/auth/invitation/signup': [],
  'POST /api/auth/referral/sign-up': [],
  'POST /api/auth/verify-email': [],
  'POST /api/auth/verify-email/resend': [],
  'POST /api/auth/forget-password': [],
  'POST /api/auth/reset-password': [],
  'POST /api/auth/changepassword': security,
  'PUT /api/auth/security/alerts': security,
  'POST /api/auth/session/id/{id}/end': security,
  'POST /api/auth/session/id/{id}/confirm': security,
  'POST /api/auth/session/end-others': security,
  'POST /api/contact/erase/id/{id}': bulk,
  'POST /api/agency/disable/id/{id}': agencies,
  'POST /api/agency/enable/id/{id}': agencies,
  'POST /api/user/end-sessions/id/{id}': userAccount,
  'POST /api/user/reset-second-factor/id/{id}': userAccount,
  'POST /api/user/disable/id/{id}': [...userAccount, ...contacts],
  'POST /api/user/enable/id/{id}': [...userAccount, ...contacts],
  'POST /api/contact/view/id/{id}': [],
  'DELETE /api/contact/view': [],
  'PUT /api/auth/profile/update': profile,
  'PUT /api/auth/profile-picture/update': profile,
  'PUT /api/admin/update-profile-picture': profile,
  'POST /api/list-views/create': listViews,
  'PUT /api/list-views/update': listViews,
  'DELETE /api/list-views/delete/id/{id}': listViews,
  'POST /api/audit/id/{id}/restore': [...opportunities, ...quotes, ...policies, ...contacts, ...claims],
  'POST /api/bulk/start': bulk,
  'POST /api/bulk/stop/id/{id}': bulk,
  'POST /api/bulk/undo/id/{id}': bulk,
  'POST /api/address/create': [],
  'PUT /api/address/update': ['/api/auth/me', '/api/contact/all', '/api/contact/id/{id}', ...timelines, ...agencies],
  'POST /api/admin/create-admin': admins,
  'PUT /api/admin/update-admin': admins,
  'DELETE /api/admin/delete-admin/id/{id}': admins,
  'POST /api/admin/invitation/send/id/{id}': admins,
  'POST /api/admin/invitation/revoke/id/{id}': admins,
  'POST /api/job/failed/retry/id/{id}': failedJobs,
  'DELETE /api/job/failed/discard/id/{id}': failedJobs,
  'POST /api/role/create': roles,
  'PUT /api/role/update': roles,
  'DELETE /api/role/delete/id/{id}': roles,
  'PUT /api/agency/update': [...agencies, '/api/subscribed-product/all', '/api/dashboard/agency'],
  'PUT /api/agency/settings/time': [...agencies, '/api/notification/settings', ...tasks],
  'PUT /api/agency/settings/sign-in': [...agencies, '/api/auth/second-factor'],
  'PUT /api/agency/settings/retention': agencies,
  'PUT /api/agency/settings/brand': agencies,
  'POST /api/agency/delete/id/{id}': agencies,
  'POST /api/agency/deletion/request': agencies,
  'POST /api/agency/deletion/withdraw': agencies,
  'PUT /api/agency/settings/task-rule': ['/api/agency/settings', ...tasks],
  'PUT /api/agency/agent-profile/update': people,
  'POST /api/invitation/create': invitations,
  'POST /api/invitation/invite/id/{id}': invitations,
  'POST /api/invitation/revoke/id/{id}': invitations,
  'PUT /api/notification/read': notifications,
  'POST /api/notification/read-all': notifications,
  'PUT /api/notification/settings/update': ['/api/notification/settings'],
  'PUT /api/notification/schedule/update': ['/api/notification/settings'],
  'POST /api/contact/create': contacts,
  'PUT /api/contact/update': contacts,
  'POST /api/opportunity/create': opportunities,
  'PUT /api/opportunity/update': opportunities,
  'DELETE /api/opportunity/delete/id/{id}': opportunities,
  'POST /api/opportunity/assign-opportunity-to-agent': opportunities,
  'POST /api/opportunity/automated-quote': opportunities,
  'POST /api/opportunity/customer-policy-doc': opportunities,
  'POST /api/coupons/create': coupons,
  'PUT /api/coupons/update': coupons,
  'DELETE /api/coupons/delete/id/{id}': coupons,
  'POST /api/subscription-package/create': packages,
  'PUT /api/subscription-package/update': packages,
  'DELETE /api/subscription-package/delete/id/{id}': packages,
  'POST /api/verification-doc/create': requestedDocs,
  // an upload shows the name of its document type and is deleted with it
  'PUT /api/verification-doc/update': [...requestedDocs, ...uploadedDocs],
  'DELETE /api/verification-doc/delete/id/{id}': [...requestedDocs, ...uploadedDocs],
  'POST /api/uploaded-doc': uploadedDocs,
  'POST /api/uploaded-doc/admin-feedback': uploadedDocs,
  'POST /api/email/send': [...emails, ...inbox],
  'PUT /api/inbox/id/{id}': inbox,
  'POST /api/inbox/notes/create': inbox,
  'POST /api/email/id/{id}/retry': [...emails, ...inbox],
  'PUT /api/email/undelivered/id/{id}': undeliveredMails,
  'POST /api/email/undelivered/id/{id}/retry': undeliveredMails,
  'POST /api/email/reply': [],
  'POST /api/insurance-type/create': insuranceTypes,
  'PUT /api/insurance-type/update': insuranceTypes,
  'DELETE /api/insurance-type/delete/id/{id}': insuranceTypes,
  'POST /api/carrier/create': carriers,
  'PUT /api/carrier/update/': carriers,
  'DELETE /api/carrier/delete/id/{id}': carriers,
  'POST /api/agency-subscription-plan/subscribe': purchases,
  'POST /api/transaction/id/{id}/refund': [...transactions, '/api/transaction/id/{id}', '/api/dashboard/platform'],
  'PUT /api/agency-subscription-plan/update': purchases,
  'POST /api/quotes/create-quote': quotes,
  'PUT /api/quotes/update-quote': quotes,
  'DELETE /api/quotes/id/{id}/delete-quote': quotes,
  'POST /api/quotes/assign-quote-to-agent': quotes,
  'POST /api/quotes/give-feedback': quotes,
  'POST /api/quotes/id/{id}/mail-preview': [],
  'POST /api/quotes/id/{id}/send-quote': [...quotes, ...inbox, '/api/invitation/contactId/{id}'],
  'POST /api/quotes/id/{id}/revise-quote': quotes,
  'POST /api/coverages/create-coverage': quoteParts,
  'DELETE /api/coverages/delete-coverage/id/{id}': recordParts,
  'POST /api/coverages/policy/create-coverage': ['/api/policy/id/{id}', ...timelines],
  'PUT /api/coverages/policy/update-coverage': ['/api/policy/id/{id}', ...timelines],
  'POST /api/discounts/create-discount': quoteParts,
  'DELETE /api/discounts/delete-discount/id/{id}': quoteParts,
  'POST /api/docs/mine/seen': ownDocuments,
  'POST /api/docs/create-doc': [...recordParts, ...ownDocuments, '/api/claim/all', '/api/claim/id/{id}'],
  'PUT /api/docs/id/{id}': [],
  'DELETE /api/docs/delete-doc/id/{id}': [...recordParts, ...ownDocuments, '/api/claim/id/{id}'],
  // creating a policy from a quote changes the status of its opportunity
  'POST /api/policy/create': [...policies, ...opportunities],
  'POST /api/excel-import/import-policy': [...policies, ...contacts],
  'PUT /api/policy/update': policies,
  'POST /api/policy/id/{id}/renew': policies,
  'POST /api/policy/id/{id}/requote': [...policies, ...opportunities, ...quotes],
  'PUT /api/policy/id/{id}/non-renewal': policies,
  'POST /api/policy/assign-policy-to-agent': policies,
  'POST /api/policy/transaction/create': ['/api/policy/id/{id}', ...tasks],
  'PUT /api/policy/transaction/update': ['/api/policy/id/{id}', ...tasks],
  'DELETE /api/policy/transaction/delete/{id}': ['/api/policy/id/{id}', ...tasks],
  'POST /api/certificates/create-certificate': ['/api/certificates/all', ...policyLists, ...dashboards, ...tasks],
  // a sent certificate answers its service request
  'POST /api/certificates/create-certificate-doc': [
    '/api/certificates/all',
    ...policyLists,
    ...serviceRequests,
    ...dashboards,
    ...inbox,
  ],
  'POST /api/task/create': tasks,
  'PUT /api/task/update': tasks,
  'POST /api/task/id/{id}/complete': tasks,
  'POST /api/task/id/{id}/reopen': tasks,
  'POST /api/task/id/{id}/snooze': tasks,
  'DELETE /api/task/delete/{id}': tasks,
  'POST /api/activity/note/create': timelines,
  'PUT /api/activity/note/update': timelines,
  'POST /api/activity/note/id/{id}/pin': timelines,
  'POST /api/activity/note/id/{id}/restore': timelines,
  'DELETE /api/activity/note/delete/{id}': timelines,
  'POST /api/document-request/create': mailedRequests,
  'PUT /api/document-request/update': mailedRequests,
  'POST /api/document-request/id/{id}/remind': mailedRequests,
  'POST /api/document-request/id/{id}/withdraw': documentRequests,
  'POST /api/document-request/id/{id}/upload': [
    ...documentRequests,
    ...recordParts,
    '/api/docs/mine',
    '/api/claim/id/{id}',
  ],
  'POST /api/document-request/id/{id}/cannot-provide': documentRequests,
  'POST /api/service-request/create': [
    ...serviceRequests,
    ...inbox,
    '/api/certificates/all',
    ...policyLists,
    ...dashboards,
  ],
  'PUT /api/service-request/update': [...serviceRequests, ...inbox, ...dashboards],
  'POST /api/claim/create': claims,
  'PUT /api/claim/update': claims,
  'PUT /api/claim/status': [...claims, ...emails, ...inbox],
  'PUT /api/claim/withdraw': claims,
  'POST /api/claim/notes/create': ['/api/claim/notes/all', ...timelines],
  'POST /api/file/upload': [],
  'PUT /api/file/update': [],
};
