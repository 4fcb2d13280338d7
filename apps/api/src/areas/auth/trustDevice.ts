import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { credentials } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DeviceCookies } from './deviceCookies.ts';

export interface DeviceDependencies {
  clock: Clock;
  devices: DeviceCookies;
  /** Whether users reach the portal by https. */
  isHttps(): boolean;
}

/** Returns the header fields that mark the device of a request as one that has proven to belong to the account. */
export async function trustDevice(
  tx: Transaction,
  userId: string,
  request: Pick<FastifyRequest, 'protocol'>,
  { clock, devices, isHttps }: DeviceDependencies,
): Promise<{ 'set-cookie': string }> {
  const [found] = await tx
    .select({
      id: credentials.userId,
      passwordChangedAt: credentials.changedAt,
      firstDeviceAt: credentials.firstDeviceAt,
    })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  if (!found) throw new Error('an account without a password trusts no device');
  if (!found.firstDeviceAt) {
    const firstDeviceAt = new Date(clock.now() * 1000);
    await tx.update(credentials).set({ firstDeviceAt }).where(eq(credentials.userId, userId));
  }
  const secure = isHttps() || request.protocol === 'https';
  return { 'set-cookie': devices.issue(found, { now: clock.now(), secure }) };
}
