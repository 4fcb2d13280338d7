import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseComponent, mailComponent, migrationsComponent, storageComponent } from '../src/components.ts';
import { diskStorage } from '../src/ports/diskStorage.ts';
import { smtpMail } from '../src/ports/smtp.ts';
import { type Component, makeReadiness } from '../src/readiness.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

/** A component that can be broken. */
function part(values: Partial<Component> = {}) {
  const state = { checks: 0, broken: false };
  const component: Component = {
    name: 'database',
    required: true,
    interval: 1,
    check() {
      state.checks += 1;
      return state.broken ? Promise.reject(new Error('away')) : Promise.resolve();
    },
    ...values,
  };
  return { state, component };
}

describe('the readiness', () => {
  it('sends one statement per second, however many callers there are', async () => {
    let now = 1000;
    const { state, component } = part();
    const readiness = makeReadiness([component], { now: () => now });
    const isReady = async () => (await readiness()).isReady;
    expect(await Promise.all(Array.from({ length: 50 }, isReady))).toEqual(Array(50).fill(true));
    expect(state.checks).toBe(1);
    state.broken = true;
    now += 1;
    expect([await isReady(), await isReady()]).toEqual([false, false]);
    expect(state.checks).toBe(2);
    state.broken = false;
    now += 1;
    expect(await isReady()).toBe(true);
  });

  it('reports a failed component that is not required, and stays ready', async () => {
    const mail = part({ name: 'mail', required: false, interval: 60 });
    mail.state.broken = true;
    const { isReady, components } = await makeReadiness([part().component, mail.component], { now: () => 1000 })();
    expect(isReady).toBe(true);
    expect(components).toEqual([
      { name: 'database', required: true, ok: true, checkedAt: 1000 },
      { name: 'mail', required: false, ok: false, error: 'away', checkedAt: 1000 },
    ]);
  });

  it('checks slow components in the background, and again when the last check is old', async () => {
    let now = 1000;
    const { state, component } = part({ name: 'storage', interval: 30 });
    const readiness = makeReadiness([component], { now: () => now });
    expect((await readiness()).isReady).toBe(true);
    state.broken = true;
    now += 29;
    expect([(await readiness()).isReady, state.checks]).toEqual([true, 1]);
    now += 1;
    expect([(await readiness()).isReady, state.checks]).toEqual([true, 2]);
    await vi.waitFor(async () => expect((await readiness()).isReady).toBe(false));
    state.broken = false;
    now += 3600;
    expect((await readiness()).isReady).toBe(true);
  });

  it('does not wait for a component without an answer, and does not ask it again at once', async () => {
    vi.useFakeTimers();
    try {
      let now = 1000;
      const { state, component } = part();
      const hanging = { ...component, check: () => (component.check(), new Promise<never>(() => undefined)) };
      const readiness = makeReadiness([hanging], { now: () => now });
      const answer = readiness();
      await vi.advanceTimersByTimeAsync(2000);
      expect((await answer).components).toEqual([expect.objectContaining({ error: 'no answer within 2 s' })]);
      now += 29;
      await readiness();
      expect(state.checks).toBe(1);
      now += 1;
      void readiness();
      expect(state.checks).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

/** State of one component. */
const stateOf = async (component: Component) => {
  const { components } = await makeReadiness([component], { now: () => 1000 })();
  return components[0];
};

describe('the components', () => {
  it('finds a database that is older than the server', async () => {
    const { runtime } = server.database;
    expect(await stateOf(migrationsComponent(runtime))).toMatchObject({ ok: true });
    const newest = sql`(select max(created_at) from drizzle.__drizzle_migrations)`;
    await server.db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at - 1e12 where created_at = ${newest}`,
    );
    expect(await stateOf(migrationsComponent(runtime))).toMatchObject({
      ok: false,
      error: 'the database is older than this version',
    });
    await server.db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + 1e12 where created_at < 1e12`,
    );
    expect(await stateOf(migrationsComponent(runtime))).toMatchObject({ ok: true });
  });

  it('finds a database that does not answer', async () => {
    const ping = () => Promise.reject(new Error('connect ECONNREFUSED'));
    expect(await stateOf(databaseComponent({ ping }))).toMatchObject({ ok: false, error: 'connect ECONNREFUSED' });
  });

  it('finds a storage that cannot be written, and leaves no file behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairlead-storage-'));
    const storage = diskStorage(folder);
    expect(await stateOf(storageComponent(storage))).toMatchObject({ ok: true });
    for await (const { key } of storage.list()) expect.fail(`${key} is left`);
    const full = { ...storage, write: () => Promise.reject(new Error('ENOSPC: no space left on device')) };
    expect(await stateOf(storageComponent(full))).toMatchObject({ ok: false, error: expect.stringMatching(/ENOSPC/) });
    const lost = { ...storage, read: () => Promise.resolve(undefined) };
    expect(await stateOf(storageComponent(lost))).toMatchObject({ ok: false, error: 'a written file is missing' });
    await rm(folder, { recursive: true });
  });

  it('finds a mail server that refuses connections', async () => {
    const mail = smtpMail({ url: 'smtp://127.0.0.1:1?tls=off', from: 'a@b.test' });
    if (!mail.check) throw new Error('no check');
    expect(await stateOf(mailComponent(mail.check))).toMatchObject({
      required: false,
      ok: false,
      error: expect.stringMatching(/ECONNREFUSED/),
    });
    mail.close();
  });

  it('shows only names of failed components on the public port', async () => {
    const broken = await startHarness({
      readiness: makeReadiness(
        [part().component, databaseComponent({ ping: () => Promise.reject(new Error('password of db.internal')) })],
        { now: () => 1000 },
      ),
    });
    const response = await broken.app.inject('/readyz');
    expect([response.statusCode, response.json()]).toEqual([503, { ok: false, failing: ['database'] }]);
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200);
    await broken.close();
  });
});
