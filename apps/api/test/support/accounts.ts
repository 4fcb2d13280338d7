import { and, desc, eq } from 'drizzle-orm';
import { mails } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';

export const password = 'Portal#2026';
let count = 0;
/** Returns an unused email address. */
export const newEmail = () => `new${count++}.${process.pid}@people.test`;

/** Requests of the account operations. Values default to valid ones. */
export function accountRequests(server: () => Harness) {
  const post = (
    path: string,
    payload: object,
    { as = null, ...more }: { as?: string | null; remoteAddress?: string } = {},
  ) => server().call(as, { method: 'POST', url: `/api/auth/${path}`, payload, ...more });
  const signUp = (values: object = {}, more = {}) =>
    post(
      'signup',
      { email: newEmail(), password, agencyName: 'New Agency', name: 'New Owner', licensedAgent: false, ...values },
      more,
    );
  const signUpByReferral = (values: object = {}, referral = 'DANIEL-OKAFOR', more = {}) =>
    post(
      `referral/sign-up?referral=${referral}`,
      {
        email: newEmail(),
        password,
        firstName: 'Nora',
        lastName: 'Quist',
        phone: '+12075550190',
        dateOfBirth: 0,
        street: '1 Main St',
        city: 'Portland',
        zipCode: '04101',
        state: 'ME',
        ...values,
      },
      more,
    );
  /** Returns the newest mail of a kind to an address. */
  const newestMail = async (to: string, kind: string) => {
    const [mail] = await server()
      .db.select()
      .from(mails)
      .where(and(eq(mails.to, to), eq(mails.kind, kind)))
      .orderBy(desc(mails.id))
      .limit(1);
    return mail;
  };
  /** The token in the link of the newest mail. */
  const newestToken = async (to: string, kind: string) =>
    /[?&](?:InvitationToken|token)=([\w-]+)/.exec((await newestMail(to, kind))?.text ?? '')?.[1] ?? '';
  /** Verifies an address with the token of the newest mail. */
  const verify = async (email: string, enteredPassword = password) =>
    post('verify-email', { token: await newestToken(email, 'verifyEmail'), password: enteredPassword });
  return { post, signUp, signUpByReferral, newestMail, newestToken, verify };
}
