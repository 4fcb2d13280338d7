import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY, dateOf, dayOf, type PolicyStatus } from '@fairlead/rules';
import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import {
  auditLog,
  files,
  idempotencyKeys,
  outbox,
  policies,
  sessions,
  signInFailures,
  users,
} from '../src/db/schema/index.ts';
import { type Run, scoped } from '../src/db/scope.ts';
import { kept } from '../src/jobs/cleanUp.ts';
import { claim, enqueue, MAX_ATTEMPTS } from '../src/jobs/outbox.ts';
import { planNightly, startWorker, workOff } from '../src/jobs/worker.ts';
import { makeLogger } from '../src/log.ts';
import { keptMail } from '../src/ports/mail.ts';
import type { Storage } from '../src/ports/storage.ts';
import { databaseKind } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
let run: Run;
const log = makeLogger('silent');
beforeAll(async () => {
  server = await startHarness();
  run = scoped(server.db, { role: 'fairlead_jobs' });
});
beforeEach(() => server.db.delete(outbox));
afterAll(() => server.close());

const work = (storage: Storage = server.storage) => workOff({ run, storage, mail: keptMail, clock: server.clock, log });
const removal = (key: string) => run((tx) => enqueue(tx, null, { kind: 'removeStored', payload: { key } }));
const remembering = () => {
  const removed: string[] = [];
  return { removed, storage: { ...server.storage, remove: async (key: string) => void removed.push(key) } };
};

describe('the outbox', () => {
  it('does each job once, however many work it off', async () => {
    const keys = Array.from({ length: 20 }, (_, i) => `key-${i}`);
    for (const key of keys) await removal(key);
    const { removed, storage } = remembering();
    await Promise.all([work(storage), work(storage), work(storage)]);
    expect(removed.sort()).toEqual(keys.sort());
  });

  it.runIf(databaseKind() === 'postgres')('skips what another one is taking, without waiting for it', async () => {
    await removal('held');
    await removal('free');
    const [claimed, released] = [Promise.withResolvers<string | undefined>(), Promise.withResolvers<void>()];
    const holding = run(async (tx) => {
      claimed.resolve((await claim(tx))?.id);
      await released.promise;
    });
    const held = await claimed.promise;
    const other = await run(claim);
    released.resolve();
    await holding;
    expect(held).toBeDefined();
    expect(other?.id).toBeDefined();
    expect(other?.id).not.toBe(held);
  });

  it('knows nothing of what was rolled back', async () => {
    const failed = run(async (tx) => {
      await enqueue(tx, null, { kind: 'removeStored', payload: { key: 'never' } });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await server.db.select().from(outbox)).toEqual([]);
  });

  it('tries a failed job again later, and at last leaves it', async () => {
    await removal('stubborn');
    const failing = { ...server.storage, remove: () => Promise.reject(new Error('disk is gone')) };
    await work(failing);
    const [first] = await server.db.select().from(outbox);
    expect(first).toMatchObject({ attempts: 1, lastError: 'Error: disk is gone', doneAt: null });
    expect(first?.dueAt.getTime()).toBeGreaterThan(Date.now() + 5_000);
    expect(await run(claim)).toBeUndefined();
    for (let i = 1; i < MAX_ATTEMPTS + 2; i++) {
      await server.db.update(outbox).set({ dueAt: sql`now()` });
      await work(failing);
    }
    const [last] = await server.db.select().from(outbox);
    expect(last).toMatchObject({ attempts: MAX_ATTEMPTS, doneAt: null });
  });

  it('gives a job to another worker when the one who had it is gone', async () => {
    await removal('orphan');
    expect((await run(claim))?.attempts).toBe(1);
    expect(await run(claim)).toBeUndefined();
    await server.db.update(outbox).set({ dueAt: sql`now()` });
    expect((await run(claim))?.attempts).toBe(2);
  });
});

describe('the nightly work', () => {
  it('is planned once a day by any number of processes', async () => {
    const dependencies = { run, storage: server.storage, mail: keptMail, clock: server.clock, log };
    await Promise.all([planNightly(dependencies), planNightly(dependencies), planNightly(dependencies)]);
    const planned = await server.db.select({ kind: outbox.kind }).from(outbox);
    expect(planned.map(({ kind }) => kind).sort()).toEqual(['agePolicies', 'cleanUp']);
  });

  it('removes what has had its time and nothing else', async () => {
    const ago = (seconds: number) => new Date((server.clock.now() - seconds) * 1000);
    const [user] = await server.db.select({ id: users.id }).from(users).limit(1);
    const userId = user?.id ?? '';
    const session = (expiresAt: Date) => ({ id: uuidv7(), userId, supportTokenHash: uuidv7(), expiresAt });
    const [old, recent] = [session(ago(kept.session + 60)), session(ago(60))];
    await server.db.insert(sessions).values([old, recent]);
    const failures = [kept.signInFailure + 60, 60].map((s) => ({ id: uuidv7(), account: 'x', failedAt: ago(s) }));
    await server.db.insert(signInFailures).values(failures);
    const keys = [kept.idempotencyKey + 60, 60].map((s) => ({
      id: uuidv7(),
      userId,
      key: `k${s}`,
      bodyHash: '',
      createdAt: ago(s),
    }));
    await server.db.insert(idempotencyKeys).values(keys);
    await run((tx) => enqueue(tx, null, { kind: 'cleanUp', payload: {} }));
    await work();
    const left = async (table: typeof sessions | typeof signInFailures | typeof idempotencyKeys) =>
      (await server.db.select({ id: table.id }).from(table)).map(({ id }) => id);
    expect(await left(sessions)).toEqual([recent.id]);
    expect(await left(signInFailures)).toEqual([failures[1]?.id]);
    expect(await left(idempotencyKeys)).toEqual([keys[1]?.id]);
  });

  it('lets policies expire by the day, once, and notes it', async () => {
    const today = dayOf(server.clock.now());
    const due: [PolicyStatus, number, PolicyStatus][] = [
      ['ACTIVE', 30, 'ACTIVE'],
      ['ACTIVE', 29, 'EXPIRING'],
      ['ACTIVE', 0, 'EXPIRING'],
      ['ACTIVE', -1, 'EXPIRED'],
      ['EXPIRING', 0, 'EXPIRING'],
      ['EXPIRING', -1, 'EXPIRED'],
      ['CANCELLED', -1, 'CANCELLED'],
      ['NOT_RENEWED', -1, 'NOT_RENEWED'],
    ];
    const rows = await server.db.select().from(policies).orderBy(policies.id).limit(due.length);
    for (const [index, [status, days]] of due.entries())
      await server.db
        .update(policies)
        .set({ status, expiresOn: dateOf(today + days * DAY) })
        .where(eq(policies.id, rows[index]?.id ?? ''));
    const ids = rows.map(({ id }) => id);
    const now = () => server.db.select().from(policies).where(inArray(policies.id, ids)).orderBy(policies.id);
    const before = await now();
    for (const _ of ['once', 'and again']) {
      await run((tx) => enqueue(tx, null, { kind: 'agePolicies', payload: {} }));
      await work();
    }
    const after = await now();
    expect(after.map(({ status }) => status)).toEqual(due.map(([, , becomes]) => becomes));
    const changed = after.filter(({ status }, index) => status !== before[index]?.status);
    for (const { id, version } of changed)
      expect(version).toBe((before.find((row) => row.id === id)?.version ?? 0) + 1);
    const noted = await server.db.select().from(auditLog).where(eq(auditLog.operationId, 'agePolicies'));
    const ours = noted.filter(({ recordId }) => ids.includes(recordId));
    expect(ours.map(({ recordId }) => recordId).sort()).toEqual(changed.map(({ id }) => id).sort());
    expect(ours.every(({ userId }) => userId === null)).toBe(true);
  });

  it('removes uploads that nothing refers to once they are a day old', async () => {
    const [user] = await server.db.select().from(users).where(isNotNull(users.agencyId)).limit(1);
    const { id: uploadedBy = '', agencyId = null } = user ?? {};
    const made = (createdAt: number): typeof files.$inferInsert => ({
      id: uuidv7(),
      agencyId,
      uploadedBy,
      storageKey: uuidv7(),
      name: 'photo.png',
      contentType: 'image/png',
      size: 1,
      sha256: '',
      uploadType: 'USER_IMAGE',
      createdAt: new Date((server.clock.now() - createdAt) * 1000),
    });
    const [used, replaced, young] = [made(kept.unusedFile + 60), made(kept.unusedFile + 60), made(60)];
    const ofTheDemo = (await server.db.select({ id: files.id }).from(files)).map(({ id }) => id);
    await server.db.update(files).set({ createdAt: new Date((server.clock.now() - 2 * kept.unusedFile) * 1000) });
    await server.db.insert(files).values([used, replaced, young]);
    await server.db.update(users).set({ photoFileId: used.id }).where(eq(users.id, uploadedBy));
    await run((tx) => enqueue(tx, null, { kind: 'cleanUp', payload: {} }));
    await work();
    const left = (await server.db.select({ id: files.id }).from(files)).map(({ id }) => id);
    expect(left.sort()).toEqual([...ofTheDemo, used.id, young.id].sort());
  });

  it('removes stored bytes that no row names once they are a day old', async () => {
    const names = async () =>
      (await readdir(server.folder, { recursive: true, withFileTypes: true }))
        .filter((e) => e.isFile())
        .map(({ name }) => name);
    const stray = async (name: string, age: number) => {
      const path = join(server.folder, name.replace('.part', '').slice(-2), name);
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, 'x');
      const time = server.clock.now() - age;
      await utimes(path, time, time);
    };
    const ofTheDemo = await names();
    const [old, part, young] = [uuidv7(), `${uuidv7()}.part`, uuidv7()];
    await stray(old, kept.strayFile + 60);
    await stray(part, kept.strayFile + 60);
    await stray(young, 60);
    await run((tx) => enqueue(tx, null, { kind: 'cleanUp', payload: {} }));
    await work();
    expect((await names()).sort()).toEqual([...ofTheDemo, young].sort());
  });
});

describe('the worker', () => {
  it('finishes what it began before it stops', async () => {
    const worker = startWorker({ run, storage: server.storage, mail: keptMail, clock: server.clock, log });
    await worker.stop();
    expect(await server.db.select().from(outbox).where(eq(outbox.kind, 'cleanUp'))).toEqual([]);
  });
});
