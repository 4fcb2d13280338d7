import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from '../../keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SealedSecrets {
  /** Encrypts a secret of a user. */
  seal(secret: string, userId: string): string;
  /** Decrypts a secret. Undefined when it was encrypted for another user or with another key. */
  open(sealed: string, userId: string): string | undefined;
  /** Encrypts a secret of a previous key with the current one. Undefined when there is nothing to do. */
  renew(sealed: string, userId: string): string | undefined;
}

/**
 * Encrypts secrets that the server must read again, so that a copy of the database does not contain them. The encryption detects
 * a wrong key, so contents do not name theirs.
 */
export function makeSealedSecrets(secrets: Keys): SealedSecrets {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));
  const current = keyOf(secrets[0]);
  const keys = secrets.map(keyOf);
  const seal = (plain: string, userId: string) => encrypt(current, plain, userId);
  const open = (sealed: string, userId: string) => {
    for (const key of keys) {
      const plain = decrypt(key, sealed, userId);
      if (plain !== undefined) return plain;
    }
    return undefined;
  };
  return {
    seal,
    open,
    renew(sealed, userId) {
      if (decrypt(current, sealed, userId) !== undefined) return undefined;
      const plain = open(sealed, userId);
      return plain === undefined ? undefined : seal(plain, userId);
    },
  };
}

function encrypt(key: Buffer, plain: string, userId: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(userId));
  const content = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

function decrypt(key: Buffer, sealed: string, userId: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
