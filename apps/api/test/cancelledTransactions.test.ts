import type { components } from '@fairlead/openapi';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from '../src/contract/document.ts';
import { first } from '../src/db/rows.ts';
import { contacts } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { defaultSettings } from '../src/db/settings.ts';
import { contactCalls } from './support/contactStatusCases.ts';
import { databaseKind } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';

type Contact = components['schemas']['Contact'];

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterEach(() => server.db.execute('drop trigger if exists cancel_changes on contacts'));
afterAll(() => server.close());

const { createRecord, update } = contactCalls(() => server);

const rename = ({ id: contactId, contactType, lastName, version }: Contact, firstName: string) =>
  update({ contactId, contactType, firstName, lastName, version });

/** Lets the first changes of contacts fail with an SQLSTATE. A sequence keeps counting when a transaction is rolled back. */
async function failChanges(state: string, times: number): Promise<void> {
  await server.db.execute('drop sequence if exists cancelled_changes');
  await server.db.execute('create sequence cancelled_changes');
  await server.db.execute(
    sql.raw(`create or replace function cancel_changes() returns trigger language plpgsql security definer as $$
      begin
        if nextval('cancelled_changes') <= ${times} then raise exception using errcode = '${state}'; end if;
        return new;
      end $$`),
  );
  await server.db.execute(
    'create trigger cancel_changes before update on contacts for each row execute function cancel_changes()',
  );
}

describe.each(['40P01', '40001'])('a change that the database cancels with %s', (state) => {
  it('runs again, and is made once', async () => {
    const contact = await createRecord();
    await failChanges(state, 2);
    const answer = await rename(contact, 'Repeated');
    expect([answer.statusCode, answer.json().payload]).toMatchObject([200, { firstName: 'Repeated', version: 2 }]);
  });

  it('answers 503 with Retry-After when it is cancelled each time', async () => {
    const contact = await createRecord();
    await failChanges(state, 1000);
    const answer = await rename(contact, 'Cancelled');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'error.unavailable']);
    expect(answer.headers['retry-after']).toBe('1');
  });
});

it.each([
  ['waits too long for another one', '55P03'],
  ['takes too long', '57014'],
])('a change that %s answers 503 with Retry-After, and does not run again', async (_, state) => {
  const contact = await createRecord();
  await failChanges(state, 1);
  const answer = await rename(contact, 'Late');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'error.unavailable']);
  expect(answer.headers['retry-after']).toBe('1');
});

// PGlite has one connection, for which transactions wait without a limit.
it.runIf(databaseKind() === 'postgres')('a request answers 503 when no connection becomes free in time', async () => {
  const { poolSize, connectTimeout } = defaultSettings;
  const contact = await createRecord();
  const run = scoped(server.runtime, { role: 'fairlead_jobs' });
  const used = Array.from({ length: poolSize }, () =>
    run((tx) => tx.execute(`select pg_sleep(${connectTimeout + 2})`)),
  );
  const answer = await rename(contact, 'Waiting');
  await Promise.all(used);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'error.unavailable']);
  expect(answer.headers['retry-after']).toBe('1');
});

// PGlite runs one transaction after the other.
it.runIf(databaseKind() === 'postgres')('two transactions that wait for each other are both made', async () => {
  const [{ id: one }, { id: other }] = [await createRecord(), await createRecord()];
  const agency = (await first(server.db.select().from(contacts).where(eq(contacts.id, one))))?.agencyId ?? null;
  const run = scoped(server.runtime, { role: 'fairlead_app', agency });
  let attempts = 0;
  const lockInTurn = (mine: string, theirs: string) =>
    run(async (tx) => {
      await tx.select().from(contacts).where(eq(contacts.id, mine)).for('update');
      attempts += 1;
      await vi.waitFor(() => expect(attempts).toBeGreaterThan(1));
      const found = await tx.select().from(contacts).where(eq(contacts.id, theirs)).for('update');
      return found.length;
    });
  expect(await Promise.all([lockInTurn(one, other), lockInTurn(other, one)])).toEqual([1, 1]);
  expect(attempts).toBe(3);
});

it('the contract declares 503 for every operation', () => {
  const without = [...contract.values()].filter(({ responses }) => !Object.hasOwn(responses, '503'));
  expect(without.map(({ id }) => id)).toEqual([]);
});
