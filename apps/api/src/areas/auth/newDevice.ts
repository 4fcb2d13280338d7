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

/** Whether a device signs in for the first time. The first sign-in of an account is not on a new device. */
export async function isNewDevice(tx: Transaction, userId: string, device: string | undefined): Promise<boolean> {
  if (device !== undefined) return false;
  const account = await accountOf(tx, userId);
  return Boolean(account?.firstDeviceAt && account.user.lastSignInAt);
}

/** Mails the user about a sign-in on a new device, unless the user has turned the alert off. */
export async function alertNewDevice(
  tx: Transaction,
  userId: string,
  origin: Origin,
  { mailer, clock }: Pick<AccountDependencies, 'mailer' | 'clock'>,
): Promise<void> {
  const account = await accountOf(tx, userId);
  if (!account?.newDeviceMail) return;
  await mailer.write(tx, makeAccountMails(mailer).newDevice(account.user, origin, new Date(clock.now() * 1000)));
}
