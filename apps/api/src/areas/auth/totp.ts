import { Secret, TOTP } from 'otpauth';

/** Bytes, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps of 30 seconds that a phone's clock may differ. */
const WINDOW = 1;

/** SHA-1, six digits and 30 seconds are what every authenticator app supports. */
const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, email: string): string =>
  totpOf(secret, { issuer, label: email }).toString();

/** Time step of a code (RFC 6238) at `now`, in Unix seconds. Undefined for a wrong code. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now * 1000;
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
