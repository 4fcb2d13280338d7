import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { scoped } from '../src/db/scope.ts';
import { databaseKind, openTestDatabase, rowsOf, type TestDatabase } from './support/database.ts';

// An error event of a lost connection without a listener ends the process. Vitest reports it as an uncaught exception.
describe.runIf(databaseKind() === 'postgres')('a connection that is lost during a transaction', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const terminate = (text: string) =>
    vi.waitFor(async () => {
      const ended = await database.db.execute(
        sql`select pg_terminate_backend(pid) as ended from pg_stat_activity
          where query like ${`%${text}%`} and pid <> pg_backend_pid() and datname = current_database()`,
      );
      expect(rowsOf(ended)).toEqual([{ ended: true }]);
    });

  it('fails the transaction, and the next one has another connection', async () => {
    const run = scoped(database.runtime.db, { role: 'fairlead_jobs' });
    const lost = run((tx) => tx.execute('select pg_sleep(20) /* lost request */'));
    const failed = expect(lost).rejects.toThrow();
    await terminate('lost request');
    await failed;
    expect(rowsOf(await run((tx) => tx.execute('select 1 as one')))).toEqual([{ one: 1 }]);
  });

  it('fails a statement of the queue, and the next one has another connection', async () => {
    const { executeSql } = database.runtime.queue;
    const failed = expect(executeSql('select pg_sleep(20) /* lost job */')).rejects.toThrow();
    await terminate('lost job');
    await failed;
    expect((await executeSql('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
