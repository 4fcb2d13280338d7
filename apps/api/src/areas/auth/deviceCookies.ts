import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../keys.ts';

/** Seconds: one year, renewed at each sign-in. */
export const DEVICE_COOKIE_LIFE = 365 * 24 * 3600;

/** The cookie is only sent with sign-in requests. */
const PATH = '/api/auth/signin';

/** The account that a device cookie belongs to. */
interface DeviceAccount {
  id: string;
  /** A new password ends the trust in all devices. */
  passwordChangedAt: Date;
}

export interface DeviceCookies {
  /** Returns the device of a request: undefined without a cookie for this account and its present password. */
  read(cookieHeader: string | undefined, account: DeviceAccount, now: number): string | undefined;
  /** Returns a `Set-Cookie` value that marks a device as one that belongs to this account. */
  issue(account: DeviceAccount, options: { now: number; secure: boolean }): string;
}

/**
 * Cookies of devices that have proven to belong to an account, by a sign-in or a link from a mail
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies). Wrong passwords from such a device
 * have their own counter, so an attacker who locks an account does not lock out its owner. A browser has one cookie per
 * account; the signature binds it to the account.
 */
export function makeDeviceCookies(secrets: Keys): DeviceCookies {
  const keyOf = (secret: string) => createHmac('sha256', secret).update('device cookie').digest();
  const keys = secrets.map(keyOf);
  const current = keyOf(secrets[0]);
  const sign = (key: Buffer, { id, passwordChangedAt }: DeviceAccount, device: string, expires: string) =>
    createHmac('sha256', key).update(`${id} ${passwordChangedAt.getTime()} ${device} ${expires}`).digest('base64url');

  return {
    read(header, account, now) {
      const value = cookieOf(header, nameOf(account));
      const [device, expires, signature] = value?.split('.') ?? [];
      if (!device || !expires || !signature || Number(expires) <= now) return undefined;
      return keys.some((key) => isSame(signature, sign(key, account, device, expires))) ? device : undefined;
    },

    issue(account, { now, secure }) {
      const device = randomBytes(16).toString('base64url');
      const expires = String(now + DEVICE_COOKIE_LIFE);
      const attributes = ['HttpOnly', 'SameSite=Strict', `Path=${PATH}`, `Max-Age=${DEVICE_COOKIE_LIFE}`];
      if (secure) attributes.push('Secure');
      const value = [device, expires, sign(current, account, device, expires)].join('.');
      return [`${nameOf(account)}=${value}`, ...attributes].join('; ');
    },
  };
}

const nameOf = ({ id }: DeviceAccount) =>
  `fairlead_device_${createHash('sha256').update(id).digest('hex').slice(0, 16)}`;

function cookieOf(header: string | undefined, name: string): string | undefined {
  const found = header?.split(';').find((pair) => pair.trim().startsWith(`${name}=`));
  return found?.trim().slice(name.length + 1);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
