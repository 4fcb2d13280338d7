import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { makeInvitations } from './areas/auth/invitations.ts';
import { makeFileLinks } from './areas/files/links.ts';
import { makeBilling, OPEN_LIMIT } from './areas/plans/billing.ts';
import { type Config, StartError } from './config.ts';
import { ensureBuiltinRoles } from './db/builtinRoles.ts';
import { openDatabase } from './db/client.ts';
import type { OpenDatabase } from './db/database.ts';
import { scoped } from './db/scope.ts';
import { makeDemo } from './demo/demo.ts';
import { inviteFirstAdmin } from './firstAdmin.ts';
import { startWorker } from './jobs/worker.ts';
import { type FolderLock, lockFolder, noLock } from './lock.ts';
import { makeLogger } from './log.ts';
import { makeMailer } from './mail/mailer.ts';
import { systemClock } from './ports/clock.ts';
import { diskStorage } from './ports/diskStorage.ts';
import { keptMail } from './ports/mail.ts';
import { noPayments, type Payments } from './ports/payments.ts';
import { noAutomatedQuotes } from './ports/quoting.ts';
import { sandboxPayments } from './ports/sandboxPayments.ts';
import { smtpMail } from './ports/smtp.ts';
import { stripePayments } from './ports/stripePayments.ts';
import { readSecrets } from './secrets.ts';

const portalFolder = fileURLToPath(new URL('../../portal/dist', import.meta.url));

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:4000`. */
  address: string;
  portalBuilt: boolean;
  /** By which the first admin of a new database chooses a password; told once. */
  firstAdminLink: string | undefined;
  /** Resolves when the data folder has been taken by another server. */
  lost: Promise<void>;
  /** Answers what was asked, then closes the database. */
  stop(): Promise<void>;
}

/** What to undo, last first, when a start fails or the server stops. */
type Undo = (() => Promise<unknown>)[];

const undoAll = async (steps: Undo) => {
  for (const step of steps.splice(0).reverse()) await step();
};

/** Starts the whole server. What stands in its way and can be put right by whoever starts it is a StartError. */
export async function startServer(config: Config): Promise<RunningServer> {
  const undo: Undo = [];
  try {
    return await start(config, undo);
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

async function start(config: Config, undo: Undo): Promise<RunningServer> {
  const log = makeLogger(config.logLevel);
  await assertPortIsFree(config);
  const lock = await prepareFolder(config);
  undo.push(lock.release);
  const secrets = await readSecrets(config);
  const database = await open(config);
  undo.push(database.close);
  const clock = systemClock;
  const storage = diskStorage(join(config.dataFolder, 'files'));
  const links = makeFileLinks(secrets.files, clock);
  const mail = config.smtp ? smtpMail(config.smtp) : keptMail;
  undo.push(() => Promise.resolve(mail.close()));
  // Nobody asks for a link before it listens.
  let listening = `http://${config.host}:${config.port}`;
  const { productName, logoUrl } = config.portal;
  const payments = openPayments(config, log);
  const mailer = makeMailer({ productName, logoUrl, publicUrl: () => config.publicUrl ?? listening, links });
  const billing = makeBilling({ run: scoped(database.db, { role: 'fairlead_billing' }), payments, mailer, clock, log });
  await ensureBuiltinRoles(database.db);
  if (config.demo) await makeDemo(database.db, clock.now(), storage);

  const portalBuilt = existsSync(join(portalFolder, 'index.html'));
  const app = await buildApp({
    database,
    storage,
    payments,
    quotes: noAutomatedQuotes,
    billing,
    clock,
    secrets,
    links,
    mailer,
    log,
    trustedProxies: config.trustedProxies,
    mailbox: !config.production,
    ...(portalBuilt && { portal: { folder: portalFolder, config: config.portal } }),
  });
  undo.push(() => app.close());
  // With a database of our own nobody else is charging: what is open before we listen was left by the server before us.
  const settled = billing.settleOpen(config.databaseUrl ? OPEN_LIMIT : 0);
  undo.push(() => settled);
  const address = await listen(app, config);
  listening = address;
  const run = scoped(database.db, { role: 'fairlead_jobs' });
  const worker = startWorker({ run, storage, mail, clock, log }, () => billing.settleOpen(OPEN_LIMIT));
  undo.push(worker.stop);
  const inviter = makeInvitations({ mailer, clock });
  const firstAdminLink =
    config.adminEmail && (await inviteFirstAdmin(database.db, { email: config.adminEmail, inviter, clock }));
  return { address, portalBuilt, firstAdminLink, lost: lock.lost, stop: () => undoAll(undo) };
}

/** Stripe where there is a key; a sandbox while nothing real is sold; otherwise nothing can be paid for. */
function openPayments({ payments, production, demo, dataFolder }: Config, log: FastifyBaseLogger): Payments {
  if (payments) return stripePayments(payments);
  if (!production || demo) return sandboxPayments(join(dataFolder, 'payments.jsonl'));
  log.warn('STRIPE_SECRET_KEY is not set: no plan can be paid for');
  return noPayments;
}

/** The data folder, made where it is missing, and with PGlite ours alone. */
async function prepareFolder({ dataFolder, databaseUrl, fresh }: Config): Promise<FolderLock> {
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`the data folder ${resolve(dataFolder)} cannot be made: ${reason(error)}`);
  }
  const lock = databaseUrl ? noLock : await lockFolder(dataFolder);
  if (fresh) {
    const owned = ['pg', 'files', 'payments.jsonl', 'secrets.json'];
    await Promise.all(owned.map((name) => rm(join(dataFolder, name), { recursive: true, force: true })));
  }
  return lock;
}

async function open({ databaseUrl, dataFolder }: Config): Promise<OpenDatabase> {
  const folder = join(dataFolder, 'pg');
  try {
    return await openDatabase(databaseUrl ? { url: databaseUrl } : { folder });
  } catch (error) {
    if (databaseUrl) throw new StartError(`the database of DATABASE_URL cannot be used: ${reason(error)}`);
    throw new StartError(
      `the database in ${resolve(folder)} cannot be used: ${reason(error)} (--fresh begins anew, without its data)`,
    );
  }
}

/** Asked before anything else: making a database only to find that nobody can reach it takes seconds. */
async function assertPortIsFree({ host, port }: Config): Promise<void> {
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw cannotListen(error, host, port);
  }
  probe.close();
  await once(probe, 'close');
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw cannotListen(error, host, port);
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const cannotListen = (error: unknown, host: string, port: number) =>
  codeOf(error) === 'EADDRINUSE'
    ? new StartError(`port ${port} is in use: stop what uses it, or choose another one with --port`)
    : new StartError(`cannot listen on ${host}:${port}: ${reason(error)}`);

/** The innermost cause in one line: what wraps it only repeats the statement. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reason(error.cause);
  const [line = ''] = error.message.split('\n');
  // A connection refused at every address of a name has no message of its own.
  return line || String(codeOf(error));
}
