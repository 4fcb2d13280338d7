import { languages, signInLimit } from '@fairlead/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../src/access.ts';
import { coresOf, isCommonPassword } from '../src/areas/auth/commonPasswords.ts';
import { makeInvitations } from '../src/areas/auth/invitations.ts';
import { contract, type Operation, resolve } from '../src/contract/document.ts';
import { builtinRoleId } from '../src/db/builtinRoles.ts';
import { accountRequests, newEmail, password } from './support/accounts.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const { post, signUp, signUpByReferral, newestToken, verify } = accountRequests(() => server);
let callers = 0;
const caller = () => ({ remoteAddress: `198.51.100.${callers++}` });

async function newAccount(): Promise<string> {
  const email = newEmail();
  await signUp({ email }, caller());
  await verify(email);
  return email;
}

async function invitationTo(email: string): Promise<string> {
  const { db, mailer, clock } = server;
  const admin = (await db.query.users.findMany()).find((user) => user.email === 'admin@demo.test');
  const invitedBy = admin?.id ?? '';
  const roleId = await builtinRoleId(db, 'fullAccess');
  const inviter = makeInvitations({ mailer, clock });
  await db.transaction((tx) => inviter.invite(tx, { email, roleId, agencyId: null, invitedBy, language: 'en' }));
  return newestToken(email, 'adminInvitation');
}

type Send = (chosen: string) => ReturnType<Harness['call']>;
interface Choice {
  field: 'password' | 'newPassword';
  email: string;
  send: Send;
}

/** Operations in which a user chooses a password. Each prepares an account and sends passwords for it. */
const choices: Partial<Record<OperationId, () => Promise<Choice>>> = {
  signUp: async () => {
    const email = newEmail();
    return { field: 'password', email, send: (chosen) => signUp({ email, password: chosen }, caller()) };
  },
  signUpByReferral: async () => {
    const email = newEmail();
    const send: Send = (chosen) => signUpByReferral({ email, password: chosen }, 'DANIEL-OKAFOR', caller());
    return { field: 'password', email, send };
  },
  acceptInvitation: async () => {
    const email = newEmail();
    const invitationToken = await invitationTo(email);
    const rest = { name: 'Ann', licensedAgent: false, invitationToken };
    return { field: 'password', email, send: (chosen) => post('invitation/signup', { ...rest, password: chosen }) };
  },
  resetPassword: async () => {
    const email = await newAccount();
    await post('forget-password', { userEmail: email }, caller());
    const token = await newestToken(email, 'resetPassword');
    return { field: 'newPassword', email, send: (chosen) => post('reset-password', { token, newPassword: chosen }) };
  },
  changePassword: async () => {
    const email = await newAccount();
    const { accessToken } = (await server.app.inject(signInRequest(email))).json().payload;
    const headers = { authorization: `Bearer ${accessToken}` };
    const send: Send = (chosen) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/changepassword',
        headers,
        payload: { email, previousPassword: password, newPassword: chosen },
      });
    return { field: 'newPassword', email, send };
  },
};

/** Names of the body properties that are new passwords. */
function newPasswordsOf({ body }: Operation): string[] {
  const schema = body?.['application/json']?.schema;
  if (typeof schema !== 'object') return [];
  const { properties = {} } = resolve(schema) as { properties?: Record<string, { $ref?: string }> };
  return Object.keys(properties).filter((name) => properties[name]?.$ref?.endsWith('/NewPassword'));
}

describe('a new password', () => {
  it('is checked here in every operation of the contract that takes one', () => {
    const taking = [...contract.values()].filter((operation) => newPasswordsOf(operation).length > 0);
    expect(taking.map(({ id }) => id).sort()).toEqual(Object.keys(choices).sort());
  });

  it.each(Object.entries(choices))(
    '%s refuses one that is easy to guess, and then accepts another',
    async (id, make) => {
      const { field, email, send } = await make();
      expect(newPasswordsOf(contract.get(id as OperationId) as Operation)).toEqual([field]);

      const common = await send('P@ssword2026!');
      expect([common.statusCode, common.json().errors]).toEqual([
        400,
        [
          {
            field,
            code: 'auth.passwordCommon',
            message: 'This password, or one like it, is on lists of stolen passwords. Choose a different one.',
          },
        ],
      ]);
      const [emailName = ''] = email.split('@');
      for (const word of [emailName, 'Fairlead']) {
        const contained = await send(`${word.toUpperCase()}#2026`);
        const message = `The password must not contain “${word}”, which is easy to guess. Choose a different one.`;
        expect([contained.statusCode, contained.json().errors]).toEqual([
          400,
          [{ field, code: 'auth.passwordContains', message }],
        ]);
      }
      const short = await send('Pass#1');
      expect(short.json().errors).toMatchObject([{ field, code: 'field.minLength' }]);

      const chosen = 'Seldom#Seen7';
      expect((await send(chosen)).json()).toMatchObject({ success: true });
      const signedIn = (await server.app.inject(signInRequest(email, chosen))).json().code;
      // an account of a sign-up is not verified yet
      expect(['auth.signedIn', 'auth.unverified']).toContain(signedIn);
    },
  );

  it('is refused in the language of the request', async () => {
    const messages = await Promise.all(
      languages.map(async (language) => {
        const headers = { 'accept-language': language };
        const payload = { email: newEmail(), password: 'Password#1', agencyName: 'A', name: 'B', licensedAgent: false };
        const request = { method: 'POST', url: '/api/auth/signup', headers, payload, ...caller() } as const;
        return (await server.app.inject(request)).json().errors[0].message;
      }),
    );
    expect(new Set(messages).size).toBe(languages.length);
  });

  it('of a change differs from the old one, and the answer is the same for every guess', async () => {
    const email = await newAccount();
    const { accessToken } = (await server.app.inject(signInRequest(email))).json().payload;
    const change = (chosen: string) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const payload = { email, previousPassword: chosen, newPassword: chosen };
      return server.app.inject({ method: 'POST', url: '/api/auth/changepassword', headers, payload });
    };
    for (const chosen of [password, 'Seldom#Seen7']) {
      const answer = await change(chosen);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        [
          {
            field: 'newPassword',
            code: 'auth.passwordSame',
            message: 'This is the old password. Choose a different one.',
          },
        ],
      ]);
    }
    expect((await server.app.inject(signInRequest(email))).json().code).toBe('auth.signedIn');
  });

  it('is checked before the current one, so that the answer is the same for every guess', async () => {
    const email = await newAccount();
    const { accessToken } = (await server.app.inject(signInRequest(email))).json().payload;
    const change = async (previousPassword: string, newPassword: string) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const payload = { email, previousPassword, newPassword };
      return (await server.app.inject({ method: 'POST', url: '/api/auth/changepassword', headers, payload })).json();
    };
    const answers = [];
    for (let i = 0; i <= signInLimit.failures; i++) answers.push(await change(`guess ${i}`, 'Password#1'));
    answers.push(await change(password, 'Password#1'));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await change(password, 'Seldom#Seen7')).toMatchObject({ code: 'auth.passwordChanged' });
  });
});

describe('the list of common passwords', () => {
  it.each([
    'Password1!',
    'P@ssw0rd#1',
    'Pa$$w0rd',
    '!!Password1',
    'Welcome#2026',
    'WE1C0ME!99',
    'Summer2026!',
    'Qwerty12345678!',
    'Admin@123',
    'Letmein#1',
    '1etmein#7',
    'Acce$$01',
    'Abc123!!',
    'Aa@123456',
    '1q2w3e4r!',
    '12345678!',
    '12345678#1',
    'Passwort#1',
    'Azerty#123',
    'Insurance#7',
  ])('contains or resembles %s', async (common) => {
    expect(await isCommonPassword(common)).toBe(true);
  });

  it.each([
    'Portal#2026',
    'Harbour#7',
    'Another#8',
    'Seldom#Seen7',
    'Wrong#Password1',
    'Changed#Once1',
    'x7#Kq9vTz2',
    '1234#9284756102',
    '#$%&#$%&71',
    'Schlüssel#7',
    `1#${'9'.repeat(253)}`,
  ])('does not contain %s', async (rare) => {
    expect(await isCommonPassword(rare)).toBe(false);
  });

  it('is compared with the parts of a password that keep its letters', () => {
    expect(coresOf('#Pa$s1!')).toEqual(['#pass', '#passi', '#passii', 'pass', 'passi', 'passii']);
    expect(coresOf('12345#7')).toEqual(['i2eas#', 'i2eas#t']);
    expect(coresOf('abc')).toEqual([]);
  });
});
