import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';

/** PostgreSQL's default. */
const ITERATIONS = 4096;

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * SCRAM-SHA-256 verifier of a password (RFC 5803). `ALTER ROLE … PASSWORD` accepts it in place of the password, so the password
 * appears neither in the statement nor in the log of the database server.
 *
 * @param password ASCII; other characters would need SASLprep.
 */
export function scramVerifier(password: string, salt: Buffer): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64');
  const serverKey = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
