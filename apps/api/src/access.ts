import type { operations } from '@fairlead/openapi';
import type { Guard } from '@fairlead/rules';

/** Every operation of the contract. */
export type OperationId = keyof operations;

/**
 * Who may call what, checked before a body is read. What may be done to one record is asked of the record itself.
 * An operation of the contract without a row here does not compile, and does not start.
 */
export const access = {
  signIn: 'public',
  getMe: 'signedIn',
  signOut: 'signedIn',
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
  listStates: 'public',
  listRoles: { ADMIN: { privilege: 'ROLE_READ' } },
  listRoleChoices: { ADMIN: { privilege: 'ADMIN_VIEW' } },
  getRole: { ADMIN: { privilege: 'ROLE_READ' } },
  createRole: { ADMIN: { privilege: 'ROLE_CREATE' } },
  updateRole: { ADMIN: { privilege: 'ROLE_UPDATE' } },
  deleteRole: { ADMIN: { privilege: 'ROLE_DELETE' } },
  listAgencies: { ADMIN: {} },
  getAgency: { ADMIN: {}, AGENT: {} },
  listAgencyAgents: { ADMIN: {}, AGENT: {} },
  listCoupons: { ADMIN: { privilege: 'COUPONS_READ' } },
  getCoupon: { ADMIN: { privilege: 'COUPONS_READ' } },
  createCoupon: { ADMIN: { privilege: 'COUPONS_CREATE' } },
  updateCoupon: { ADMIN: { privilege: 'COUPONS_UPDATE' } },
  deleteCoupon: { ADMIN: { privilege: 'COUPONS_DELETE' } },
  checkCoupon: { AGENT: { agencyAdmin: true } },
  listSubscriptionPackages: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_READ' }, AGENT: { agencyAdmin: true } },
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
  createUploadedDoc: { AGENT: { subscribed: true, agencyAdmin: true } },
  reviewUploadedDoc: { ADMIN: { privilege: 'VERIFICATION_DOC_ALL' } },
  uploadFile: 'signedIn',
  replaceFile: 'signedIn',
  downloadFile: 'public',
  getPlatformDashboard: { ADMIN: {} },
  getAgencyDashboard: { AGENT: { agencyAdmin: true } },
} as const satisfies Record<OperationId, Guard>;
