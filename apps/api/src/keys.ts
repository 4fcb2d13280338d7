import { createHmac } from 'node:crypto';

/** Secrets of one purpose. The first signs and encrypts. All of them are accepted when signatures or contents are read. */
export type Keys = readonly [current: string, ...previous: string[]];

/** Public id of a secret, which does not reveal it. */
export const keyId = (secret: string): string =>
  createHmac('sha256', secret).update('key id').digest('hex').slice(0, 8);
