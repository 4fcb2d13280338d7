import { eq } from 'drizzle-orm';
import { uuidv7 } from '../../src/db/ids.ts';
import { credentials, roles, users } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';

let serial = 0;

/** Valid body of a new role, overridden by `values`. */
export const roleInput = (values: object = {}) => ({
  name: `Test role ${(serial += 1)}`,
  description: 'For a test.',
  privileges: ['COUPONS_READ'],
  ...values,
});

/** Creates an admin with the password of the demo accounts and a role with exactly these privileges. */
export async function adminWith(server: Harness, privileges: string[]): Promise<{ email: string; roleId: string }> {
  const [roleId, id] = [uuidv7(), uuidv7()];
  const email = `with-${(serial += 1)}@admins.test`;
  await server.db.insert(roles).values({ id: roleId, name: `Role of ${email}`, roleType: 'ADMIN', privileges });
  await server.db.insert(users).values({ id, roleId, name: 'Some Admin', email, emailVerifiedAt: new Date() });
  const [known] = await server.db
    .select({ hash: credentials.passwordHash })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(eq(users.email, 'admin@demo.test'));
  await server.db.insert(credentials).values({ userId: id, passwordHash: known?.hash ?? '' });
  return { email, roleId };
}
