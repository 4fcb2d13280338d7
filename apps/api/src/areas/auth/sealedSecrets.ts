import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SealedSecrets {
  /** Encrypts a secret of a user. */
  seal(secret: string, userId: string): string;
  /** Decrypts a secret. Undefined when it was encrypted for another user or with another key. */
  open(sealed: string, userId: string): string | undefined;
}

/** Encrypts secrets that the server must read again, so that a copy of the database does not contain them. */
export function makeSealedSecrets(secret: string): SealedSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));
  return {
    seal(plain, userId) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(userId));
      const content = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
    },
    open(sealed, userId) {
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
    },
  };
}
