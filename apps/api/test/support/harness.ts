import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, inject } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { makeFileLinks } from '../../src/areas/files/links.ts';
import { type Billing, makeBilling } from '../../src/areas/plans/billing.ts';
import { currentReader } from '../../src/contract/reader.ts';
import type { Database } from '../../src/db/database.ts';
import { scoped } from '../../src/db/scope.ts';
import { demoPassword } from '../../src/demo/accounts.ts';
import { makeLogger } from '../../src/log.ts';
import { type Mailer, makeMailer } from '../../src/mail/mailer.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { diskStorage } from '../../src/ports/diskStorage.ts';
import type { Payments } from '../../src/ports/payments.ts';
import { type AutomatedQuotes, noAutomatedQuotes } from '../../src/ports/quoting.ts';
import { sandboxPayments } from '../../src/ports/sandboxPayments.ts';
import type { Storage } from '../../src/ports/storage.ts';
import type { VirusScan } from '../../src/ports/virusScan.ts';
import type { Readiness } from '../../src/readiness.ts';
import type { Secrets } from '../../src/secrets.ts';
import { type Conformance, watchConformance } from './conformance.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

interface TestClock extends Clock {
  /** Advances the clock by a number of seconds. */
  advance(seconds: number): void;
}

export interface Harness {
  app: FastifyInstance;
  /** Connection of the table owner, without row-level security. */
  db: Database;
  /** Opens the same database as another server. */
  database: TestDatabase;
  /** Connection of the server. Reads no rows without a scope. */
  runtime: Database;
  clock: TestClock;
  mailer: Mailer;
  storage: Storage;
  /** Finds no virus unless a test replaces its method. */
  virusScan: VirusScan;
  billing: Billing;
  /** Folder of the stored files. */
  folder: string;
  conformance: Conformance;
  /** Returns an access token of a demo account. Signs in once per account. */
  tokenOf(email: string): Promise<string>;
  /** Sends a request as a demo account, or without a session when `as` is null. */
  call(as: string | null, request: InjectOptions & { url: string }): Promise<LightMyRequestResponse>;
  /** Closes the server. Fails when a response violated the contract. */
  close(): Promise<void>;
}

/** Log of parts of the server that tests call directly. */
export const silentLog = makeLogger('silent');

export const secrets = {
  jwt: ['j'.repeat(32)],
  files: ['f'.repeat(32)],
  secondFactor: ['j'.repeat(32)],
} satisfies Secrets;

interface HarnessOptions {
  log?: Parameters<typeof buildApp>[0]['log'];
  portal?: Parameters<typeof buildApp>[0]['portal'];
  mailbox?: boolean;
  apiDocs?: boolean;
  /** Whether the server forwards service requests. */
  forwardsRequests?: boolean;
  /** Payment provider. Defaults to the sandbox. */
  payments?: Payments;
  /** Quoting service of an insurer. Defaults to none. */
  quotes?: AutomatedQuotes;
  /** Rate limits. Defaults to none, because tests send more requests than users. */
  rateLimits?: Parameters<typeof buildApp>[0]['rateLimits'];
  /** Whether platform admins must have a second factor. Defaults to false. */
  adminsNeedFactor?: boolean;
  /** Places of network addresses. Defaults to none. */
  places?: Parameters<typeof buildApp>[0]['places'];
  /** Proxies whose headers are trusted. Defaults to none. */
  trustedProxies?: string;
  /** Defaults to the readiness of the database. */
  readiness?: Readiness;
  /** Storage of new files. Defaults to a folder with the files of the demo data. */
  storage?: Storage;
  /** Database of another server. Defaults to a new one. */
  database?: TestDatabase;
  /** Defaults to `secrets`. */
  keys?: Secrets;
}

/** Starts a server on a new database with demo data, without a socket. */
export async function startHarness({
  log = silentLog,
  portal,
  mailbox = false,
  apiDocs = false,
  forwardsRequests = false,
  payments: given,
  quotes = noAutomatedQuotes,
  rateLimits = 'off',
  adminsNeedFactor = false,
  places,
  trustedProxies,
  readiness,
  storage: ownStorage,
  database: opened,
  keys = secrets,
}: HarnessOptions = {}): Promise<Harness> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-files-'));
  const demo = inject('demo');
  const own = opened ?? (await openTestDatabase('demo'));
  const { db, runtime: database } = own;
  await cp(demo.folder, folder, { recursive: true, preserveTimestamps: true });
  const tokens = new Map<string, Promise<string>>();
  // Sessions expire when the clock advances, so later calls must sign in again.
  const clock = testClock(demo.now, () => tokens.clear());
  const storage = ownStorage ?? diskStorage(folder);
  const virusScan: VirusScan = { scan: () => Promise.resolve(undefined) };
  const payments = given ?? sandboxPayments(join(folder, '..', `${basename(folder)}.payments.jsonl`), clock);
  const links = makeFileLinks(keys.files, clock, currentReader);
  const publicUrl = () => 'https://portal.test';
  const mailer = makeMailer({ productName: 'Fairlead', logoUrl: null, publicUrl, links });
  const billing = makeBilling({ run: scoped(database.db, { role: 'fairlead_billing' }), payments, mailer, clock, log });
  const app = await buildApp({
    database,
    storage,
    virusScan,
    payments,
    quotes,
    billing,
    clock,
    secrets: keys,
    links,
    mailer,
    log,
    mailbox,
    apiDocs,
    forwardsRequests,
    adminsNeedFactor,
    ...(places && { places }),
    ...(trustedProxies !== undefined && { trustedProxies }),
    ...(readiness && { readiness }),
    ...(rateLimits && { rateLimits }),
    ...(portal && { portal }),
  });
  const conformance = watchConformance(app, mailer);
  // Event streams end at once, because requests without a socket wait for the end of the answer.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.routeOptions.config.operationId === 'streamNotifications' && payload instanceof PassThrough)
      payload.end();
    done(null, payload);
  });
  await app.ready();

  const tokenOf = (email: string) => {
    const token = tokens.get(email) ?? signIn(app, email);
    tokens.set(email, token);
    return token;
  };
  return {
    app,
    db,
    database: own,
    runtime: database.db,
    clock,
    mailer,
    storage,
    virusScan,
    billing,
    folder,
    conformance,
    tokenOf,
    async call(as, { headers, ...request }) {
      const authorization = as === null ? {} : { authorization: `Bearer ${await tokenOf(as)}` };
      return app.inject({ ...request, headers: { ...authorization, ...headers } });
    },
    async close() {
      await app.close();
      if (!opened) await own.close();
      await rm(folder, { recursive: true });
      expect(conformance.violations).toEqual([]);
    },
  };
}

export const signInRequest = (email: string, password: string = demoPassword) => ({
  method: 'POST' as const,
  url: '/api/auth/signin',
  headers: { domain: 'portal.test' },
  payload: { email, password },
});

async function signIn(app: FastifyInstance, email: string): Promise<string> {
  const response = await app.inject(signInRequest(email));
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload.accessToken;
}

/** Clock that stops at the time of the demo data, so that expected times are exact. Tests advance it explicitly. */
function testClock(start: number, onAdvance: () => void): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (seconds) => {
      now += seconds;
      onAdvance();
    },
  };
}
