import { checkAccess, type Role, type Viewer } from '@fairlead/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access, type OperationId } from '../src/access.ts';
import { contract, type Operation } from '../src/contract/document.ts';
import { demoAccounts } from '../src/demo/accounts.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const everybody = [null, ...demoAccounts.map(({ email }) => email)];

/** A request with an unknown parameter: it passes the access check and fails in the validation. */
const probe = ({ method, path }: Operation) => ({
  method,
  url: `${path.replace(/\{\w+\}/g, 'x')}?unknown=1`,
  ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, payload: '{"nonsense":' }),
});

/** Accounts that may call each operation. */
const signedIn = demoAccounts.map(({ email }) => email);
const [agents, customer] = [['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'], 'customer@demo.test'];
const expected: Record<OperationId, readonly (string | null)[]> = {
  signIn: everybody,
  listStates: everybody,
  updateProfile: signedIn,
  updateProfilePicture: signedIn.filter((email) => !email.includes('admin@')),
  updateAdminProfilePicture: ['admin@demo.test', 'limited-admin@demo.test'],
  createAddress: signedIn,
  updateAddress: signedIn,
  signUp: everybody,
  getInvitation: everybody,
  acceptInvitation: everybody,
  validateReferral: everybody,
  signUpByReferral: everybody,
  verifyEmail: everybody,
  resendVerification: everybody,
  forgetPassword: everybody,
  resetPassword: everybody,
  changePassword: signedIn,
  downloadFile: everybody,
  getMe: signedIn,
  signOut: signedIn,
  uploadFile: signedIn,
  replaceFile: signedIn,
  listAdmins: ['admin@demo.test'],
  getAdmin: ['admin@demo.test'],
  createAdmin: ['admin@demo.test'],
  updateAdmin: ['admin@demo.test'],
  deleteAdmin: ['admin@demo.test'],
  sendAdminInvitation: ['admin@demo.test'],
  revokeAdminInvitation: ['admin@demo.test'],
  listFailedJobs: ['admin@demo.test'],
  retryFailedJob: ['admin@demo.test'],
  discardFailedJob: ['admin@demo.test'],
  listRoles: ['admin@demo.test'],
  listRoleChoices: ['admin@demo.test'],
  getRole: ['admin@demo.test'],
  createRole: ['admin@demo.test'],
  updateRole: ['admin@demo.test'],
  deleteRole: ['admin@demo.test'],
  listAgencies: ['admin@demo.test', 'limited-admin@demo.test'],
  getAgency: signedIn.filter((email) => email !== 'customer@demo.test'),
  listAgencyAgents: signedIn.filter((email) => email !== 'customer@demo.test'),
  getAgencyAgent: signedIn.filter((email) => email !== 'customer@demo.test'),
  listAgencyAgentOptions: signedIn.filter((email) => email !== 'customer@demo.test'),
  updateAgency: ['owner@demo.test', 'unsubscribed@demo.test'],
  updateAgentProfile: ['owner@demo.test', 'unsubscribed@demo.test'],
  listInvitations: ['owner@demo.test', 'unsubscribed@demo.test'],
  findInvitedAgent: ['owner@demo.test'],
  getContactInvitation: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  createInvitation: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  sendInvitation: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  revokeInvitation: ['owner@demo.test', 'unsubscribed@demo.test'],
  listContacts: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  listContactOptions: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  getContact: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  createContact: ['owner@demo.test', 'agent@demo.test'],
  updateContact: ['owner@demo.test', 'agent@demo.test'],
  listOpportunities: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test', 'customer@demo.test'],
  getOpportunity: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test', 'customer@demo.test'],
  createOpportunities: ['owner@demo.test', 'agent@demo.test', 'customer@demo.test'],
  updateOpportunity: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  deleteOpportunity: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  assignOpportunity: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  requestAutomatedQuote: ['owner@demo.test', 'agent@demo.test'],
  submitCustomerPolicyDoc: ['customer@demo.test'],
  downloadOpportunityDetails: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test', 'customer@demo.test'],
  listEmails: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  getEmail: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  sendEmail: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  retryEmail: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  listUndeliveredMails: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  retryUndeliveredMail: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  getEmailToReply: everybody,
  replyEmail: everybody,
  listCoupons: ['admin@demo.test', 'limited-admin@demo.test'],
  getCoupon: ['admin@demo.test', 'limited-admin@demo.test'],
  createCoupon: ['admin@demo.test'],
  updateCoupon: ['admin@demo.test'],
  deleteCoupon: ['admin@demo.test'],
  listSubscriptionPackages: ['admin@demo.test', 'owner@demo.test', 'unsubscribed@demo.test'],
  getSubscriptionPackage: ['admin@demo.test', 'owner@demo.test', 'unsubscribed@demo.test'],
  createSubscriptionPackage: ['admin@demo.test'],
  updateSubscriptionPackage: ['admin@demo.test'],
  deleteSubscriptionPackage: ['admin@demo.test'],
  listSubscribedProducts: ['owner@demo.test', 'customer@demo.test'],
  getPlatformDashboard: ['admin@demo.test', 'limited-admin@demo.test'],
  getAgencyDashboard: ['owner@demo.test', 'unsubscribed@demo.test'],
  getCustomerDashboard: ['customer@demo.test'],
  getPipelineDashboard: ['owner@demo.test', 'agent@demo.test', 'assistant@demo.test'],
  listInsuranceTypes: ['admin@demo.test'],
  listInsuranceTypeOptions: signedIn,
  listAllInsuranceTypes: signedIn,
  getInsuranceType: ['admin@demo.test'],
  createInsuranceType: ['admin@demo.test'],
  updateInsuranceType: ['admin@demo.test'],
  deleteInsuranceType: ['admin@demo.test'],
  listCarriers: ['admin@demo.test'],
  listCarrierOptions: signedIn,
  getCarrier: ['admin@demo.test'],
  createCarrier: ['admin@demo.test'],
  updateCarrier: ['admin@demo.test'],
  deleteCarrier: ['admin@demo.test'],
  listPlans: ['admin@demo.test', 'limited-admin@demo.test', 'owner@demo.test', 'unsubscribed@demo.test'],
  getPlanOfAgency: ['admin@demo.test', 'limited-admin@demo.test', 'owner@demo.test', 'unsubscribed@demo.test'],
  getPlan: ['admin@demo.test', 'limited-admin@demo.test', 'owner@demo.test', 'unsubscribed@demo.test'],
  subscribe: ['owner@demo.test', 'unsubscribed@demo.test'],
  updatePlan: ['owner@demo.test', 'unsubscribed@demo.test'],
  listTransactions: ['admin@demo.test', 'owner@demo.test', 'unsubscribed@demo.test'],
  downloadReceipt: ['admin@demo.test', 'owner@demo.test', 'unsubscribed@demo.test'],
  checkCoupon: ['owner@demo.test', 'unsubscribed@demo.test'],
  listVerificationDocs: ['admin@demo.test'],
  getVerificationDoc: ['admin@demo.test'],
  createVerificationDoc: ['admin@demo.test'],
  updateVerificationDoc: ['admin@demo.test'],
  deleteVerificationDoc: ['admin@demo.test'],
  listRequestedDocs: ['admin@demo.test', 'owner@demo.test'],
  listUploadedDocs: ['admin@demo.test'],
  createUploadedDoc: ['owner@demo.test'],
  reviewUploadedDoc: ['admin@demo.test'],
  listQuotes: [...agents, customer],
  listQuoteOptions: agents,
  getQuote: [...agents, customer],
  createQuote: ['owner@demo.test', 'agent@demo.test'],
  updateQuote: agents,
  deleteQuote: agents,
  assignQuote: agents,
  sendQuoteReadyMail: agents,
  downloadQuote: [...agents, customer],
  answerQuote: [customer],
  saveCoverages: agents,
  deleteCoverage: agents,
  saveDiscounts: agents,
  deleteDiscount: agents,
  listDocs: [...agents, customer],
  createDoc: [...agents, customer],
  openDoc: [...agents, customer],
  deleteDoc: agents,
  listPolicies: [...agents, customer],
  countPolicies: [...agents, customer],
  getPolicy: [...agents, customer],
  createPolicy: ['owner@demo.test', 'agent@demo.test'],
  importPolicies: ['owner@demo.test', 'agent@demo.test'],
  downloadPolicyTemplate: ['owner@demo.test', 'agent@demo.test'],
  updatePolicy: [...agents, customer],
  assignPolicy: ['owner@demo.test', 'agent@demo.test'],
  createPolicyCoverage: agents,
  updatePolicyCoverage: agents,
  createPolicyTransaction: agents,
  updatePolicyTransaction: agents,
  deletePolicyTransaction: agents,
  notifyPolicyTransaction: agents,
  listCertificates: [...agents, customer],
  createCertificate: [customer],
  createCertificateDoc: ['owner@demo.test', 'agent@demo.test'],
  listServiceRequests: [...agents, customer],
  getServiceRequest: [...agents, customer],
  createServiceRequest: ['owner@demo.test', 'agent@demo.test', customer],
  updateServiceRequest: agents,
  listClaims: ['owner@demo.test', 'agent@demo.test', customer],
  countClaims: ['owner@demo.test', 'agent@demo.test', customer],
  getClaim: ['owner@demo.test', 'agent@demo.test', customer],
  createClaim: [customer],
  updateClaim: ['owner@demo.test', 'agent@demo.test'],
  moveClaim: ['owner@demo.test', 'agent@demo.test'],
  withdrawClaim: [customer],
  listClaimNotes: ['owner@demo.test', 'agent@demo.test'],
  createClaimNote: ['owner@demo.test', 'agent@demo.test'],
};

describe.each([...contract.values()])('$id', (operation) => {
  it.each(everybody)('answers %s with 401, 403 or 400', async (email) => {
    const { statusCode, body } = await server.call(email, probe(operation));
    if (expected[operation.id].includes(email)) expect(statusCode, body).toBe(400);
    else expect(statusCode, body).toBe(email === null ? 401 : 403);
  });
});

describe('the access table', () => {
  it('gives every account the same access as the shared rules', async () => {
    for (const { email } of demoAccounts) {
      const { user, subscribed } = (await server.call(email, { url: '/api/auth/me' })).json().payload;
      const viewer: Viewer = {
        role: user.roles[0].roleType satisfies Role,
        privileges: user.roles[0].privileges.map(({ name }: { name: string }) => name),
        subscribed,
        agencyAdmin: user.agencyAdmin,
        licensed: user.licensedAgent,
      };
      for (const operation of contract.keys()) {
        const allowed = checkAccess(access[operation], viewer) === 'allowed';
        expect([operation, email, allowed]).toEqual([operation, email, expected[operation].includes(email)]);
      }
    }
  });

  it('has exactly one row per operation', () => {
    expect(Object.keys(access).sort()).toEqual([...contract.keys()].sort());
  });
});
