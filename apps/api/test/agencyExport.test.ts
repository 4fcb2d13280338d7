import { setTimeout } from 'node:timers/promises';
import { desc, eq, getTableName, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { agencyEntries } from '../src/areas/agencies/data-export/archive.ts';
import { exportedTables } from '../src/areas/agencies/data-export/exportedTables.ts';
import { PAGE_SIZE, rowPages } from '../src/areas/agencies/data-export/rowPages.ts';
import { audit } from '../src/db/audit.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import { auditLog, contacts, files, insuranceTypes, users, verificationDocs } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { rowsOf, tablesWith } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { makeManyContacts } from './support/manyContacts.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { insertInto } from './support/tenantRows.ts';

/** Tables with rows of an agency that an export does not have, and the reason. */
const leftOut: Readonly<Record<string, string>> = {
  agency_serials: 'counters of numbers',
  bulk_run_rows: 'progress of a bulk action',
  bulk_runs: 'progress of a bulk action',
  email_reply_tokens: 'tokens',
  mail_attachments: 'outbox, which is emptied after 30 days',
  mail_unread: 'marks of single users',
  mails: 'outbox, which is emptied after 30 days',
  notification_settings: 'settings of single users',
  notifications: 'copies of events for single users',
  referral_sign_ups: 'accounts without a verified email address',
  status_counts: 'counters',
  support_forwards: 'outbox',
};

let server: Harness;
let agencyId: string;
const read = (as: string | null = owner) => server.call(as, { url: '/api/agency/export' });
const runOfOwner = async () => {
  const user = onlyRow(await server.db.select().from(users).where(eq(users.email, owner)));
  return scoped(server.runtime, { role: 'fairlead_agency_admin', agency: agencyId, user: user.id });
};

type Row = Record<string, unknown>;
const rowsIn = (entries: Record<string, Uint8Array>): Record<string, Row[]> =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([path]) => path.startsWith('data/'))
      .map(([path, bytes]) => [path.slice('data/'.length, -'.json'.length), JSON.parse(Buffer.from(bytes).toString())]),
  );

/** Names of all properties in a value, however deep. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [Array.isArray(value) ? '' : name, ...namesIn(inner)])
    : [];

beforeAll(async () => {
  server = await startHarness();
  agencyId = onlyRow(await server.db.select().from(users).where(eq(users.email, owner))).agencyId ?? '';
  const doc = { name: 'Sample', hasExpirationDate: false, required: false, active: true };
  await server.db.insert(verificationDocs).values({ id: uuidv7(), ...doc });
  await server.db.insert(insuranceTypes).values({ id: uuidv7(), name: 'Sample', tag: 'SAMPLE', active: true });
  for (const table of await tablesWith(server.db, 'agency_id'))
    await server.db.transaction((tx) => insertInto(table, tx, agencyId));
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

describe('the export of an agency', () => {
  it('is for agency admins only, also without a subscription', async () => {
    for (const other of [agent, customer, 'admin@demo.test']) expect((await read(other)).statusCode).toBe(403);
    expect((await read(null)).statusCode).toBe(401);
    expect((await read('unsubscribed@demo.test')).statusCode).toBe(200);
  });

  it('has all records of the agency and its files', async () => {
    const answer = await read();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="agency-data-\d{4}-\d\d-\d\d\.zip"$/),
    });
    const entries = unzipSync(answer.rawPayload);
    const data = rowsIn(entries);
    expect(Object.keys(data)).toEqual(Object.keys(exportedTables));
    const exported = new Map(Object.entries(exportedTables).map(([name, { table }]) => [getTableName(table), name]));
    for (const table of await tablesWith(server.db, 'agency_id')) {
      expect(exported.has(table), `${table} is exported or left out`).toBe(!(table in leftOut));
      const name = exported.get(table);
      if (name === undefined) continue;
      const counted = await server.db.execute(
        sql`select count(*)::int as total from ${sql.identifier(table)} where agency_id = ${agencyId}`,
      );
      expect([name, data[name]?.length]).toEqual([name, onlyRow(rowsOf<{ total: number }>(counted)).total]);
      expect(data[name]?.length, name).toBeGreaterThan(0);
    }
    expect(data['agency']).toMatchObject([{ id: agencyId, name: expect.any(String) }]);
    expect(data['contacts']?.find(({ email }) => email === customer)).toMatchObject({ firstName: 'Elena' });
    const carriers = new Set(data['carriers']?.map(({ id }) => id));
    expect(data['policies']?.every(({ carrierId }) => carrierId === null || carriers.has(carrierId))).toBe(true);

    const stored = await server.db.select().from(files).where(eq(files.agencyId, agencyId));
    const paths = Object.keys(entries).filter((path) => path.startsWith('files/'));
    const missing: string[] = JSON.parse(Buffer.from(entries['missing-files.json'] ?? []).toString());
    // The samples have no content.
    expect(missing.length).toBeLessThan(stored.length);
    expect(paths.length + missing.length).toBe(stored.length);
    for (const { id, size, uploadType } of stored) {
      if (missing.includes(id)) continue;
      const path = paths.find((each) => each.includes(id)) ?? '';
      expect(path).toMatch(new RegExp(`^files/${uploadType.toLowerCase().replaceAll('_', '-')}/`));
      expect(entries[path]).toHaveLength(size);
    }
  });

  it('has no record of another agency and no secret', async () => {
    const platform = onlyRow(await server.db.select().from(users).where(eq(users.email, 'admin@demo.test')));
    const origin = { networkAddress: '203.0.113.99', userAgent: 'Browser of the platform' };
    await server.db.transaction((tx) =>
      audit(tx, { userId: platform.id, agencyId, origin }, 'updateAgency', { type: 'agency', id: agencyId }),
    );
    const data = rowsIn(unzipSync((await read()).rawPayload));
    for (const [name, { agency }] of Object.entries(exportedTables)) {
      if (!agency)
        expect(Object.keys(data[name]?.[0] ?? {})).toEqual(
          name === 'roles' ? ['id', 'name', 'roleType'] : ['id', 'name'],
        );
      else if (name !== 'agency')
        expect(new Set(data[name]?.map((row) => row['agencyId']))).toEqual(new Set([agencyId]));
    }
    const text = JSON.stringify(data);
    for (const hidden of ['203.0.113.99', 'Browser of the platform', platform.id, '$argon2'])
      expect(text).not.toContain(hidden);
    const secret = /hash|token|secret|password|credential|storage|idempotency|providerReference|referralCode|vector/i;
    expect(namesIn(data).filter((name) => secret.test(name))).toEqual([]);
  });

  it('is in the audit log', async () => {
    await read();
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operationId, 'exportAgencyData'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry).toMatchObject({ recordType: 'export', action: 'EXPORTED', agencyId, after: { format: 'zip' } });
  });

  it('reads rows in pages, only when the client takes them', async () => {
    await makeManyContacts(server.db, agent, 4 * PAGE_SIZE);
    const exported = exportedTables['contacts'];
    if (!exported) throw new Error('contacts are not exported');
    const sizes: number[] = [];
    const ids: string[] = [];
    for await (const rows of rowPages(await runOfOwner(), agencyId, exported)) {
      sizes.push(rows.length);
      ids.push(...rows.map(({ id }) => id));
    }
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes.slice(0, -1).every((size) => size === PAGE_SIZE)).toBe(true);
    expect(ids).toEqual([...new Set(ids)].sort());

    const transactions = vi.spyOn(server.runtime, 'transaction');
    const response = await server.call(owner, { url: '/api/agency/export', payloadAsStream: true });
    await setTimeout(300);
    const started = transactions.mock.calls.length;
    for await (const _part of response.stream());
    expect(transactions.mock.calls.length).toBeGreaterThan(2 * started);
  });

  it('continues large records in another file', async () => {
    const names: string[] = [];
    const rows: Row[] = [];
    const source = { run: await runOfOwner(), storage: server.storage, agencyId };
    for await (const { path, content } of agencyEntries(source, 100_000)) {
      const bytes: Uint8Array[] = [];
      for await (const part of content) bytes.push(part);
      if (!path.startsWith('data/contacts')) continue;
      names.push(path);
      rows.push(...JSON.parse(Buffer.concat(bytes).toString()));
    }
    expect(names.slice(0, 2)).toEqual(['data/contacts.json', 'data/contacts-2.json']);
    expect(rows).toHaveLength(await server.db.$count(contacts, eq(contacts.agencyId, agencyId)));
  });
});
