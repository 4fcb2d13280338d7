import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull, min } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { recoveryCodes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { hashToken } from '../../randomTokens.ts';

const COUNT = 10;
/** 80 bits, so a fast hash is enough. */
const CODE_BYTES = 10;
/** Crockford's alphabet: no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Four groups of four characters. */
function newCode(): string {
  const bits = [...randomBytes(CODE_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** A typed code as it is stored: without spaces and hyphens, O read as 0, I and L as 1. */
const hashOf = (typed: string) =>
  hashToken(typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'));

/** Replaces the recovery codes of a user and returns the new ones. */
export async function renewRecoveryCodes(tx: Transaction, userId: string, now: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await deleteRecoveryCodes(tx, userId);
  const createdAt = new Date(now * 1000);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: uuidv7(), userId, codeHash: hashOf(code), createdAt })));
  return codes;
}

export const deleteRecoveryCodes = (tx: Transaction, userId: string) =>
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));

/** Uses a recovery code up. False when it is wrong or was used before. */
export async function redeemRecoveryCode(tx: Transaction, userId: string, typed: string, now: number) {
  // One statement: of two requests with the same code, one succeeds.
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date(now * 1000) })
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(typed)), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** Numbers of recovery codes of a user, and the Unix seconds of their creation. Null without codes. */
export async function countRecoveryCodes(tx: Transaction, userId: string) {
  const [found] = await tx
    .select({ total: count(), used: count(recoveryCodes.usedAt), createdAt: min(recoveryCodes.createdAt) })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  if (!found?.createdAt) return null;
  const { total, used, createdAt } = found;
  return { left: total - used, total, createdAt: Math.floor(createdAt.getTime() / 1000) };
}
