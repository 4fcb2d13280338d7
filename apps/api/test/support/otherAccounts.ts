import { eq } from 'drizzle-orm';
import { uuidv7 } from '../../src/db/ids.ts';
import { onlyRow } from '../../src/db/rows.ts';
import { credentials, users } from '../../src/db/schema/index.ts';
import { makeCustomer } from './customers.ts';
import type { Harness } from './harness.ts';
import { secondFactorRequests } from './secondFactors.ts';

/** Account with the password of the demo accounts. */
export interface OtherAccount {
  id: string;
  email: string;
}

type Action = 'end-sessions' | 'reset-second-factor' | 'disable' | 'enable';

let serial = 0;

/** Accounts for tests of those who control them, and requests about them. */
export function otherAccounts(server: () => Harness) {
  const { signIn, enrol, person } = secondFactorRequests(server);
  const idOf = async (email: string): Promise<string> =>
    onlyRow(await server().db.select({ id: users.id }).from(users).where(eq(users.email, email))).id;

  return {
    signIn,
    idOf,

    /** Customer of the first demo agency. */
    async newCustomer(): Promise<OtherAccount & { contactId: string }> {
      const { userId, email, contactId } = await makeCustomer(server().db, `Controlled${(serial += 1)}`);
      return { id: userId, email, contactId };
    },

    /** Member with the rights of a demo account. */
    async newMember(like: string): Promise<OtherAccount> {
      const { db } = server();
      const { roleId, agencyId, agencyAdmin, licensedAgent } = onlyRow(
        await db.select().from(users).where(eq(users.email, like)),
      );
      const { passwordHash } = onlyRow(
        await db
          .select()
          .from(credentials)
          .where(eq(credentials.userId, await idOf(like))),
      );
      const [id, email] = [uuidv7(), `member-${(serial += 1)}@people.test`];
      const rights = { roleId, agencyId, agencyAdmin, licensedAgent };
      await db.insert(users).values({ id, email, name: 'Some Member', emailVerifiedAt: new Date(), ...rights });
      await db.insert(credentials).values({ userId: id, passwordHash });
      return { id, email };
    },

    /** Admin of a new agency, who has signed in once. */
    async newOwner(): Promise<OtherAccount> {
      const { email } = await person();
      return { id: await idOf(email), email };
    },

    /** Turns on the second factor of an account. */
    async enrolAccount({ email }: OtherAccount) {
      const token: string = (await signIn(email)).json().payload.accessToken;
      return enrol({ email, token });
    },

    show: (as: string | null, id: string) => server().call(as, { url: `/api/user/account/id/${id}` }),
    act: (as: string | null, action: Action, id: string) =>
      server().call(as, { method: 'POST', url: `/api/user/${action}/id/${id}` }),
  };
}
