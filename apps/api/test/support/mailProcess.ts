import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { createDatabase } from './createDatabase.ts';
import { rowsOf } from './database.ts';
import { freePort, type ServerProcess, startServerProcess } from './process.ts';
import { addressOf } from './templates.ts';

/** Server process with queued mails in its database. */
export interface MailProcess {
  start(env?: NodeJS.ProcessEnv): ServerProcess;
  /** Number of jobs in the mail lane, by state. Call it only while no process runs. */
  states(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

export async function startMailProcess({ mails, smtpPort }: { mails: number; smtpPort: number }): Promise<MailProcess> {
  const template = inject('template');
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-mail-process-'));
  const created =
    template.kind === 'postgres' ? await createDatabase(template.server, template.databases.empty) : undefined;
  const address = created && template.kind === 'postgres' ? addressOf(template, created.name) : undefined;
  const migrated = template.kind === 'pglite' ? new Blob([await readFile(template.dumps.empty)]) : undefined;
  const open = (dump?: Blob) => (address ? openPostgres(address) : openPglite(join(folder, 'pg'), { dump }));
  const withDatabase = async <T>(work: (db: Database) => Promise<T>, dump?: Blob): Promise<T> => {
    const { owner, runtime } = await open(dump);
    try {
      return await work(owner.db);
    } finally {
      await runtime.close();
      await owner.close();
    }
  };

  await withDatabase(async (db) => {
    await db.execute(sql`
      with written as (
        insert into mails (id, kind, "to", subject, html, text)
        select gen_random_uuid(), 'verifyEmail', 'reader@mail.test', 'Mail ' || n, '<p>Hello</p>', 'Hello'
        from generate_series(1, ${mails}::int) n returning id)
      select enqueue_job('mail', 'sendMail', null, jsonb_build_object('mailId', id), 'sendMail ' || id, 12, 1, 1, 120)
      from written`);
  }, migrated);
  const port = String(await freePort());
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    FAIRLEAD_MAIL_FROM: 'Fairlead <hello@portal.test>',
    FAIRLEAD_PUBLIC_URL: 'https://portal.test',
    FAIRLEAD_DEMO: '0',
    LOG_LEVEL: 'silent',
    ...(address && {
      NODE_ENV: 'production',
      DATABASE_URL: address.url,
      FAIRLEAD_MIGRATION_DATABASE_URL: address.migrationUrl,
      FAIRLEAD_JWT_SECRET: 'j'.repeat(32),
      FAIRLEAD_FILE_SECRET: 'f'.repeat(32),
    }),
  };
  return {
    start: (more) => startServerProcess(['--port', port, '--data', folder], { ...env, ...more }),
    states: () =>
      withDatabase(async (db) => {
        const found = await db.execute(
          sql`select state, count(*)::int as number from pgboss.job where name = 'mail' group by 1`,
        );
        const counts = rowsOf<{ state: string; number: number }>(found).map(({ state, number }) => [state, number]);
        return Object.fromEntries(counts);
      }),
    close: async () => {
      await created?.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Number of unfinished jobs in the mail lane, as the process with this metrics port reports it. */
export async function unfinishedMails(metricsPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const counts = (await response.text()).matchAll(/^fairlead_queue_jobs\{[^}]*lane="mail"[^}]*\} (\d+)/gm);
  const numbers = [...counts].map(([, count]) => Number(count));
  if (numbers.length === 0) throw new Error('the process does not report its queue yet');
  return numbers.reduce((total, count) => total + count);
}

export interface MailSink {
  port: number;
  /** Accepted mails, in order. A repeated mail has the Message-ID of the first one. */
  accepted: { messageId: string; to: string }[];
  close(): Promise<void>;
}

/** Starts a mail server that accepts every mail, after `delay` milliseconds. */
export async function startMailSink({ delay = 0 }: { delay?: number } = {}): Promise<MailSink> {
  const accepted: MailSink['accepted'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      // A killed client closes its connection in the middle of a mail.
      void text(stream).then(
        (data) => {
          const messageId = /^message-id: (\S+)/im.exec(data)?.[1] ?? '';
          accepted.push({ messageId, to: envelope.rcptTo[0]?.address ?? '' });
          setTimeout(done, delay);
        },
        () => undefined,
      );
    },
  });
  server.on('error', () => undefined);
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    accepted,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Starts a mail server that accepts connections but never responds. */
export async function startSilentServer(): Promise<{ port: number; connections(): number; close(): void }> {
  const sockets = new Set<{ destroy(): void }>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connections: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
