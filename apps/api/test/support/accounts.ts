import { and, desc, eq } from 'drizzle-orm';
import { mails } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';

export const password = 'Portal#2026';
let count = 0;
/** An address that nobody has. */
export const newEmail = () => `new${count++}.${process.pid}@people.test`;

/** What one can ask about accounts, with good values unless others are given. */
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
  const join = (values: object = {}, referral = 'DANIEL-OKAFOR') =>
    post(`referral/sign-up?referral=${referral}`, {
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
    });
  /** The newest mail to an address. */
  const mailTo = async (to: string, kind: string) => {
    const [mail] = await server()
      .db.select()
      .from(mails)
      .where(and(eq(mails.to, to), eq(mails.kind, kind)))
      .orderBy(desc(mails.id))
      .limit(1);
    return mail;
  };
  /** The token in the link of the newest mail. */
  const tokenTo = async (to: string, kind: string) =>
    /[?&](?:InvitationToken|token)=([\w-]+)/.exec((await mailTo(to, kind))?.text ?? '')?.[1] ?? '';
  return { post, signUp, join, mailTo, tokenTo };
}
