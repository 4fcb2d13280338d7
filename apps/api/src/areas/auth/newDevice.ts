import { eq } from 'drizzle-orm';
import type { Origin } from '../../db/audit.ts';
import { credentials, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { makeAccountMails } from './mails.ts';
import type { AccountDependencies } from './signUp.ts';

const accountOf = async (tx: Transaction, userId: string) => {
  const [found] = await tx
    .select({ user: users, firstDeviceAt: credentials.firstDeviceAt, newDeviceMail: credentials.newDeviceMail })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.id, userId));
  return found;
};

/**
 * Whether a device signs in for the first time. Mails the user about it, unless the user has turned the alert off. The first
 * sign-in of an account is not on a new device.
 *
 * @param device - The account's device of the request, if it has one.
 */
export async function noticeNewDevice(
  tx: Transaction,
  userId: string,
  { device, origin }: { device: string | undefined; origin: Origin },
  { mailer, clock, places }: Pick<AccountDependencies, 'mailer' | 'clock' | 'places'>,
): Promise<boolean> {
  if (device !== undefined) return false;
  const account = await accountOf(tx, userId);
  if (!account?.firstDeviceAt || !account.user.lastSignInAt) return false;
  if (account.newDeviceMail) {
    const place = places.find(origin.networkAddress, account.user.language);
    const at = new Date(clock.now() * 1000);
    await mailer.write(tx, makeAccountMails(mailer).newDevice(account.user, { ...origin, place }, at));
  }
  return true;
}
