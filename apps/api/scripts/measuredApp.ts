import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { makeFileLinks } from '../src/areas/files/links.ts';
import { makeBilling } from '../src/areas/plans/billing.ts';
import type { RateLimitClasses } from '../src/contract/rateLimits/classes.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { scoped } from '../src/db/scope.ts';
import { makeLogger } from '../src/log.ts';
import { makeMailer } from '../src/mail/mailer.ts';
import { systemClock } from '../src/ports/clock.ts';
import { noAutomatedQuotes } from '../src/ports/quoting.ts';
import { sandboxPayments } from '../src/ports/sandboxPayments.ts';
import type { Storage } from '../src/ports/storage.ts';

interface Measured {
  database: OpenDatabase;
  storage: Storage;
  dataFolder: string;
  rateLimits: 'off' | RateLimitClasses;
}

/** The server without jobs, mails and logs, for measurements. */
export function buildMeasuredApp({ database, storage, dataFolder, rateLimits }: Measured): Promise<FastifyInstance> {
  const clock = systemClock;
  const jwt = ['j'.repeat(32)] as const;
  const secrets = { jwt, files: ['f'.repeat(32)] as const, secondFactor: jwt };
  const log = makeLogger('silent');
  const links = makeFileLinks(secrets.files, clock);
  const mailer = makeMailer({ productName: 'Fairlead', logoUrl: null, publicUrl: () => 'http://127.0.0.1', links });
  const payments = sandboxPayments(join(dataFolder, 'payments.jsonl'), clock);
  const billing = makeBilling({ run: scoped(database.db, { role: 'fairlead_billing' }), payments, mailer, clock, log });
  const ports = { database, storage, payments, quotes: noAutomatedQuotes, billing, clock, secrets, links, mailer, log };
  return buildApp({ ...ports, rateLimits });
}
