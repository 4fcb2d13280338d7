import { accountLimits, signInLimit } from '@fairlead/rules';
import { makeInvitations } from '../../src/areas/auth/invitations.ts';
import { builtinRoleId } from '../../src/db/builtinRoles.ts';
import { accountRequests, newEmail, password } from './accounts.ts';
import type { Harness } from './harness.ts';

const tooMuch = JSON.stringify({ x: 'x'.repeat(1024 * 1024) });
const owner = 'owner@demo.test';

/** How the statuses of the operations about accounts come about. */
export function accountWays(server: () => Harness) {
  const { post, signUp, join, tokenTo } = accountRequests(server);
  const raw = (path: string, type: string, payload: string, as: string | null = null) =>
    server().call(as, { method: 'POST', url: `/api/auth/${path}`, headers: { 'content-type': type }, payload });
  const bodies = (path: string, as: string | null = null) => ({
    413: () => raw(path, 'application/json', tooMuch, as),
    415: () => raw(path, 'text/plain', 'x', as),
  });
  const get = (url: string) => server().call(null, { url: `/api/auth/${url}` });

  async function invited() {
    const { db, mailer, clock } = server();
    const email = newEmail();
    const inviter = makeInvitations({ mailer, clock });
    const [admin] = (await db.query.users.findMany()).filter((user) => user.email === 'admin@demo.test');
    const roleId = await builtinRoleId(db, 'fullAccess');
    const invitedBy = admin?.id ?? '';
    await db.transaction((tx) => inviter.invite(tx, { email, roleId, agencyId: null, invitedBy, language: 'en' }));
    return { email, token: await tokenTo(email, 'adminInvitation') };
  }
  const accept = (invitationToken: string, values: object = {}) =>
    post('invitation/signup', { name: 'Ann', password, licensedAgent: false, invitationToken, ...values });
  const linkOf = async (kind: 'verifyEmail' | 'resetPassword') => {
    const email = newEmail();
    await signUp({ email }, { remoteAddress: '192.0.2.7' });
    if (kind === 'resetPassword') await post('forget-password', { userEmail: email }, { remoteAddress: email });
    return tokenTo(email, kind);
  };
  const asked = async (path: string, name: string) => {
    const email = newEmail();
    for (let i = 0; i < accountLimits.mailsToAddress; i++) await post(path, { [name]: email });
    return post(path, { [name]: email });
  };
  const change = (values: object, as: string | null = owner) =>
    post('changepassword', { email: owner, newPassword: password, previousPassword: password, ...values }, { as });

  return {
    signUp: {
      201: () => signUp(),
      400: () => signUp({ password: 'weak' }),
      409: () => signUp({ email: owner.toUpperCase() }),
      ...bodies('signup'),
      429: async () => {
        const from = { remoteAddress: '192.0.2.1' };
        for (let i = 0; i < accountLimits.signUpsOfCaller; i++) await signUp({ email: owner }, from);
        return signUp({}, from);
      },
    },
    getInvitation: {
      200: async () => get(`invitation/validate?token=${(await invited()).token}`),
      400: () => get('invitation/validate'),
      410: () => get('invitation/validate?token=x'),
    },
    acceptInvitation: {
      201: async () => accept((await invited()).token),
      400: () => accept('x', { name: ' ' }),
      409: async () => {
        const { email, token } = await invited();
        await signUp({ email });
        return accept(token);
      },
      410: () => accept('x'),
      ...bodies('invitation/signup'),
    },
    validateReferral: {
      200: () => get('referral/validate?referral=daniel-okafor'),
      400: () => get('referral/validate'),
      404: () => get('referral/validate?referral=nobody'),
    },
    signUpByReferral: {
      201: () => join(),
      400: () => join({ state: 'XX' }),
      404: () => join({}, 'nobody'),
      409: () => join({ email: owner }),
      ...bodies('referral/sign-up?referral=x'),
      429: async () => {
        for (let i = 0; i < accountLimits.signUpsOfCaller; i++) await join({ email: owner });
        return join();
      },
    },
    verifyEmail: {
      200: async () => post('verify-email', { token: await linkOf('verifyEmail') }),
      400: () => post('verify-email', {}),
      410: () => post('verify-email', { token: 'x' }),
      ...bodies('verify-email'),
    },
    resendVerification: {
      200: () => post('verify-email/resend', { email: newEmail() }),
      400: () => post('verify-email/resend', { email: 'x' }),
      ...bodies('verify-email/resend'),
      429: () => asked('verify-email/resend', 'email'),
    },
    forgetPassword: {
      200: () => post('forget-password', { userEmail: newEmail() }),
      400: () => post('forget-password', { userEmail: 'x' }),
      ...bodies('forget-password'),
      429: () => asked('forget-password', 'userEmail'),
    },
    resetPassword: {
      200: async () => post('reset-password', { token: await linkOf('resetPassword'), newPassword: 'Another#2026' }),
      400: () => post('reset-password', { token: 'x', newPassword: 'weak' }),
      410: () => post('reset-password', { token: 'x', newPassword: password }),
      ...bodies('reset-password'),
    },
    changePassword: {
      200: () => change({}),
      400: () => change({ previousPassword: 'wrong' }),
      401: () => change({}, null),
      ...bodies('changepassword', owner),
      429: async () => {
        for (let i = 0; i < signInLimit.failures; i++) await change({ previousPassword: 'wrong' });
        return change({});
      },
    },
  };
}
