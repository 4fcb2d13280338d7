import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { deleteAgency, repeatDeletions } from './areas/agencies/deletion/deleteAgency.ts';
import { deleteExpiredRecords } from './areas/agencies/retention/deleteExpiredRecords.ts';
import { makeInvitations } from './areas/auth/invitations.ts';
import { findUserRights } from './areas/auth/sessions.ts';
import { makeBulkJob } from './areas/bulk/job.ts';
import { repeatErasures } from './areas/contacts/personal-data/repeatErasures.ts';
import { makeFileLinks } from './areas/files/links.ts';
import { makeNotificationMails } from './areas/notifications/mails.ts';
import { makeBilling, OPEN_LIMIT } from './areas/plans/billing.ts';
import {
  databaseComponent,
  mailComponent,
  migrationsComponent,
  queueComponent,
  replicaComponent,
  storageComponent,
} from './components.ts';
import { type Config, StartError } from './config.ts';
import { makeLimiter } from './contract/rateLimits/limiter.ts';
import { makeTakeMail } from './contract/rateLimits/mailLimit.ts';
import { countInDatabase } from './contract/rateLimits/store.ts';
import { currentReader } from './contract/reader.ts';
import { ensureBuiltinRoles } from './db/builtinRoles.ts';
import type { OpenDatabase } from './db/database.ts';
import { scoped } from './db/scope.ts';
import { inviteFirstAdmin } from './firstAdmin.ts';
import { findOwnershipProblem } from './jobs/storageOwner.ts';
import { startWorker, type Worker, type WorkerDependencies } from './jobs/worker.ts';
import { makeLogger } from './log.ts';
import { isLoopback } from './loopback.ts';
import { makeMailer } from './mail/mailer.ts';
import { codeOf, openData, prepareFolder, reason } from './openData.ts';
import { openStorage } from './openStorage.ts';
import { clamdScan } from './ports/clamd.ts';
import { type Clock, systemClock } from './ports/clock.ts';
import { noMailServer } from './ports/mail.ts';
import { noPayments, type Payments } from './ports/payments.ts';
import { noPlaces, openPlaces, type Places } from './ports/places.ts';
import { noAutomatedQuotes } from './ports/quoting.ts';
import { sandboxPayments } from './ports/sandboxPayments.ts';
import { smtpMail } from './ports/smtp.ts';
import { httpSupport } from './ports/support.ts';
import { makeReadiness, type Readiness } from './readiness.ts';
import { recordOperations } from './recordOperations.ts';
import { remindDocumentRequests } from './records/documentReminders.ts';
import { resetFactor } from './resetFactor.ts';
import { readSecrets } from './secrets.ts';
import { makeServices } from './services.ts';
import { reportComponents } from './telemetry/componentHealth.ts';
import { serveMetrics } from './telemetry/metricsServer.ts';
import { observePayments } from './telemetry/payments.ts';
import { reportPools } from './telemetry/pools.ts';
import { reportQueue } from './telemetry/queue.ts';
import { reportReplica } from './telemetry/replica.ts';
import type { Telemetry } from './telemetry/start.ts';

const portalFolder = fileURLToPath(new URL('../../portal/dist', import.meta.url));

export interface RunningServer {
  /** Address of the portal, such as `http://127.0.0.1:4000`. Undefined when the process only runs jobs. */
  address: string | undefined;
  portalBuilt: boolean;
  /** Whether the database contains the demo world, whose passwords are public. */
  isDemo: boolean;
  /** Link for the first admin of a new database to choose a password. Shown only once. */
  firstAdminLink: string | undefined;
  /** Resolves when another server has taken the data folder. */
  lost: Promise<void>;
  /** Is no longer ready, serves requests for the configured time, answers open requests, then closes the database. */
  stop(): Promise<void>;
}

/** Cleanup steps when the start fails or the server stops, in reverse order. */
type Undo = (() => Promise<unknown>)[];

const undoAll = async (steps: Undo) => {
  for (const step of steps.splice(0).reverse()) await step();
};

/** Starts the whole server. @throws {StartError} The operator can fix the cause. */
export async function startServer(config: Config, telemetry: Telemetry): Promise<RunningServer> {
  const undo: Undo = [telemetry.stop];
  try {
    return await start(config, telemetry, undo);
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

async function start(config: Config, telemetry: Telemetry, undo: Undo): Promise<RunningServer> {
  const log = makeLogger(config.logLevel);
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    if (config.worker !== 'only') await wait(config.drainSeconds * 1000);
    await undoAll(undo);
  };
  if (config.worker !== 'only') await assertPortIsFree(config);
  const lock = await prepareFolder(config);
  undo.push(lock.release);
  const secrets = await readSecrets(config);
  const { runtime: database, owner } = await openData(config, secrets);
  undo.push(database.close);
  database.replica?.watch((problem) => {
    if (problem === undefined) log.info('reads use the replica');
    else log.warn({ reason: problem }, 'reads use the primary, because the replica is not usable');
  });
  const clock = systemClock;
  const { storage, close: closeStorage } = await openStorage(config);
  undo.push(() => Promise.resolve(closeStorage()));
  const virusScan = config.clamd && clamdScan(config.clamd);
  const links = makeFileLinks(secrets.files, clock, currentReader);
  const support = config.supportRequestUrl === undefined ? undefined : httpSupport(config.supportRequestUrl);
  const mail = config.smtp ? smtpMail(config.smtp) : noMailServer;
  undo.push(() => Promise.resolve(mail.close()));
  // No link is created before the server listens.
  let listening = `http://${config.host}:${config.port}`;
  const { productName, logoUrl } = config.portal;
  const payments = await openPayments(config, log, clock);
  const mailer = makeMailer({ productName, logoUrl, publicUrl: () => config.publicUrl ?? listening, links });
  const billing = makeBilling({ run: scoped(database.db, { role: 'fairlead_billing' }), payments, mailer, clock, log });
  const inviter = makeInvitations({ mailer, clock });
  const runForJobs = scoped(database.db, { role: 'fairlead_jobs' });
  const runForLookup = scoped(database.db, { role: 'fairlead_auth' });
  const services = makeServices({
    clock,
    links,
    mailer,
    storage,
    virusScan,
    runForLookup,
    automatedQuotes: noAutomatedQuotes,
    places: noPlaces,
    forwardsRequests: support !== undefined,
  });
  const loadUser = (userId: string) => runForLookup((tx) => findUserRights(tx, userId, clock.now()));
  const limiter = makeLimiter({ count: countInDatabase(database.db), clock });
  undo.push(limiter.close);
  const jobs: WorkerDependencies = {
    connection: database.queue,
    run: runForJobs,
    storage,
    mail,
    support,
    settlePayments: (signal) => billing.settleOpen(OPEN_LIMIT, signal),
    runBulk: makeBulkJob({
      db: database.db,
      clock,
      operations: recordOperations(services),
      takeMail: makeTakeMail(limiter),
      log,
      loadUser,
    }),
    ...makeNotificationMails({ run: runForJobs, clock, mailer, log, loadUser }),
    deleteAgency: (agencyId, signal) => deleteAgency({ run: runForJobs, storage, signal }, agencyId),
    deleteExpiredRecords: (agencyId, signal) => deleteExpiredRecords({ run: runForJobs, clock, signal }, agencyId),
    repeatErasures: async () => {
      const listed = [...new Set(await storage.listErasures())];
      if (listed.length === 0) return;
      await repeatErasures({ run: runForJobs, clock }, listed);
      await repeatDeletions({ run: runForJobs, clock }, listed);
    },
    remindDocuments: (signal) => remindDocumentRequests({ run: runForJobs, clock, mailer, inviter, log, signal }),
    vacuum: database.vacuum,
    clock,
    log,
  };
  let worker: Worker | undefined;
  const checkWorker = () => worker?.check() ?? Promise.reject(new Error('the worker has not started'));
  const readiness = makeReadiness(
    [
      databaseComponent(database),
      migrationsComponent(database),
      ...(database.replica ? [replicaComponent(database.replica.check)] : []),
      storageComponent(storage),
      ...(config.worker === 'off' ? [] : [queueComponent(checkWorker)]),
      ...(mail.check ? [mailComponent(mail.check)] : []),
    ],
    clock,
  );
  await observe(config, { telemetry, database, readiness }, undo);
  if (config.worker === 'only') {
    await owner.close();
    worker = await work(jobs, undo);
    return { address: undefined, portalBuilt: true, isDemo: false, firstAdminLink: undefined, lost: lock.lost, stop };
  }
  let isDemo = false;
  try {
    await ensureBuiltinRoles(owner.db);
    if (config.demo) {
      const { makeDemo } = await import('./demo/demo.ts');
      isDemo = await makeDemo(owner.db, clock.now(), storage);
    }
  } finally {
    // Requests are served without the owner's rights.
    await owner.close();
  }

  const portalBuilt = existsSync(join(portalFolder, 'index.html'));
  const app = await buildApp({
    database,
    storage,
    virusScan,
    payments,
    quotes: noAutomatedQuotes,
    billing,
    clock,
    secrets,
    links,
    mailer,
    log,
    readiness,
    adminsNeedFactor: config.production && !config.demo,
    places: await readPlaces(config),
    forwardsRequests: support !== undefined,
    trustedProxies: config.trustedProxies,
    apiDocs: config.apiDocs,
    isStopping: () => isStopping,
    mailbox: isDemo && !config.production && isLoopback(config.host),
    ...(portalBuilt && { portal: { folder: portalFolder, config: config.portal } }),
  });
  undo.push(() => app.close());
  if (!config.databaseUrl) {
    // No other process uses this database, so payments that are open before the server listens were interrupted by its last
    // stop.
    const settled = billing.settleOpen(0);
    undo.push(() => settled);
  }
  const address = await listen(app, config);
  listening = address;
  if (config.resetFactor && !(await resetFactor(runForLookup, config.resetFactor, { mailer, clock }))) {
    throw new StartError(`no account with the email ${config.resetFactor} has a second factor`);
  }
  if (database.pglite) {
    const { offerBackups } = await import('./backup/backupSocket.ts');
    undo.push(await offerBackups(database.pglite, config.dataFolder, log));
  }
  if (config.worker === 'on') worker = await work(jobs, undo);
  const runForPlatform = scoped(database.db, { role: 'fairlead_platform' });
  const firstAdminLink =
    config.adminEmail && (await inviteFirstAdmin(runForPlatform, { email: config.adminEmail, inviter, clock }));
  return { address, portalBuilt, isDemo, firstAdminLink, lost: lock.lost, stop };
}

/** Runs jobs in this process. */
async function work(jobs: WorkerDependencies, undo: Undo): Promise<Worker> {
  const problem = await findOwnershipProblem(jobs);
  if (problem !== undefined) jobs.log.error(`stored files are not cleaned up: ${problem}`);
  const worker = await startWorker(jobs);
  undo.push(worker.stop);
  return worker;
}

interface Observed {
  telemetry: Telemetry;
  database: OpenDatabase;
  readiness: Readiness;
}

/** Serves metrics when they are configured. */
async function observe(
  { telemetry: { metrics } }: Config,
  { telemetry: { scrape }, database, readiness }: Observed,
  undo: Undo,
): Promise<void> {
  if (!metrics || !scrape) return;
  const stops = [reportPools(database.pools), reportQueue(database.queue), reportComponents(readiness)];
  if (database.replica) stops.push(reportReplica(database.replica));
  undo.push(() => Promise.resolve(stops.forEach((stop) => stop())));
  try {
    undo.push(await serveMetrics({ ...metrics, scrape, readiness }));
  } catch (error) {
    throw cannotListen(error, metrics.host, metrics.port, 'FAIRLEAD_METRICS_PORT');
  }
}

/** Stripe when it has a key, the sandbox in development and demos, and no payments otherwise. */
async function openPayments(
  { payments, production, demo, dataFolder }: Config,
  log: FastifyBaseLogger,
  clock: Clock,
): Promise<Payments> {
  if (payments) {
    const { stripePayments } = await import('./ports/stripePayments.ts');
    return observePayments(stripePayments(payments), hostOf(payments.apiUrl ?? 'https://api.stripe.com'));
  }
  if (!production || demo)
    return observePayments(sandboxPayments(join(dataFolder, 'payments.jsonl'), clock), 'sandbox');
  log.warn('STRIPE_SECRET_KEY is not set: plans cannot be paid for');
  return noPayments;
}

/** Checked first, because creating a database takes seconds. */
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

const hostOf = (url: string) => new URL(url).hostname;

/** @param option Option that chooses another port. */
const cannotListen = (error: unknown, host: string, port: number, option = '--port') =>
  codeOf(error) === 'EADDRINUSE'
    ? new StartError(`port ${port} is in use: stop what uses it, or choose another one with ${option}`)
    : new StartError(`cannot listen on ${host}:${port}: ${reason(error)}`);

/** @throws {StartError} The file is missing or has another format. */
async function readPlaces({ placesFile }: Config): Promise<Places> {
  if (placesFile === undefined) return noPlaces;
  try {
    return await openPlaces(placesFile);
  } catch (error) {
    throw new StartError(
      `FAIRLEAD_PLACES_FILE cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
