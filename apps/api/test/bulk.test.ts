import { desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findUserRights } from '../src/areas/auth/sessions.ts';
import { makeBulkJob } from '../src/areas/bulk/job.ts';
import { makeFileLinks } from '../src/areas/files/links.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { auditLog, bulkRunRows, bulkRuns, mails, policies, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { cleanUp } from '../src/jobs/cleanUp.ts';
import { Stopped } from '../src/jobs/failure.ts';
import { jobs } from '../src/jobs/jobs.ts';
import { noPlaces } from '../src/ports/places.ts';
import { noAutomatedQuotes } from '../src/ports/quoting.ts';
import { recordOperations } from '../src/recordOperations.ts';
import { makeServices } from '../src/services.ts';
import { bulkCalls } from './support/bulkStatusCases.ts';
import { contactCalls } from './support/contactStatusCases.ts';
import { databaseKind } from './support/database.ts';
import { type Harness, secrets, silentLog, startHarness } from './support/harness.ts';
import { allJobs, makeJobsDue, runDueJobs } from './support/jobs.ts';
import { countLockWaits } from './support/lockWaits.ts';
import type { PolicyResponse } from './support/policies.ts';
import { unknownId } from './support/requests.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const owner = 'owner@demo.test';
const agent = 'agent@demo.test';
const { start, read, stop, undo, agentIdOf, policies: calls } = bulkCalls(() => server);
const contactOf = contactCalls(() => server);

const make = async (count: number, values: object = {}) => {
  const made: PolicyResponse[] = [];
  for (let at = 0; at < count; at++) made.push(await calls.policy(values));
  return made;
};
const idsOf = (made: readonly PolicyResponse[]) => made.map(({ id }) => ({ id }));
const agentsOf = async (made: readonly { id: string }[]) =>
  new Set(await Promise.all(made.map(async ({ id }) => (await stored(id)).assignedAgentId)));
const stored = async (id: string) => {
  const [row] = await server.db.select().from(policies).where(eq(policies.id, id));
  if (!row) throw new Error('no policy');
  return row;
};
/** Stores copies of a new policy. */
const copies = async (count: number, policyNumber: string) => {
  const policy = await stored((await calls.policy({ policyNumber })).id);
  const rows = Array.from({ length: count - 1 }, (_, at) => ({
    ...policy,
    id: uuidv7(),
    serial: policy.serial * 1000 + at,
    quoteId: null,
  }));
  await server.db.insert(policies).values(rows);
  return [policy, ...rows];
};
/** Job of bulk actions, as the server makes it. It fails after some records if `failsAfter` is given. */
const runBulk = (failsAfter = Number.POSITIVE_INFINITY) => {
  const { clock, mailer, storage } = server;
  const runForLookup = scoped(server.runtime, { role: 'fairlead_auth' });
  const links = makeFileLinks(secrets.files, clock);
  const services = { clock, links, mailer, storage, runForLookup, automatedQuotes: noAutomatedQuotes };
  const operations = recordOperations(
    makeServices({ ...services, virusScan: undefined, places: noPlaces, forwardsRequests: false }),
  );
  let left = failsAfter;
  return makeBulkJob({
    db: server.runtime,
    clock,
    takeMail: () => Promise.resolve(true),
    log: silentLog,
    operations: {
      ...operations,
      assignPolicy: async (context) => {
        if (left-- <= 0) throw new Error('interrupted');
        return operations.assignPolicy(context);
      },
      mailContact: async (...args) => {
        const answer = await operations.mailContact(...args);
        if (left-- <= 0) throw new Error('interrupted');
        return answer;
      },
    },
    loadUser: (userId) => runForLookup((tx) => findUserRights(tx, userId, clock.now())),
  });
};

describe('a bulk action', () => {
  it('assigns policies like the single action, with an audit entry for each', async () => {
    const made = await make(3);
    const agentId = await agentIdOf(owner);
    const run = (await start({ records: idsOf(made), agentId })).json().payload;
    expect(run).toMatchObject({ state: 'DONE', total: 3, done: 3, failed: 0, failures: [], status: null });
    expect(run.agentName).toEqual(expect.any(String));
    expect(run.undoUntil).toBe(server.clock.now() + 600);
    expect(await agentsOf(made)).toEqual(new Set([agentId]));
    for (const { id } of made) {
      const entries = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
      expect(entries.map(({ operationId }) => operationId)).toEqual(['createPolicy', 'assignPolicy']);
    }
  });

  it('changes the other records when one fails, and reports the reason in the language of the request', async () => {
    const contactId = (await calls.quotes.otherContact(owner)).id;
    const [mine, theirs] = [await calls.policy(), await calls.policy({ contactId })];
    await calls.assign(theirs, { agentId: await agentIdOf(owner) }, owner);
    const body = { records: idsOf([mine, theirs]), agentId: await agentIdOf(owner) };
    const run = (await start(body, agent, { 'accept-language': 'de' })).json().payload;
    expect(run).toMatchObject({
      state: 'DONE',
      done: 1,
      failed: 1,
      failures: [{ id: theirs.id, number: theirs.policyNumber, code: 'policy.notAssigner' }],
    });
    const english = await read(run.id);
    expect(english.failures[0].reason).not.toBe(run.failures[0].reason);
  });

  it('does not change a record with another version than the caller has seen', async () => {
    const made = await calls.policy();
    await calls.update(made, { premium: 5 });
    const records = [{ id: made.id, version: made.version }];
    const run = (await start({ records, agentId: await agentIdOf(owner) })).json().payload;
    expect(run).toMatchObject({ done: 0, failed: 1, failures: [{ code: 'bulk.changed' }] });
  });

  it('needs the rights of the single action, a known agent and a known record', async () => {
    const records = idsOf(await make(1));
    const agentId = await agentIdOf(owner);
    expect((await start({ records, agentId }, 'assistant@demo.test')).statusCode).toBe(403);
    expect((await start({ records, agentId: unknownId })).json().errors).toMatchObject([{ field: 'agentId' }]);
    expect((await start({ records: [{ id: unknownId }], agentId })).json().errors).toMatchObject([
      { field: 'records' },
    ]);
    expect((await start({ records, action: 'DELETE' })).json().errors).toMatchObject([{ field: 'action' }]);
    expect((await start({ records })).json().errors).toMatchObject([{ field: 'agentId' }]);
    expect((await start({ agentId, query: 'policyStatus=NONE' })).json().errors).toMatchObject([{ field: 'query' }]);
  });

  it('is visible to its agent only', async () => {
    const run = (await start({ records: idsOf(await make(1)), agentId: await agentIdOf(owner) })).json().payload;
    expect(await read(run.id, owner)).toBeNull();
    expect((await stop(run.id, owner)).statusCode).toBe(404);
    expect((await undo(run.id, owner)).statusCode).toBe(404);
  });

  it('is deleted after 7 days', async () => {
    const run = (await start({ records: idsOf(await make(1)), agentId: await agentIdOf(owner) })).json().payload;
    await server.db
      .update(bulkRuns)
      .set({ createdAt: new Date((server.clock.now() - 8 * 86_400) * 1000) })
      .where(eq(bulkRuns.id, run.id));
    await cleanUp(scoped(server.runtime, { role: 'fairlead_jobs' }), server.clock);
    expect(await read(run.id)).toBeNull();
    expect(await server.db.select().from(bulkRunRows).where(eq(bulkRunRows.runId, run.id))).toEqual([]);
  });
});

describe('undo', () => {
  it('restores the previous agents, except of policies that have changed since', async () => {
    const made = await make(3);
    const before = new Set([await agentIdOf(agent)]);
    const run = (await start({ records: idsOf(made), agentId: await agentIdOf(owner) })).json().payload;
    const [changed, ...others] = made as [PolicyResponse, ...PolicyResponse[]];
    await calls.update({ ...changed, version: (await stored(changed.id)).version }, { premium: 7 });
    const undone = (await undo(run.id)).json().payload;
    expect(undone).toMatchObject({ state: 'UNDONE', total: 3, done: 2, failed: 1, undoUntil: null });
    expect(undone.failures).toMatchObject([{ id: changed.id, code: 'bulk.changed' }]);
    expect(await agentsOf(others)).toEqual(before);
    expect((await undo(run.id)).statusCode).toBe(409);
  });

  it('is possible for 10 minutes', async () => {
    const run = (await start({ records: idsOf(await make(1)), agentId: await agentIdOf(owner) })).json().payload;
    server.clock.advance(601);
    expect((await undo(run.id)).json().code).toBe('bulk.tooLate');
  });
});

/** Runs the work while changes of a policy fail. */
async function failing<T>(id: string, work: () => Promise<T>): Promise<T> {
  await server.db.execute(sql`create function interrupt() returns trigger language plpgsql as
    $$ begin raise exception 'interrupted'; end $$`);
  await server.db.execute(
    sql.raw(`create trigger interrupt before update on policies for each row
    when (new.id = '${id}') execute function interrupt()`),
  );
  const result = await work();
  await server.db.execute(sql`drop function interrupt() cascade`);
  return result;
}

/** Runs all attempts of the jobs of bulk actions. */
async function exhaustAttempts(): Promise<void> {
  for (let attempt = 0; attempt <= jobs.runBulk.retry.retries; attempt++) {
    await makeJobsDue(server);
    await runDueJobs(server, { runBulk: runBulk() });
  }
}

describe('a request that is interrupted', () => {
  const interrupted = async (id: string, work: () => Promise<{ statusCode: number }>) => {
    expect((await failing(id, work)).statusCode).toBe(500);
    expect(server.conformance.violations.splice(0)).toHaveLength(1);
  };
  const runLater = async () => {
    await runDueJobs(server, { runBulk: runBulk() });
    const waiting = (await allJobs(server)).filter(({ kind, state }) => kind === 'runBulk' && state === 'created');
    expect(waiting.length).toBeGreaterThan(0);
    await makeJobsDue(server);
    await runDueJobs(server, { runBulk: runBulk() });
  };

  it('is continued by a job, and so is its undo', async () => {
    const made = await make(2);
    const records = idsOf(made);
    const agentId = await agentIdOf(owner);
    await interrupted(made[1]?.id ?? '', () => start({ records, agentId }));
    const [found] = await server.db.select().from(bulkRuns).orderBy(desc(bulkRuns.id)).limit(1);
    const id = found?.id ?? '';
    expect((await read(id)).state).toBe('RUNNING');
    await runLater();
    expect(await read(id)).toMatchObject({ state: 'DONE', total: 2, done: 2 });
    expect(await agentsOf(made)).toEqual(new Set([agentId]));
    await interrupted(made[1]?.id ?? '', () => undo(id));
    expect((await read(id)).state).toBe('UNDOING');
    await runLater();
    expect(await read(id)).toMatchObject({ state: 'UNDONE', total: 2, done: 2 });
    expect(await agentsOf(made)).toEqual(new Set([await agentIdOf(agent)]));
  });

  it('ends when its user can no longer sign in, and so does its undo', async () => {
    const made = await make(2);
    const agentId = await agentIdOf(owner);
    const disable = (disabledAt: Date | null) =>
      server.db.update(users).set({ disabledAt }).where(eq(users.email, agent));
    const endWithoutUser = async (id: string) => {
      await disable(new Date());
      await runBulk()(id);
      await disable(null);
      return read(id);
    };
    await interrupted(made[1]?.id ?? '', () => start({ records: idsOf(made), agentId }));
    const [found] = await server.db.select().from(bulkRuns).orderBy(desc(bulkRuns.id)).limit(1);
    const id = found?.id ?? '';
    expect(await endWithoutUser(id)).toMatchObject({ state: 'STOPPED', total: 2, done: 1, failed: 0 });

    await interrupted(made[0]?.id ?? '', () => undo(id));
    const ended = await endWithoutUser(id);
    expect(ended).toMatchObject({ state: 'UNDONE', total: 1, done: 0, failed: 1, undoUntil: null });
    expect(ended.failures).toMatchObject([
      { id: made[0]?.id, code: 'bulk.userGone', reason: 'The user who started this can no longer sign in' },
    ]);
    expect((await undo(id)).json().code).toBe('bulk.tooLate');
  });
});

// PGlite runs one transaction after the other.
it.runIf(databaseKind() === 'postgres')(
  'stops between two records, so that Undo restores all that were changed',
  async () => {
    const made = await make(2);
    const [first] = made as [PolicyResponse, ...PolicyResponse[]];
    const agentId = await agentIdOf(owner);
    const [starting, stopping] = await server.db.transaction(async (tx) => {
      await tx.select().from(policies).where(eq(policies.id, first.id)).for('update');
      const started = start({ records: idsOf(made), agentId });
      const id = await vi.waitFor(async () => {
        const [run] = await server.db.select().from(bulkRuns).orderBy(desc(bulkRuns.id)).limit(1);
        const waiting = await countLockWaits(server);
        expect([run?.state, waiting]).toEqual(['RUNNING', 1]);
        return run?.id ?? '';
      });
      const stopped = stop(id).then(() => undo(id));
      // Without the lock, both end before the record is changed.
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 1500))]);
      return [started, stopped];
    });
    await starting;
    expect((await stopping).json().payload).toMatchObject({ state: 'UNDONE', failed: 0 });
    expect(await agentsOf(made)).toEqual(new Set([await agentIdOf(agent)]));
  },
);

describe('more than 50 records', () => {
  it('are found by the list’s own filter, changed by a job, and restored by a job', async () => {
    const made = await copies(52, 'MANY-1');
    const agentId = await agentIdOf(owner);
    const started = (await start({ query: 'policyNumber=MANY-1', agentId })).json().payload;
    expect(started).toMatchObject({ state: 'RUNNING', total: 52, done: 0 });
    expect((await allJobs(server)).at(-1)).toMatchObject({ lane: 'bulk', kind: 'runBulk' });
    // An interrupted job continues with the records that are still open.
    await expect(runBulk(5)(started.id)).rejects.toThrow('interrupted');
    const stopped = { signal: AbortSignal.abort(new Stopped()) };
    await expect(runBulk()(started.id, stopped)).rejects.toThrow(Stopped);
    expect(await read(started.id)).toMatchObject({ state: 'RUNNING', total: 52, done: 5 });
    await runDueJobs(server, { runBulk: runBulk() });
    expect(await read(started.id)).toMatchObject({ state: 'DONE', total: 52, done: 52 });
    expect(await agentsOf(made)).toEqual(new Set([agentId]));
    expect((await undo(started.id)).json().payload).toMatchObject({ state: 'UNDOING', total: 52, done: 0 });
    await runDueJobs(server, { runBulk: runBulk() });
    expect(await read(started.id)).toMatchObject({ state: 'UNDONE', done: 52, failed: 0 });
    expect(await agentsOf(made)).toEqual(new Set([await agentIdOf(agent)]));
  });

  it('are restored when Undo follows before the job that changed them has ended', async () => {
    const made = await copies(51, 'ENDING-1');
    const started = (await start({ query: 'policyNumber=ENDING-1', agentId: await agentIdOf(owner) })).json().payload;
    const ended = Promise.withResolvers<void>();
    const performing = runDueJobs(server, {
      async runBulk(id, attempt) {
        await runBulk()(id, attempt);
        await ended.promise;
      },
    });
    await vi.waitFor(async () => expect((await read(started.id)).state).toBe('DONE'), { timeout: 20_000 });
    expect((await undo(started.id)).json().payload).toMatchObject({ state: 'UNDOING', total: 51 });
    ended.resolve();
    await performing;
    expect(await read(started.id)).toMatchObject({ state: 'UNDONE', done: 51, failed: 0 });
    expect(await agentsOf(made)).toEqual(new Set([await agentIdOf(agent)]));
  });

  it('are changed except one with an unexpected error, which the result names after the last attempt', async () => {
    const made = await copies(52, 'BROKEN-1');
    const agentId = await agentIdOf(owner);
    const broken = made[3]?.id ?? '';
    const ended = await failing(broken, async () => {
      const started = (await start({ query: 'policyNumber=BROKEN-1', agentId })).json().payload;
      await exhaustAttempts();
      return read(started.id);
    });
    expect(ended).toMatchObject({ state: 'DONE', total: 52, done: 51, failed: 1 });
    expect(ended.failures).toMatchObject([{ id: broken, code: 'bulk.unexpected' }]);

    const restored = made[5]?.id ?? '';
    const undone = await failing(restored, async () => {
      await undo(ended.id);
      await exhaustAttempts();
      return read(ended.id);
    });
    expect(undone).toMatchObject({ state: 'UNDONE', total: 51, done: 50, failed: 1 });
    expect(undone.failures).toMatchObject([{ id: restored, code: 'bulk.unexpected' }]);
  });

  it('get one mail each, also when the job is interrupted after a mail', async () => {
    const made: { id: string; email: string }[] = [];
    for (let at = 0; at < 52; at++) made.push(await contactOf.createRecord());
    const mail = { mailSubject: 'Office closed', mailBody: '<p>We are closed on Monday.</p>' };
    const records = made.map(({ id }) => ({ id }));
    const response = await start({ list: 'contacts', action: 'MAIL', mail, records });
    const started = response.json().payload;
    expect(started).toMatchObject({ state: 'RUNNING', total: 52, done: 0 });
    const sent = async () => {
      const to = made.map(({ email }) => email);
      return (await server.db.select({ to: mails.to }).from(mails).where(inArray(mails.to, to))).map((one) => one.to);
    };
    expect(await sent()).toEqual([]);
    await expect(runBulk(5)(started.id)).rejects.toThrow('interrupted');
    expect(await sent()).toHaveLength(6);
    expect(await read(started.id)).toMatchObject({ state: 'RUNNING', total: 52, done: 6 });
    await runDueJobs(server, { runBulk: runBulk() });
    expect(await read(started.id)).toMatchObject({ state: 'DONE', total: 52, done: 52, failed: 0, undoUntil: null });
    expect((await sent()).sort()).toEqual(made.map(({ email }) => email).sort());
  });

  it('are left alone after Stop', async () => {
    const made = await copies(51, 'STOPPED-1');
    const started = (await start({ query: 'policyNumber=STOPPED-1', agentId: await agentIdOf(owner) })).json().payload;
    expect((await stop(started.id)).json().payload).toMatchObject({ state: 'STOPPED', done: 0, total: 51 });
    await runBulk()(started.id);
    expect(await read(started.id)).toMatchObject({ state: 'STOPPED', done: 0 });
    expect(await agentsOf(made)).toEqual(new Set([await agentIdOf(agent)]));
  });
});
