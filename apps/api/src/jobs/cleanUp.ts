import { and, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import {
  emailReplyTokens,
  files,
  idempotencyKeys,
  mails,
  mailTokens,
  outbox,
  sessions,
  signInFailures,
} from '../db/schema/index.ts';
import type { Run } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';
import type { Storage } from '../ports/storage.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long things are kept after they have had their use, in seconds. */
export const kept = {
  session: 30 * DAY,
  idempotencyKey: DAY,
  signInFailure: DAY,
  job: 7 * DAY,
  mail: 30 * DAY,
  mailToken: 0,
  replyToken: 0,
  /** Of an upload that nothing refers to: its form may still be open. */
  unusedFile: DAY,
  strayFile: DAY,
} as const;

/** The nightly work: removes what has had its time. Doing it twice does no harm. */
export async function cleanUp(run: Run, storage: Storage, clock: Clock): Promise<void> {
  const before = (age: number) => new Date((clock.now() - age) * 1000);
  await run(async (tx) => {
    await tx
      .delete(sessions)
      .where(or(lt(sessions.expiresAt, before(kept.session)), lt(sessions.endedAt, before(kept.session))));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(kept.idempotencyKey)));
    await tx.delete(signInFailures).where(lt(signInFailures.failedAt, before(kept.signInFailure)));
    await tx.delete(mailTokens).where(lt(mailTokens.expiresAt, before(kept.mailToken)));
    await tx.delete(emailReplyTokens).where(lt(emailReplyTokens.expiresAt, before(kept.replyToken)));
    await tx.delete(mails).where(lt(mails.createdAt, before(kept.mail)));
    await tx.delete(outbox).where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, before(kept.job))));
    // after the mails, whose attachments they may be; their bytes are strays from here on
    await tx.execute(sql`select remove_unused_files(${before(kept.unusedFile).toISOString()})`);
  });
  await removeStrayFiles(run, storage, clock.now() - kept.strayFile);
}

/** Bytes that no row names: a server stopped between storing them and writing the row. */
async function removeStrayFiles(run: Run, storage: Storage, olderThan: number): Promise<void> {
  let batch: string[] = [];
  const flush = async () => {
    const keys = batch;
    batch = [];
    if (keys.length === 0) return;
    const named = await run((tx) =>
      tx.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, keys)),
    );
    const known = new Set(named.map(({ key }) => key));
    await Promise.all(keys.filter((key) => !known.has(key)).map((key) => storage.remove(key)));
  };
  for await (const key of storage.olderThan(olderThan)) {
    batch.push(key);
    if (batch.length === 500) await flush();
  }
  await flush();
}
