import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { access } from '../src/access.ts';
import { contract } from '../src/contract/document.ts';
import { readPosition } from '../src/db/replica/position.ts';
import { readingRun } from '../src/db/replica/readingRun.ts';
import { auditLog } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { demoAccounts } from '../src/demo/accounts.ts';
import { contactCalls } from './support/contactStatusCases.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';
import { type ReplicatedDatabase, startReplicatedDatabase, untilUsed } from './support/replicatedDatabase.ts';
import { findPostgres } from './support/streamingReplica.ts';
import { requestOf } from './support/sweep.ts';

const owner = 'owner@demo.test';
const contacts = '/api/contact/all?pageNo=0&pageSize=20';
const policies = '/api/policy/all?pageNo=0&pageSize=20';

/** Where the replica may need more than 0.1 seconds now and then. */
const onSlowMachine = { timeout: 15_000, interval: 200 };

// The replica is a PostgreSQL server, which this test starts.
const hasPostgres = findPostgres() !== undefined;

describe.runIf(hasPostgres)('a read replica', () => {
  let database: ReplicatedDatabase;
  let opened: Awaited<ReturnType<ReplicatedDatabase['open']>>;
  let server: Harness;
  const { create } = contactCalls(() => server);
  const onReplica = <Row extends object>(text: string) => database.servers.replica.query<Row>(text);
  const pause = () => onReplica('select pg_wal_replay_pause()');
  const resume = async () => {
    await onReplica('select pg_wal_replay_resume()');
    await untilUsed(opened.replica);
  };
  const get = async (url: string, as = owner) => {
    const answer = await server.call(as, { url });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().payload;
  };
  const emailsOf = async (as = owner) => (await get(contacts, as)).content.map(({ email }: { email: string }) => email);

  beforeAll(async () => {
    database = await startReplicatedDatabase();
    opened = await database.open();
    server = await startHarness({ database: opened, storage: database.storage });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await opened.close();
    await database.stop();
  });

  it('answers lists, records and dashboards, but not the question whether a session is open', async () => {
    const { content } = await get(policies);
    await vi.waitFor(async () => {
      const reads = await database.readsDuring(async () => {
        expect(await get(policies)).toMatchObject({ content });
        await get(`/api/policy/id/${content[0].id}`);
        await get('/api/dashboard/agency');
      });
      expect(reads).toBeGreaterThanOrEqual(3);
    }, onSlowMachine);
    expect(await database.servers.replica.log()).not.toContain(`$1 = 'fairlead_auth'`);
  });

  it('answers visitors on the primary, who have no session with a position', async () => {
    const reads = await database.readsDuring(async () => {
      const answer = await server.call(null, { url: '/api/states/all' });
      expect(answer.statusCode, answer.body).toBe(200);
    });
    expect(reads).toBe(0);
  });

  describe('that has not replayed the newest changes', () => {
    beforeAll(pause);
    afterAll(resume);

    it('does not hide own changes, nor those of colleagues', async () => {
      const reads = await database.readsDuring(async () => {
        const { email } = (await create()).json().payload;
        expect(await emailsOf('agent@demo.test')).toContain(email);
        expect(await emailsOf(owner)).toContain(email);
      });
      expect(reads).toBe(0);
    });

    it('does not hide changes that another process has made', async () => {
      const other = await startHarness({ database: opened, storage: database.storage });
      try {
        const answer = await contactCalls(() => other).create();
        expect(await emailsOf()).toContain(answer.json().payload.email);
      } finally {
        await other.close();
      }
    });

    it.each([
      ['ended sessions', sql`update sessions set ended_at = now() where user_id =`],
      ['disabled accounts', sql`update users set disabled_at = now() where id =`],
    ])('does not keep %s', async (_, change) => {
      const signedIn = await server.app.inject(signInRequest('assistant@demo.test'));
      const headers = { authorization: `Bearer ${signedIn.json().payload.accessToken}` };
      const status = async () => (await server.app.inject({ url: contacts, headers })).statusCode;
      expect(await status()).toBe(200);
      await server.db.execute(sql`${change} (select id from users where email = 'assistant@demo.test')`);
      expect(await status()).toBe(401);
    });

    it('is not used even if the check was made at another server', async () => {
      await create();
      const { db } = opened.runtime;
      const scope = { role: 'fairlead_jobs' } as const;
      const position = await scoped(db, scope, 'read only')(readPosition);
      const replica = { ...opened.replica, progressTo: () => Promise.resolve('caught_up' as const) };
      const run = readingRun({ db, replica, position }, scope);
      const servers: unknown[] = [];
      await run(async (tx) => {
        servers.push(...rowsOf(await tx.execute(sql`select pg_is_in_recovery() as "isReplica"`)));
        if (servers.length === 1) throw new Error('a record is missing');
      });
      expect(servers).toEqual([{ isReplica: true }, { isReplica: false }]);
    });

    it('is reported with its lag, and reads do not wait for it', async () => {
      await create();
      await get(contacts);
      await expect(opened.replica.check()).rejects.toThrow(/^it is \d+\.\d s behind the primary$/);
      expect(opened.replica.lag()).toBeGreaterThan(0.1);
      const [{ position = 0 } = {}] = await database.servers.primary.query<{ position: number }>(
        `select (pg_current_wal_flush_lsn() - '0/0')::float8 as position`,
      );
      const waits = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const begun = performance.now();
          expect(await opened.replica.progressTo(position)).toBe('behind');
          return performance.now() - begun;
        }),
      );
      expect(Math.max(...waits)).toBeLessThan(50);
    });
  });

  it('is used again when it has caught up', async () => {
    await vi.waitFor(async () => {
      expect(await database.readsDuring(() => get(contacts))).toBeGreaterThan(0);
      expect(opened.replica.lag()).toBeLessThan(0.1);
    }, onSlowMachine);
  });

  it('shows each change to the reads that follow it', async () => {
    const patient = await database.open(10);
    const other = await startHarness({ database: patient, storage: database.storage });
    const calls = contactCalls(() => other);
    try {
      const reads = await database.readsDuring(async () => {
        for (let round = 0; round < 25; round++) {
          const { id, email } = (await calls.create()).json().payload;
          const [list, record] = await Promise.all([
            other.call(owner, { url: contacts }),
            other.call('agent@demo.test', { url: `/api/contact/id/${id}` }),
          ]);
          expect(list.body).toContain(email);
          expect(record.json().payload).toMatchObject({ email });
        }
      });
      expect(reads).toBeGreaterThanOrEqual(50);
    } finally {
      await other.close();
      await patient.close();
    }
  });

  it('sends the rows of exports, and records them on the primary', async () => {
    const { email } = (await create({ lastName: 'Exported' })).json().payload;
    const before = await server.db.$count(auditLog);
    let file = '';
    await vi.waitFor(async () => {
      const reads = await database.readsDuring(async () => {
        file = (await server.call(owner, { url: '/api/contact/all/export?name=Exported' })).body;
      });
      expect(reads).toBe(1);
    }, onSlowMachine);
    expect(file).toContain(email);
    expect(await server.db.$count(auditLog)).toBeGreaterThan(before);
  });

  it('separates agencies and refuses changes', async () => {
    const { db } = opened.replica;
    const [agency] = rowsOf<{ id: string; total: number }>(
      await server.db.execute(
        sql`select agency_id as id, count(*)::int as total from contacts group by 1 order by 2 limit 1`,
      ),
    );
    const seen = sql`select distinct agency_id as id, count(*)::int as total from contacts group by 1`;
    const as = (id: string | null) => scoped(db, { role: 'fairlead_app', agency: id }, 'read only');
    await vi.waitFor(
      async () => expect(rowsOf(await as(agency?.id ?? '')((tx) => tx.execute(seen)))).toEqual([agency]),
      onSlowMachine,
    );
    expect(rowsOf(await as(null)((tx) => tx.execute(seen)))).toEqual([]);
    await expect(db.execute(sql`select count(*) from contacts`)).rejects.toMatchObject({ cause: { code: '42501' } });
    const change = sql`update contacts set last_name = 'changed'`;
    for (const mode of ['read only', 'read write'] as const) {
      const run = scoped(db, { role: 'fairlead_agency_admin', agency: agency?.id ?? null }, mode);
      await expect(run((tx) => tx.execute(change))).rejects.toMatchObject({ cause: { code: '25006' } });
    }
  });

  it('answers every operation that only reads, for every account', async () => {
    const patient = await database.open(10);
    const other = await startHarness({ database: patient, storage: database.storage });
    const tables = ['policies', 'contacts', 'opportunities', 'quotes', 'claims', 'coupons', 'agencies'];
    const ids = await Promise.all(
      tables.map(async (table) => {
        const found = await other.db.execute(sql`select id from ${sql.identifier(table)} order by id desc limit 1`);
        return rowsOf<{ id: string }>(found)[0]?.id ?? '';
      }),
    );
    const operations = [...contract.values()].filter(
      ({ id, method, rateLimit }) => method === 'GET' && rateLimit === 'read' && access[id] !== 'public',
    );
    const emails = demoAccounts.map(({ email }) => email).filter((email) => email !== 'assistant@demo.test');
    const logged = (await database.servers.replica.log()).length;
    let answered = 0;
    try {
      const reads = await database.readsDuring(async () => {
        for (const email of emails)
          for (const operation of operations)
            for (const id of operation.path.includes('{') ? ids : [ids[0] ?? '']) {
              const caller = { email, typeId: id, ownId: () => id };
              const { statusCode, body } = await other.call(email, requestOf(operation, caller));
              expect(statusCode, `${operation.id}: ${body}`).toBeLessThan(500);
              if (statusCode === 200) answered += 1;
            }
      });
      expect(answered).toBeGreaterThan(150);
      expect(reads).toBeGreaterThanOrEqual(answered);
    } finally {
      await other.close();
      await patient.close();
    }
    const log = (await database.servers.replica.log()).slice(logged);
    expect(log.match(/(ERROR|FATAL|PANIC):.*/g)).toBeNull();
    const statements = [...log.matchAll(/(?:statement|execute [^:]*): (\w+)/g)].map(([, word = '']) =>
      word.toLowerCase(),
    );
    const allowed = new Set(['begin', 'commit', 'rollback', 'select', 'with']);
    expect([...new Set(statements)].filter((word) => !allowed.has(word))).toEqual([]);
    expect(statements).toContain('select');
  }, 240_000);
});
