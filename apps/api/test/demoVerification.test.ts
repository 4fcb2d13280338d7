import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DAY, verificationStatus } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { files, uploadedDocs, users, verificationDocs } from '../src/db/schema/index.ts';
import { makeDemo } from '../src/demo/demo.ts';
import { diskStorage } from '../src/ports/diskStorage.ts';
import { uploadState } from '../src/records/uploads.ts';
import { openTestDatabase } from './support/database.ts';

it('has verification documents in every state, with their files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-demo-'));
  const database = await openTestDatabase();
  const storage = diskStorage(folder);
  const now = Math.floor(Date.now() / 1000);
  await makeDemo(database.db, now, storage);
  const { db } = database;
  const [owner] = await db.select().from(users).where(eq(users.email, 'owner@demo.test'));
  const uploads = await db.select().from(uploadedDocs);
  const own = uploads.filter(({ agencyId }) => agencyId === owner?.agencyId);
  const statuses = own.map((upload) => verificationStatus(uploadState(upload), now)).sort();
  expect(statuses).toEqual(['APPROVED', 'EXPIRED', 'PENDING', 'REJECTED']);
  expect(await db.$count(verificationDocs)).toBe(6);
  expect(new Set(uploads.map(({ agencyId }) => agencyId)).size).toBeGreaterThan(10);
  for (const { createdAt, reviewedAt } of uploads) {
    expect(createdAt.getTime()).toBeLessThan(now * 1000);
    if (reviewedAt) expect(reviewedAt.getTime()).toBeLessThan((now - DAY) * 1000);
  }
  for (const { storageKey, size } of await db.select().from(files).where(eq(files.uploadType, 'VERIFICATION_DOC'))) {
    const stream = await storage.read(storageKey);
    const content = stream && (await buffer(stream));
    expect(content?.length).toBe(size);
    expect(content?.toString('latin1', 0, 5)).toBe('%PDF-');
  }
  await database.close();
  await rm(folder, { recursive: true });
});
