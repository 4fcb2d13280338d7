import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlState } from '../src/db/errors.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import { docs, files, users } from '../src/db/schema/index.ts';
import { scoped, type Transaction } from '../src/db/scope.ts';
import { secureTables } from '../src/db/secureTables.ts';
import { databaseKind, rowsOf } from './support/database.ts';
import { fileUses, readStoredFile, storeFile, type Uploader } from './support/fileUses.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart } from './support/multipart.ts';
import { agent } from './support/quotes.ts';

let server: Harness;
let uploader: Uploader;
beforeAll(async () => {
  server = await startHarness();
  uploader = onlyRow(await server.db.select().from(users).where(eq(users.email, agent)));
});
afterAll(() => server.close());

const policyFile = async (used: boolean) => {
  const file = await storeFile(server, uploader, 'POLICY');
  if (used) await fileUses['POLICY']?.['document of a policy']?.(server, file.id, uploader);
  return file;
};
const isUsed = async (id: string) =>
  onlyRow(rowsOf<{ used: boolean }>(await server.db.execute(sql`select file_is_used(${id}) as used`))).used;
const asAgent = <T>(work: (tx: Transaction) => Promise<T>) =>
  scoped(server.db, { role: 'fairlead_app', agency: uploader.agencyId, user: uploader.id })(work);
const stateOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => sqlState(error),
  );
const RESTRICT_VIOLATION = '23001';
const PERMISSION_DENIED = '42501';

const content = [
  { storageKey: 'elsewhere' },
  { name: 'other.pdf' },
  { contentType: 'text/plain' },
  { size: 1 },
  { sha256: 'other' },
] as const;

describe('the database', () => {
  it.each(content)('rejects %j for an attached file', async (values) => {
    const used = await policyFile(true);
    const change = (tx: Pick<Transaction, 'update'>) => tx.update(files).set(values).where(eq(files.id, used.id));
    expect(await stateOf(asAgent(change))).toBe(RESTRICT_VIOLATION);
    expect(await stateOf(Promise.resolve(change(server.db))), 'the owner of the table').toBe(RESTRICT_VIOLATION);
    const unused = await policyFile(false);
    const free = { ...values, ...('storageKey' in values && { storageKey: uuidv7() }) };
    const changed = asAgent((tx) => tx.update(files).set(free).where(eq(files.id, unused.id)).returning());
    expect(onlyRow(await changed)).toMatchObject(free);
  });

  it.each([{ uploadedBy: null }, { agencyId: null }, { uploadType: 'OTHER' }, { createdAt: new Date(0) }])(
    'lets no caller set %j, and not even the table owner for an attached file',
    async (values) => {
      const unused = await policyFile(false);
      const change = (id: string) => (tx: Pick<Transaction, 'update'>) =>
        tx.update(files).set(values).where(eq(files.id, id));
      expect(await stateOf(asAgent(change(unused.id)))).toBe(PERMISSION_DENIED);
      if ('createdAt' in values) return;
      const used = await policyFile(true);
      expect(await stateOf(Promise.resolve(change(used.id)(server.db)))).toBe(RESTRICT_VIOLATION);
    },
  );

  it('does not let a version change its previous version', async () => {
    const [first, second, other] = [await policyFile(false), await policyFile(false), await policyFile(false)];
    const follow = (previousVersionId: string | null) =>
      stateOf(asAgent((tx) => tx.update(files).set({ previousVersionId }).where(eq(files.id, second.id))));
    expect(await follow(first.id)).toBe('done');
    await fileUses['POLICY']?.['document of a policy']?.(server, second.id, uploader);
    expect(await follow(other.id)).toBe(RESTRICT_VIOLATION);
    expect(await follow(null)).toBe(RESTRICT_VIOLATION);
    expect(await isUsed(first.id)).toBe(true);
  });

  it('treats a file with `keptAt` as attached, and the mark cannot be removed', async () => {
    const { id } = await policyFile(false);
    const mark = (keptAt: Date | null) =>
      stateOf(asAgent((tx) => tx.update(files).set({ keptAt }).where(eq(files.id, id))));
    expect(await mark(new Date())).toBe('done');
    expect(await isUsed(id)).toBe(true);
    expect(await mark(null)).toBe(RESTRICT_VIOLATION);
    const change = asAgent((tx) => tx.update(files).set({ sha256: 'other' }).where(eq(files.id, id)));
    expect(await stateOf(change)).toBe(RESTRICT_VIOLATION);
  });

  it('includes references from tables that are added later', async () => {
    const { id } = await policyFile(false);
    expect(await isUsed(id)).toBe(false);
    await server.db.execute(sql`create table later (id uuid primary key, picture uuid references files (id))`);
    // Every migration does this.
    await secureTables(server.db);
    await server.db.execute(sql`insert into later values (${uuidv7()}, ${id})`);
    expect(await isUsed(id)).toBe(true);
    const change = asAgent((tx) => tx.update(files).set({ sha256: 'other' }).where(eq(files.id, id)));
    expect(await stateOf(change)).toBe(RESTRICT_VIOLATION);
    await server.db.execute(sql`drop table later`);
  });

  it('has an index on each column that refers to a file', async () => {
    const unindexed = await server.db.execute(sql`
      select referring::text as "table", field from file_references()
      where not exists (
        select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = referring and a.attname = field and i.indpred is null
      )`);
    expect(rowsOf(unindexed)).toEqual([]);
    const references = rowsOf<{ count: number }>(
      await server.db.execute(sql`select count(*)::int as count from file_references()`),
    );
    expect(onlyRow(references).count).toBeGreaterThan(8);
  });
});

// PGlite has one connection, so concurrent changes are impossible.
describe.runIf(databaseKind() === 'postgres')('two changes at the same time', () => {
  const replace = (id: string) => {
    const url = `/api/file/update?file_id=${id}&fileUploadType=POLICY`;
    const part = multipart({ content: Buffer.from('%PDF-1.7 other'), filename: 'b.pdf' });
    return server.call(agent, { method: 'PUT', url, ...part });
  };

  it('a replacement waits for a record that attaches the file, and is rejected', async () => {
    await server.tokenOf(agent);
    const { id } = await policyFile(false);
    const before = await readStoredFile(server, id);
    let pending = true;
    let replacing: ReturnType<typeof replace> | undefined;
    let waited = false;
    await server.db.transaction(async (tx) => {
      const like = onlyRow(await tx.select().from(docs).where(eq(docs.createdBy, uploader.id)).limit(1));
      await tx.insert(docs).values({ ...like, id: uuidv7(), fileId: id, deletedAt: null });
      replacing = replace(id).finally(() => {
        pending = false;
      });
      await new Promise((resolve) => setTimeout(resolve, 1500));
      waited = pending;
    });
    const response = await replacing;
    expect(waited).toBe(true);
    expect([response?.statusCode, response?.json().code]).toEqual([409, 'file.attached']);
    expect(await readStoredFile(server, id)).toEqual(before);
  });

  it('an update of the row waits too', async () => {
    const { id } = await policyFile(false);
    let update: Promise<string | undefined> | undefined;
    await server.db.transaction(async (tx) => {
      const like = onlyRow(await tx.select().from(docs).where(eq(docs.createdBy, uploader.id)).limit(1));
      await tx.insert(docs).values({ ...like, id: uuidv7(), fileId: id, deletedAt: null });
      update = stateOf(asAgent((other) => other.update(files).set({ name: 'other.pdf' }).where(eq(files.id, id))));
      await new Promise((resolve) => setTimeout(resolve, 1000));
    });
    expect(await update).toBe(RESTRICT_VIOLATION);
  });

  it('a file becomes a document of one record only', async () => {
    await server.tokenOf(agent);
    const ofPolicies = server.db.select().from(docs).where(isNotNull(docs.policyId)).limit(1);
    const { policyId } = onlyRow(await ofPolicies);
    const dbfileId = (await policyFile(false)).id;
    const payload = { dbfileId, createdBy: 'AGENT', createdDocType: 'POLICY', typeId: policyId };
    const attach = () => server.call(agent, { method: 'POST', url: '/api/docs/create-doc', payload });
    const statuses = (await Promise.all([attach(), attach(), attach()])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });
});
