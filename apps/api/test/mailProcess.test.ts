import { expect, it, vi } from 'vitest';
import { lanes } from '../src/jobs/jobs.ts';
import { databaseKind } from './support/database.ts';
import { startMailProcess, startMailSink, startSilentServer, unfinishedMails } from './support/mailProcess.ts';
import { freePort } from './support/process.ts';

/** The nightly run kills a hundred times. */
const KILLS = Number(process.env.FAIRLEAD_TEST_KILLS ?? 3);
const MAILS_PER_KILL = 60;

/**
 * Waits until the queue has no unfinished mail. A job whose mail arrived just before the kill stays open until its heartbeat is
 * missed.
 */
const finished = (metricsPort: number) =>
  vi.waitFor(async () => expect(await unfinishedMails(metricsPort)).toBe(0), { timeout: 120_000, interval: 100 });

it(
  `a process that is killed ${KILLS} times while it sends mails loses none, and repeats one only under its Message-ID`,
  async () => {
    const sink = await startMailSink();
    const mails = (KILLS + 1) * MAILS_PER_KILL;
    const mailing = await startMailProcess({ mails, smtpPort: sink.port });
    const distinct = () => new Set(sink.accepted.map(({ messageId }) => messageId)).size;
    for (let kill = 1; kill <= KILLS; kill++) {
      const server = mailing.start();
      await server.ready();
      const until = kill * MAILS_PER_KILL - Math.floor(MAILS_PER_KILL / 2);
      await vi.waitFor(() => expect(distinct()).toBeGreaterThanOrEqual(until), { timeout: 60_000, interval: 1 });
      server.child.kill('SIGKILL');
      await server.ended();
    }
    const metricsPort = await freePort();
    const last = mailing.start({ FAIRLEAD_METRICS_PORT: String(metricsPort) });
    await last.ready();
    await finished(metricsPort);
    expect(distinct()).toBe(mails);
    last.child.kill('SIGTERM');
    expect((await last.ended()).status).toBe(0);
    expect(await mailing.states()).toEqual({ completed: mails });
    expect(sink.accepted.length - mails).toBeLessThanOrEqual(KILLS * lanes.mail.concurrency);
    await mailing.close();
    await sink.close();
  },
  60_000 + KILLS * 60_000,
);

// Only PostgreSQL has several processes.
it.runIf(databaseKind() === 'postgres')(
  `two workers that are killed ${KILLS} times in turn lose no mail, and repeat one only under its Message-ID`,
  async () => {
    const sink = await startMailSink();
    const mails = (KILLS + 1) * MAILS_PER_KILL;
    const mailing = await startMailProcess({ mails, smtpPort: sink.port });
    const distinct = () => new Set(sink.accepted.map(({ messageId }) => messageId)).size;
    const start = (env?: NodeJS.ProcessEnv) => mailing.start({ FAIRLEAD_WORKER: 'only', ...env });
    const metricsPort = await freePort();
    const workers = [start(), start()];
    for (let kill = 1; kill <= KILLS; kill++) {
      const until = kill * MAILS_PER_KILL - Math.floor(MAILS_PER_KILL / 2);
      await vi.waitFor(() => expect(distinct()).toBeGreaterThanOrEqual(until), { timeout: 60_000, interval: 1 });
      const worker = workers.shift();
      worker?.child.kill('SIGKILL');
      await worker?.ended();
      workers.push(start(kill === KILLS ? { FAIRLEAD_METRICS_PORT: String(metricsPort) } : {}));
    }
    await finished(metricsPort);
    expect(distinct()).toBe(mails);
    for (const { child } of workers) child.kill('SIGTERM');
    for (const { ended } of workers) expect((await ended()).status).toBe(0);
    expect(await mailing.states()).toEqual({ completed: mails });
    expect(sink.accepted.length - mails).toBeLessThanOrEqual(KILLS * lanes.mail.concurrency);
    await mailing.close();
    await sink.close();
  },
  120_000 + KILLS * 60_000,
);

it('a process that stops while mails are in delivery waits until the mail server accepts them', async () => {
  const sink = await startMailSink({ delay: 8_000 });
  const mailing = await startMailProcess({ mails: 10, smtpPort: sink.port });
  const server = mailing.start({ LOG_LEVEL: 'warn' });
  await server.ready();
  const before = server.output();
  await vi.waitFor(() => expect(sink.accepted).toHaveLength(lanes.mail.concurrency), 20_000);
  server.child.kill('SIGTERM');
  expect((await server.ended()).status).toBe(0);
  expect(server.output()).toBe(before);
  const { concurrency } = lanes.mail;
  expect(await mailing.states()).toEqual({ completed: concurrency, created: 10 - concurrency });
  expect(sink.accepted).toHaveLength(concurrency);
  await mailing.close();
  await sink.close();
}, 120_000);

it('ends within 20 seconds when stopped while 10,000 mails wait for a silent mail server', async () => {
  const silent = await startSilentServer();
  const mailing = await startMailProcess({ mails: 10_000, smtpPort: silent.port });
  const server = mailing.start();
  await server.ready();
  await vi.waitFor(() => expect(silent.connections()).toBe(lanes.mail.concurrency), 20_000);
  const begun = Date.now();
  server.child.kill('SIGTERM');
  expect((await server.ended()).status).toBe(0);
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect(await mailing.states()).toEqual({ created: 10_000 - lanes.mail.concurrency, retry: lanes.mail.concurrency });
  await mailing.close();
  silent.close();
}, 120_000);
