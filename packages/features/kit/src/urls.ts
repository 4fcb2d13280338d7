import type { TaskRecordType } from '@fairlead/rules';

/** Every address of the portal. Routes and links use it. */
export const urls = {
  dashboard: '/',
  forbidden: '/403',
  account: {
    signIn: '/auth/sign-in',
    signOut: '/auth/sign-out',
    signUp: '/auth/sign-up',
    join: '/join/:referral',
    verifyEmail: '/auth/verify-email',
    resetPassword: '/auth/reset-password',
    changePassword: '/auth/change-password',
    enrol: '/auth/second-factor',
  },
  admins: { list: '/admin/list', create: '/admin/create', edit: '/admin/edit/:id' },
  failedJobs: '/jobs',
  agency: {
    view: '/agency/:id',
    edit: '/agency/edit/:id',
    editContact: '/agency/edit/contact/:id',
    member: '/agency/member/:id',
    editMember: '/agency/member/edit/:id',
    settings: '/agency/settings',
  },
  audit: '/audit',
  agencies: { list: '/agencies', view: '/agencies/view/:id' },
  /** Shown instead of a page that crashed. */
  crash: '/auth/500',
  carriers: { list: '/carriers', create: '/carriers/create', edit: '/carriers/edit/:id' },
  claims: { list: '/claims', create: '/claims/add', report: '/claims/report', view: '/claims/:id' },
  contacts: { list: '/contact', create: '/contact/create', edit: '/contact/edit/:id', view: '/contact/:id' },
  coupons: { list: '/coupon', create: '/coupon/create', edit: '/coupon/edit/:id' },
  /** All documents of a customer. */
  documents: '/documents',
  documentRequests: { view: '/document-requests/:id' },
  insuranceTypes: { list: '/insurance', create: '/insurance/create', edit: '/insurance/edit/:id' },
  legal: { notice: '/legal', terms: '/terms', privacy: '/privacy' },
  opportunities: { list: '/opportunities', create: '/opportunities/create' },
  mailing: {
    compose: '/compose-mail',
    inbox: '/inbox',
    thread: '/inbox/:id',
    sent: '/sent-mail',
    reply: '/mail/reply',
    opportunity: '/opportunities/send-mail',
    quote: '/quotes/send-email',
  },
  notifications: { list: '/notifications', settings: '/notifications/settings' },
  packages: { list: '/package', create: '/package/create', edit: '/package/edit/:id' },
  plans: { list: '/plans', create: '/plans/create', mine: '/plans/myplan', update: '/plans/update/:id' },
  policies: {
    list: '/policies',
    create: '/policies/create',
    edit: '/policies/edit/:id',
    view: '/policies/view/:id',
    /** Users edit the parts of a policy here. */
    detail: '/policies/:id',
    docs: '/policies/docs',
    invoices: '/policies/:id/invoices',
    certificates: '/policies/:id/certificates',
    mailingAddress: '/policies/change-mailing-address',
    mail: '/policies/send-new-email',
  },
  products: { list: '/products', own: '/our-products' },
  profile: {
    view: '/profile',
    edit: '/profile/edit',
    editShort: '/edit',
    additional: '/profile/additional-edit',
    signReferral: '/profile/sign-referral-edit',
    security: '/profile/security',
  },
  quotes: { list: '/quotes', create: '/quotes/create', view: '/quotes/:id', edit: '/quotes/edit/:id' },
  renewals: '/renewals',
  roles: { list: '/roles', create: '/roles/add', edit: '/roles/edit/:id' },
  tasks: '/tasks',
  transactions: { list: '/history/transactions', view: '/history/transactions/:id' },
  verification: {
    docs: '/verification-docs',
    create: '/verification-docs/create',
    edit: '/verification-docs/edit/:id',
    uploaded: '/verification-doc/uploaded',
  },
} as const;

type Parameters<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters of an address pattern: `{ id: string }` for `/quotes/:id`. */
export type PathParameters<P extends string> = Readonly<Record<Parameters<P>, string>>;

/** Fills the parameters of an address pattern. */
export const to = <P extends string>(pattern: P, parameters: PathParameters<P>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: Parameters<P>) => encodeURIComponent(parameters[name]));

/** Pages of the records that tasks, notes and the audit log refer to. */
export const recordPages = {
  CONTACT: urls.contacts.view,
  OPPORTUNITY: urls.opportunities.list,
  QUOTE: urls.quotes.view,
  POLICY: urls.policies.detail,
  CLAIM: urls.claims.view,
} as const satisfies Readonly<Record<TaskRecordType, string>>;

/** Address of a record. `page` is the pattern of its page, or the list that shows the record in a panel. */
export const addressOfRecord = (page: string, id: string): string =>
  page.includes(':id') ? page.replace(':id', encodeURIComponent(id)) : `${page}?open=${id}`;

/** Query of a policy's address that opens the renewal dialog. */
export const RENEW_PARAM = 'renew';

/** Address of a policy's page with the renewal dialog. */
export const renewalAddress = (id: string): string => `${to(urls.policies.detail, { id })}?${RENEW_PARAM}=1`;
