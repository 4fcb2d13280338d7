import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openPglite } from '../src/db/pglite.ts';
import { mails, users } from '../src/db/schema/index.ts';
import { lanes } from '../src/jobs/jobs.ts';
import { copyDemo } from './support/demoFolder.ts';
import { startMailSink } from './support/mailProcess.ts';
import { freePort, startServerProcess } from './support/process.ts';

/** The nightly run kills a hundred times. */
const KILLS = Number(process.env.FAIRLEAD_TEST_KILLS ?? 10);
/** So many that a kill soon after the start of the job interrupts the writing. */
const RECIPIENTS = 150 + 10 * KILLS;
const domain = '@digest.test';

// PGlite runs inside the server process, so killing the server also kills the database.
it(
  `a server that is killed ${KILLS} times while it writes and sends digests mails each recipient one`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairlead-kill-'));
    await copyDemo(folder);
    await withDatabase(folder, makeRecipients);
    const sink = await startMailSink();
    const port = String(await freePort());
    const start = () => startServerProcess(['--port', port, '--data', folder], envOf(sink.port));
    const digests = () => sink.accepted.filter(({ to }) => to.endsWith(domain));
    let delay = 250;
    let isInterrupted = false;
    for (let kill = 1; kill <= KILLS; kill++) {
      if (kill === Math.floor(KILLS / 2) + 1) await withDatabase(folder, endWaits);
      const server = start();
      await server.ready();
      const before = digests().length;
      // The first kills interrupt the writing, the others the sending, after different numbers of mails.
      const awaited = before + (kill % 10);
      if (kill <= KILLS / 2) await pause(delay);
      else await vi.waitFor(() => expect(digests().length).toBeGreaterThan(awaited), { timeout: 60_000, interval: 1 });
      server.child.kill('SIGKILL');
      await server.ended();
      if (isInterrupted) continue;
      await withDatabase(folder, async (db) => {
        const written = await countWritten(db);
        if (written === 0) delay *= 1.5;
        else {
          expect(written).toBeLessThan(RECIPIENTS);
          await notifyAgain(db);
          isInterrupted = true;
        }
      });
    }
    expect(isInterrupted).toBe(true);
    expect(new Set(addresses(digests())).size).toBeLessThan(RECIPIENTS);

    await withDatabase(folder, endWaits);
    const last = start();
    await last.ready();
    const reached = () => new Set(addresses(digests())).size;
    await vi.waitFor(() => expect(reached()).toBe(RECIPIENTS), { timeout: 300_000, interval: 50 });
    last.child.kill('SIGTERM');
    expect((await last.ended()).status).toBe(0);

    // A mail program shows mails with the same Message-ID once.
    expect(new Set(digests().map(({ messageId }) => messageId)).size).toBe(RECIPIENTS);
    expect(digests().length - RECIPIENTS).toBeLessThanOrEqual(KILLS * lanes.mail.concurrency);
    await withDatabase(folder, async (db) => expect(await countWritten(db)).toBe(RECIPIENTS));
    await sink.close();
    await rm(folder, { recursive: true });
  },
  360_000 + KILLS * 30_000,
);

const addresses = (sent: readonly { to: string }[]): string[] => sent.map(({ to }) => to);

const envOf = (smtpPort: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  FAIRLEAD_MAIL_FROM: 'Fairlead <hello@portal.test>',
  FAIRLEAD_PUBLIC_URL: 'https://portal.test',
  LOG_LEVEL: 'silent',
});

async function withDatabase(folder: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const { owner, runtime } = await openPglite(join(folder, 'pg'));
  try {
    await work(owner.db);
  } finally {
    await runtime.close();
    await owner.close();
  }
}

/** Adds agents with news for a digest, and the job that writes the digests of their agency. */
async function makeRecipients(db: Database): Promise<void> {
  const [agent] = await db.select().from(users).where(eq(users.email, 'agent@demo.test'));
  if (!agent?.agencyId) throw new Error('the agent has no agency');
  // Other jobs of the day would only delay the digests.
  await db.execute(sql`update agencies set day_started_on = (now() at time zone coalesce(time_zone, 'UTC'))::date,
    digest_time = case when id = ${agent.agencyId} then '00:00' else '23:59' end, digested_on = null`);
  await db.execute(sql`insert into users (id, agency_id, role_id, name, email, licensed_agent, email_verified_at)
    select gen_random_uuid(), ${agent.agencyId}, ${agent.roleId}, 'Reader ' || n, 'reader' || n || ${domain}::text, true, now()
    from generate_series(1, ${RECIPIENTS}::int) n`);
  await notify(db, sql`email like ${`%${domain}`}`);
  await db.execute(
    sql`select enqueue_job('clean-up', 'sendDigests', null, '{}'::jsonb, 'sendDigests', 3, 60, 900, 3600)`,
  );
}

/** Jobs that were interrupted often wait before they run again. */
const endWaits = (db: Database) => db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const countWritten = (db: Database) => db.$count(mails, and(eq(mails.kind, 'digest'), like(mails.to, `%${domain}`)));

/** Adds news for those who already have a digest. It must not cause a second one on the same day. */
const notifyAgain = (db: Database) =>
  notify(
    db,
    sql`email like ${`%${domain}`} and id in (select user_id from notifications where digested_at is not null)`,
  );

/** Adds a notification for the digests of some users. */
const notify = (db: Database, condition: SQL) =>
  db.execute(sql`insert into notifications (id, agency_id, user_id, event, subject_id, detail, in_portal, in_digest)
    select gen_random_uuid(), agency_id, id, 'TASK_ASSIGNED', gen_random_uuid(), 'Call the carrier', true, true
    from users where ${condition}`);
