import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, inject } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { makeFileLinks } from '../../src/areas/files/links.ts';
import { type Billing, makeBilling } from '../../src/areas/plans/billing.ts';
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
import { type Conformance, watchConformance } from './conformance.ts';
import { openTestDatabase } from './database.ts';

interface TestClock extends Clock {
  /** Lets seconds go by. */
  advance(seconds: number): void;
}

export interface Harness {
  app: FastifyInstance;
  /** Without a scope: sees everything. */
  db: Database;
  clock: TestClock;
  mailer: Mailer;
  storage: Storage;
  billing: Billing;
  /** Where the storage keeps its files. */
  folder: string;
  conformance: Conformance;
  /** A token of this demo account; one sign-in for all who ask. */
  tokenOf(email: string): Promise<string>;
  /** A request, signed in as a demo account, or as nobody when `as` is null. */
  call(as: string | null, request: InjectOptions & { url: string }): Promise<LightMyRequestResponse>;
  /** Fails when an answer was not what the contract says. */
  close(): Promise<void>;
}

export const secrets = { jwt: 'j'.repeat(32), files: 'f'.repeat(32) };

interface HarnessOptions {
  log?: Parameters<typeof buildApp>[0]['log'];
  portal?: Parameters<typeof buildApp>[0]['portal'];
  mailbox?: boolean;
  /** Instead of the sandbox. */
  payments?: Payments;
  /** An insurer's own service; none unless given. */
  quotes?: AutomatedQuotes;
}

/** The whole server over a database of its own with the demo world in it, without a socket. */
export async function startHarness({
  log = makeLogger('silent'),
  portal,
  mailbox = false,
  payments: given,
  quotes = noAutomatedQuotes,
}: HarnessOptions = {}): Promise<Harness> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-files-'));
  const demo = inject('demo');
  const database = await openTestDatabase('demo');
  await cp(demo.folder, folder, { recursive: true, preserveTimestamps: true });
  const tokens = new Map<string, Promise<string>>();
  // Sessions end while time goes by: whoever calls afterwards signs in anew.
  const clock = testClock(demo.now, () => tokens.clear());
  const storage = diskStorage(folder);
  const payments = given ?? sandboxPayments(join(folder, '..', `${basename(folder)}.payments.jsonl`));
  const links = makeFileLinks(secrets.files, clock);
  const publicUrl = () => 'https://portal.test';
  const mailer = makeMailer({ productName: 'Fairlead', logoUrl: null, publicUrl, links });
  const billing = makeBilling({ run: scoped(database.db, { role: 'fairlead_billing' }), payments, mailer, clock, log });
  const app = await buildApp({
    database,
    storage,
    payments,
    quotes,
    billing,
    clock,
    secrets,
    links,
    mailer,
    log,
    mailbox,
    ...(portal && { portal }),
  });
  const conformance = watchConformance(app);
  await app.ready();

  const tokenOf = (email: string) => {
    const token = tokens.get(email) ?? signIn(app, email);
    tokens.set(email, token);
    return token;
  };
  return {
    app,
    db: database.db,
    clock,
    mailer,
    storage,
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
      await database.close();
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

/**
 * Stands still, at the moment of the demo world, until a test lets time go by: no second can pass between what a test expects
 * and what it gets.
 */
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
