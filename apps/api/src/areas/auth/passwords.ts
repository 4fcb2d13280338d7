import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { type Capacity, makeBoundedQueue } from '../../boundedQueue.ts';
import { Problem } from '../../contract/problem.ts';

// The library declares `Algorithm` as an ambient const enum, which cannot be read under isolatedModules.
const argon2id = 2 satisfies Algorithm.Argon2id;

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const passwordCapacity: Capacity = {
  /** Node.js has four threads for hashing, files and name look-ups. One stays free. */
  running: Math.min(availableParallelism(), 3),
  /** A hash takes about 50 ms, so the longest wait is about two seconds. */
  waiting: 60,
};

export const passwordQueue = makeBoundedQueue(passwordCapacity);

/** Seconds. */
const RETRY_AFTER = 2;

/** @throws {Problem} 503 when too many passwords wait to be hashed. */
async function limited<T>(task: () => Promise<T>): Promise<T> {
  const result = await passwordQueue.run(async () => ({ value: await task() }));
  if (result !== 'full') return result.value;
  throw new Problem(503, { code: 'error.unavailable' }, undefined, { 'retry-after': String(RETRY_AFTER) });
}

/** Hashes a password without checking it. `hashNewPassword` also checks it. */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, cost));

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash it takes as long and returns false, so that the response time does
 * not reveal which emails have accounts.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('a password that no account has', cost);
  const hashed = stored ?? (await decoy);
  const matches = await limited(() => verify(hashed, password));
  return matches && stored !== undefined;
}
