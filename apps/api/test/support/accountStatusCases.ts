import { accountLimits, signInLimit } from '@fairlead/rules';
import { makeInvitations } from '../../src/areas/auth/invitations.ts';
import { builtinRoleId } from '../../src/db/builtinRoles.ts';
import { accountRequests, newEmail, password } from './accounts.ts';
import { type Harness, signInRequest } from './harness.ts';
import { whilePasswordQueueIsFull } from './passwordQueue.ts';

const tooLargeJson = JSON.stringify({ x: 'x'.repeat(1024 * 1024) });
const owner = 'owner@demo.test';

export function accountStatusCases(server: () => Harness) {
  const { post, signUp, signUpByReferral, newestToken, verify } = accountRequests(server);
  const raw = (path: string, type: string, payload: string, as: string | null = null) =>
    server().call(as, { method: 'POST', url: `/api/auth/${path}`, headers: { 'content-type': type }, payload });
  const bodies = (path: string, as: string | null = null) => ({
    413: () => raw(path, 'application/json', tooLargeJson, as),
    415: () => raw(path, 'text/plain', 'x', as),
  });
  const security = (as: string | null) => server().call(as, { url: '/api/auth/security' });
  const alerts = (payload: object, as: string | null = owner) =>
    server().call(as, { method: 'PUT', url: '/api/auth/security/alerts', payload });
  const sessionAction = (path: string, as: string | null = owner) =>
    server().call(as, { method: 'POST', url: `/api/auth/session/${path}` });
  const bodiesOf = (method: 'POST' | 'PUT', path: string) => {
    const send = (type: string, payload: string) =>
      server().call(owner, { method, url: `/api/auth/${path}`, headers: { 'content-type': type }, payload });
    return { 413: () => send('application/json', tooLargeJson), 415: () => send('text/plain', 'x') };
  };
  const unknownId = '01940000-0000-7000-8000-000000000000';
  async function otherSession(): Promise<string> {
    await server().app.inject(signInRequest(owner));
    const { sessions } = (await security(owner)).json().payload as { sessions: { id: string; current: boolean }[] };
    return sessions.find(({ current }) => !current)?.id ?? '';
  }
  const get = (url: string) => server().call(null, { url: `/api/auth/${url}` });

  async function invited() {
    const { db, mailer, clock } = server();
    const email = newEmail();
    const inviter = makeInvitations({ mailer, clock });
    const [admin] = (await db.query.users.findMany()).filter((user) => user.email === 'admin@demo.test');
    const roleId = await builtinRoleId(db, 'fullAccess');
    const invitedBy = admin?.id ?? '';
    await db.transaction((tx) => inviter.invite(tx, { email, roleId, agencyId: null, invitedBy, language: 'en' }));
    return { email, token: await newestToken(email, 'adminInvitation') };
  }
  const accept = (invitationToken: string, values: object = {}) =>
    post('invitation/signup', { name: 'Ann', password, licensedAgent: false, invitationToken, ...values });
  const linkOf = async (kind: 'verifyEmail' | 'resetPassword') => {
    const email = newEmail();
    await signUp({ email }, { remoteAddress: '192.0.2.7' });
    if (kind === 'resetPassword') await post('forget-password', { userEmail: email }, { remoteAddress: email });
    return newestToken(email, kind);
  };
  const asked = async (path: string, name: string) => {
    const email = newEmail();
    for (let i = 0; i < accountLimits.mailsToAddress; i++) await post(path, { [name]: email });
    return post(path, { [name]: email });
  };
  const changed = 'Seldom#Seen7';
  const change = (values: object, as: string | null = owner) =>
    post('changepassword', { email: owner, newPassword: changed, previousPassword: password, ...values }, { as });

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
      503: () => whilePasswordQueueIsFull(() => signUp({}, { remoteAddress: '192.0.2.8' })),
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
        await verify(email);
        return accept(token);
      },
      410: () => accept('x'),
      503: async () => {
        const { token } = await invited();
        return whilePasswordQueueIsFull(() => accept(token));
      },
      ...bodies('invitation/signup'),
    },
    validateReferral: {
      200: () => get('referral/validate?referral=daniel-okafor'),
      400: () => get('referral/validate'),
      404: () => get('referral/validate?referral=nobody'),
    },
    signUpByReferral: {
      201: () => signUpByReferral(),
      400: () => signUpByReferral({ state: 'XX' }),
      404: () => signUpByReferral({}, 'nobody'),
      409: () => signUpByReferral({ email: owner }),
      ...bodies('referral/sign-up?referral=x'),
      429: async () => {
        for (let i = 0; i < accountLimits.signUpsOfCaller; i++) await signUpByReferral({ email: owner });
        return signUpByReferral();
      },
      503: () => whilePasswordQueueIsFull(() => signUpByReferral({}, 'DANIEL-OKAFOR', { remoteAddress: '192.0.2.9' })),
    },
    verifyEmail: {
      200: async () => post('verify-email', { token: await linkOf('verifyEmail'), password }),
      400: async () => post('verify-email', { token: await linkOf('verifyEmail'), password: 'wrong' }),
      410: () => post('verify-email', { token: 'x', password }),
      ...bodies('verify-email'),
      429: async () => {
        const typed = { token: await linkOf('verifyEmail'), password: 'wrong' };
        for (let i = 0; i < signInLimit.failures; i++) await post('verify-email', typed);
        return post('verify-email', typed);
      },
      503: async () => {
        const typed = { token: await linkOf('verifyEmail'), password };
        return whilePasswordQueueIsFull(() => post('verify-email', typed));
      },
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
      503: async () => {
        const typed = { token: await linkOf('resetPassword'), newPassword: 'Another#2026' };
        return whilePasswordQueueIsFull(() => post('reset-password', typed));
      },
    },
    getAccountSecurity: {
      200: () => security(owner),
      400: () => server().call(owner, { url: '/api/auth/security?unknown=1' }),
      401: () => security(null),
    },
    updateSecurityAlerts: {
      200: () => alerts({ newDeviceMail: true }),
      400: () => alerts({}),
      401: () => alerts({ newDeviceMail: true }, null),
      ...bodiesOf('PUT', 'security/alerts'),
    },
    endSession: {
      200: async () => sessionAction(`id/${await otherSession()}/end`),
      400: () => sessionAction('id/x/end'),
      401: () => sessionAction(`id/${unknownId}/end`, null),
      404: () => sessionAction(`id/${unknownId}/end`),
      ...bodiesOf('POST', `session/id/${unknownId}/end`),
    },
    confirmSession: {
      200: async () => sessionAction(`id/${await otherSession()}/confirm`),
      400: () => sessionAction('id/x/confirm'),
      401: () => sessionAction(`id/${unknownId}/confirm`, null),
      404: () => sessionAction(`id/${unknownId}/confirm`),
      ...bodiesOf('POST', `session/id/${unknownId}/confirm`),
    },
    endOtherSessions: {
      200: () => sessionAction('end-others', 'assistant@demo.test'),
      400: () => sessionAction('end-others?unknown=1'),
      401: () => sessionAction('end-others', null),
      ...bodiesOf('POST', 'session/end-others'),
    },
    changePassword: {
      200: async () => {
        const answer = await change({});
        await change({ newPassword: password, previousPassword: changed });
        return answer;
      },
      400: () => change({ previousPassword: 'wrong' }),
      401: () => change({}, null),
      ...bodies('changepassword', owner),
      429: async () => {
        for (let i = 0; i < signInLimit.failures; i++) await change({ previousPassword: 'wrong' });
        return change({});
      },
      503: async () => {
        const agent = 'agent@demo.test';
        await server().tokenOf(agent);
        return whilePasswordQueueIsFull(() => change({}, agent));
      },
    },
  };
}
