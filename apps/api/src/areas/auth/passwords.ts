import { type Algorithm, hash, verify } from '@node-rs/argon2';

// The library declares `Algorithm` as an ambient const enum, which cannot be read under isolatedModules.
const argon2id = 2 satisfies Algorithm.Argon2id;

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Without a hash (nobody has that email) it takes as long and says no,
 * so that the time of an answer does not tell who has an account.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('the password of nobody');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored !== undefined;
}
