import type { Transaction } from '../../db/scope.ts';
import { accountOf, secondsLocked } from './failures.ts';
import { secondsNetworkLocked, signInNetworkOf } from './limits.ts';

interface Names {
  /** Name of the account's counter. */
  account: string;
  /** Name of the device's counter. Undefined for a device that does not belong to the account. */
  device: string | undefined;
  /** Network address of the caller. */
  address: string;
}

/**
 * Counters of failures for a sign-in, and the seconds for which they are locked. A device that belongs to the account has its
 * own counter. When that is locked, the device counts like any other: for its account and for its network.
 */
export async function counterOf(tx: Transaction, { account, device, address }: Names, now: number) {
  if (device) {
    const name = accountOf(device);
    if ((await secondsLocked(tx, name, now)) === 0) return { name, network: undefined, seconds: 0 };
  }
  const [name, network] = [accountOf(account), signInNetworkOf(address)];
  // Every sign-in takes the locks in this order, so that two of them cannot wait for each other.
  const ofNetwork = await secondsNetworkLocked(tx, network, now);
  return { name, network, seconds: Math.max(ofNetwork, await secondsLocked(tx, name, now)) };
}
