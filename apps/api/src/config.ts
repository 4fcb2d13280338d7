import { parseArgs } from 'node:util';
import { type DatabaseSettings, defaultSettings } from './db/settings.ts';
import { checked, type logLevels, port, readEnvironment, type Variables, type workerModes } from './environment.ts';
import { isLoopback } from './loopback.ts';
import { type ClamdAddress, parseClamdUrl } from './ports/clamdUrl.ts';
import type { S3Settings } from './ports/s3/client.ts';
import { turnsTlsOff } from './ports/smtpUrl.ts';
import { s3Of } from './s3Config.ts';
import { StartError } from './startError.ts';
import { type TelemetryConfig, telemetryOf } from './telemetry/config.ts';

export { StartError };

/** Run-time configuration of the portal, so that one build serves every brand. */
export interface PortalConfig {
  productName: string;
  logoUrl: string | null;
  /** `{token}` and `{userType}` are placeholders. */
  supportCenterUrl: string | null;
  footerLinks: { legal: string | null; terms: string | null; privacy: string | null };
  copyrightHolder: string;
  /** Stripe's key for the card form. Null shows the sandbox form. */
  stripePublishableKey: string | null;
}

/** A secret of the environment, and its predecessors, which are still accepted. */
interface GivenSecret {
  current: string | undefined;
  previous: readonly string[];
}

export interface Config {
  production: boolean;
  host: string;
  port: number;
  dataFolder: string;
  /** PostgreSQL. Undefined uses PGlite in the data folder. */
  databaseUrl: string | undefined;
  /** The server behind the connection pooler of `databaseUrl`. Undefined without a pooler. */
  databaseDirectUrl: string | undefined;
  /** Streaming replica of the server, for reads. */
  databaseReplicaUrl: string | undefined;
  databaseSettings: DatabaseSettings;
  /** Owner of the tables. Set it when `databaseUrl` is the login that serves requests. */
  migrationDatabaseUrl: string | undefined;
  /** Whether the start migrates the database. Otherwise it must have all migrations of this version. */
  migrates: boolean;
  /** Seconds between the signal to stop, after which `/readyz` fails, and the end of the listener. */
  drainSeconds: number;
  /** Whether an empty database is filled with the demo world. */
  demo: boolean;
  /** Whether `/api/docs` describes the API. */
  apiDocs: boolean;
  /** Whether to empty the data folder first. */
  fresh: boolean;
  /** Email of the account whose second factor is removed at this start. */
  resetFactor: string | undefined;
  /** Work on the data that is done instead of serving. */
  command: 'migrate' | 'reencryptFactors' | 'moveFiles' | undefined;
  /** `on`: this process answers requests and runs jobs. `off`: it only answers requests. `only`: it only runs jobs. */
  worker: (typeof workerModes)[number];
  logLevel: (typeof logLevels)[number];
  secrets: { jwt: GivenSecret; files: GivenSecret; secondFactor: GivenSecret };
  telemetry: TelemetryConfig;
  /** Bucket of the files. Undefined stores them in the data folder. */
  s3: S3Settings | undefined;
  /** Virus scanner. Undefined stores uploads without a scan. */
  clamd: ClamdAddress | undefined;
  /** Mail server and sender. Undefined keeps mails in the database. */
  smtp: { url: string; from: string } | undefined;
  /** Public address of the portal. Defaults to the address that the server listens on. */
  publicUrl: string | undefined;
  /** Address that service requests are forwarded to. Undefined keeps them in the product. */
  supportRequestUrl: string | undefined;
  /** Email of the first admin of an empty database. */
  adminEmail: string | undefined;
  /** Database of the places of network addresses, in the MMDB format. */
  placesFile: string | undefined;
  /** Proxies whose `X-Forwarded-For` header is trusted: addresses or networks, separated by commas. */
  trustedProxies: string;
  /** Stripe. Undefined uses the sandbox. */
  payments: { secretKey: string; webhookSecret: string | undefined; apiUrl: string | undefined } | undefined;
  portal: PortalConfig;
}

/**
 * Reads the command line and the environment. The command line takes precedence. @throws {StartError} Names the invalid option.
 */
export function readConfig(args: readonly string[], environment: NodeJS.ProcessEnv): Config {
  const options = readOptions(args);
  const env = readEnvironment(environment);
  const production = env.NODE_ENV === 'production';
  const config: Config = {
    production,
    host: options.host ?? env.HOST ?? '127.0.0.1',
    port:
      options.port === undefined
        ? (env.PORT ?? 4000)
        : checked('--port', options.port, port, 'a number from 0 to 65535'),
    dataFolder: options.data ?? env.FAIRLEAD_DATA ?? './data',
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databaseSettings: settingsOf(env),
    migrationDatabaseUrl: env.FAIRLEAD_MIGRATION_DATABASE_URL,
    migrates: options.migrate === true || env.FAIRLEAD_MIGRATE !== '0',
    drainSeconds: env.FAIRLEAD_DRAIN_SECONDS ?? 0,
    demo: env.FAIRLEAD_DEMO === undefined ? !production : env.FAIRLEAD_DEMO === '1',
    apiDocs: env.FAIRLEAD_API_DOCS === undefined ? !production : env.FAIRLEAD_API_DOCS === '1',
    fresh: options.fresh ?? false,
    resetFactor: options['reset-factor'],
    command: commandOf(options),
    worker: env.FAIRLEAD_WORKER ?? 'on',
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    telemetry: telemetryOf(env),
    secrets: {
      jwt: { current: env.FAIRLEAD_JWT_SECRET, previous: env.FAIRLEAD_JWT_SECRET_PREVIOUS ?? [] },
      files: { current: env.FAIRLEAD_FILE_SECRET, previous: env.FAIRLEAD_FILE_SECRET_PREVIOUS ?? [] },
      secondFactor: { current: env.FAIRLEAD_FACTOR_SECRET, previous: env.FAIRLEAD_FACTOR_SECRET_PREVIOUS ?? [] },
    },
    s3: s3Of(env),
    clamd: env.CLAMD_URL === undefined ? undefined : parseClamdUrl(env.CLAMD_URL),
    smtp: smtpOf(env),
    publicUrl: env.FAIRLEAD_PUBLIC_URL,
    supportRequestUrl: env.FAIRLEAD_SUPPORT_REQUEST_URL,
    adminEmail: env.FAIRLEAD_ADMIN_EMAIL,
    placesFile: env.FAIRLEAD_PLACES_FILE,
    trustedProxies: env.FAIRLEAD_TRUSTED_PROXIES ?? 'loopback',
    payments: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          apiUrl: env.STRIPE_API_URL,
        }
      : undefined,
    portal: {
      productName: env.FAIRLEAD_PRODUCT_NAME ?? 'Fairlead',
      logoUrl: env.FAIRLEAD_LOGO_URL ?? null,
      supportCenterUrl: env.FAIRLEAD_SUPPORT_CENTER_URL ?? null,
      footerLinks: {
        legal: env.FAIRLEAD_LEGAL_URL ?? null,
        terms: env.FAIRLEAD_TERMS_URL ?? null,
        privacy: env.FAIRLEAD_PRIVACY_URL ?? null,
      },
      copyrightHolder: env.FAIRLEAD_COPYRIGHT_HOLDER ?? env.FAIRLEAD_PRODUCT_NAME ?? 'Fairlead',
      stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
    },
  };
  refuseContradictions(config);
  return config;
}

function settingsOf(env: Variables): DatabaseSettings {
  const prepared = env.DATABASE_PREPARED_STATEMENTS;
  return {
    poolSize: env.DATABASE_POOL_SIZE ?? defaultSettings.poolSize,
    queuePoolSize: env.DATABASE_QUEUE_POOL_SIZE ?? defaultSettings.queuePoolSize,
    connectTimeout: env.DATABASE_CONNECT_TIMEOUT ?? defaultSettings.connectTimeout,
    idleTimeout: env.DATABASE_IDLE_TIMEOUT ?? defaultSettings.idleTimeout,
    statementTimeout: env.DATABASE_STATEMENT_TIMEOUT ?? defaultSettings.statementTimeout,
    lockTimeout: env.DATABASE_LOCK_TIMEOUT ?? defaultSettings.lockTimeout,
    preparedStatements: prepared === undefined ? undefined : prepared === '1',
    replicaMaxLag: env.DATABASE_REPLICA_MAX_LAG ?? defaultSettings.replicaMaxLag,
  };
}

/** Places of the database and the files. */
export type DataConfig = Pick<Config, 'dataFolder' | 'databaseUrl' | 'migrationDatabaseUrl' | 's3'>;

/** Reads the places of the data, for commands that need no other settings. @throws {StartError} Names the invalid variable. */
export function readDataConfig(dataFolder: string | undefined, environment: NodeJS.ProcessEnv): DataConfig {
  const env = readEnvironment(environment);
  return {
    dataFolder: dataFolder ?? env.FAIRLEAD_DATA ?? './data',
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.FAIRLEAD_MIGRATION_DATABASE_URL,
    s3: s3Of(env),
  };
}

function commandOf(options: ReturnType<typeof readOptions>): Config['command'] {
  if (options.migrate) return 'migrate';
  if (options['reencrypt-factors']) return 'reencryptFactors';
  return options['move-files'] ? 'moveFiles' : undefined;
}

/** Mails to other machines need a sender address and a public address for their links. */
function smtpOf({
  SMTP_URL: url,
  FAIRLEAD_MAIL_FROM: from,
  FAIRLEAD_PUBLIC_URL: publicUrl,
}: Variables): Config['smtp'] {
  if (!url) return undefined;
  if (!from) throw new StartError('FAIRLEAD_MAIL_FROM must be set with SMTP_URL: the sender of mails');
  if (!publicUrl) throw new StartError('FAIRLEAD_PUBLIC_URL must be set with SMTP_URL: the address for links in mails');
  return { url, from };
}

function refuseContradictions(config: Config): void {
  const { production, fresh, databaseUrl, worker, secrets, smtp, payments, portal } = config;
  if (!production) refuseExposure(config);
  if (config.migrationDatabaseUrl && !databaseUrl)
    throw new StartError('FAIRLEAD_MIGRATION_DATABASE_URL needs DATABASE_URL, the login that serves requests');
  if (!config.migrates && !databaseUrl)
    throw new StartError('FAIRLEAD_MIGRATE=0 needs DATABASE_URL: only one process can use a data folder');
  if (config.databaseDirectUrl && !databaseUrl)
    throw new StartError('DATABASE_DIRECT_URL needs DATABASE_URL, the connection pooler before it');
  if (config.databaseReplicaUrl && !databaseUrl)
    throw new StartError('DATABASE_REPLICA_URL needs DATABASE_URL, the server that it replicates');
  const { lockTimeout, statementTimeout } = config.databaseSettings;
  if (lockTimeout > statementTimeout)
    throw new StartError(
      `DATABASE_LOCK_TIMEOUT (${lockTimeout}) must not exceed DATABASE_STATEMENT_TIMEOUT (${statementTimeout})`,
    );
  // The real Stripe API needs tokens of the Stripe card form, which needs the publishable key.
  if (payments && !payments.apiUrl && !portal.stripePublishableKey)
    throw new StartError('STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY, for the card entry in the browser');
  if (portal.stripePublishableKey && !payments)
    throw new StartError('STRIPE_PUBLISHABLE_KEY needs STRIPE_SECRET_KEY, to charge the cards');
  if (fresh && production) throw new StartError('--fresh is refused in production: it removes all data');
  if (fresh && databaseUrl)
    throw new StartError('--fresh removes a data folder; the data of DATABASE_URL is not touched');
  if (fresh && config.s3) throw new StartError('--fresh removes a data folder; the files of S3_BUCKET are not touched');
  if (config.command === 'moveFiles' && !config.s3)
    throw new StartError('--move-files needs S3_BUCKET, where the files of the data folder are copied to');
  if (config.command === 'moveFiles' && fresh) throw new StartError('--move-files and --fresh exclude each other');
  if (worker !== 'on' && !databaseUrl)
    throw new StartError('FAIRLEAD_WORKER=off and =only need DATABASE_URL: only one process can use a data folder');
  if (worker === 'only' && config.resetFactor)
    throw new StartError('--reset-factor needs a process that serves requests: FAIRLEAD_WORKER must not be only');
  if (!production) return;
  if (smtp && turnsTlsOff(smtp.url) && !isLoopback(new URL(smtp.url).hostname))
    throw new StartError('SMTP_URL must not have ?tls=off in production: mails would travel unencrypted');
  const missing = !secrets.jwt.current
    ? 'FAIRLEAD_JWT_SECRET'
    : !secrets.files.current
      ? 'FAIRLEAD_FILE_SECRET'
      : undefined;
  if (missing) throw new StartError(`${missing} must be set in production: at least 32 random characters`);
}

/**
 * Development mode has publicly known demo passwords and a mailbox whose links open accounts. It refuses to start where other
 * people could reach it.
 */
function refuseExposure({ host, databaseUrl, smtp }: Config): void {
  if (!isLoopback(host))
    throw new StartError(
      `development mode listens on this machine only, not on ${host}: set NODE_ENV=production, or HOST=127.0.0.1`,
    );
  if (databaseUrl && smtp) throw new StartError('DATABASE_URL together with SMTP_URL needs NODE_ENV=production');
}

/** Options of the command line. */
export const usage = `Options:
  --port <number>         port, 0 for any free one (default: PORT, or 4000)
  --host <address>        address to listen on (default: HOST, or 127.0.0.1)
  --data <folder>         folder of the database and the files (default: FAIRLEAD_DATA, or ./data)
  --fresh                 deletes the data and creates the demo again
  --move-files            copies the files of the data folder to S3_BUCKET, and stops
  --reset-factor <email>  removes the second factor of an account at the start
  --migrate               migrates the database, and stops
  --reencrypt-factors     encrypts all second factors with the current secret, and stops
  --help                  shows this text

docs/settings.md lists the environment variables.
`;

/** Whether the command line asks for the options only. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        host: { type: 'string' },
        fresh: { type: 'boolean' },
        'move-files': { type: 'boolean' },
        'reset-factor': { type: 'string' },
        migrate: { type: 'boolean' },
        'reencrypt-factors': { type: 'boolean' },
      },
    });
    for (const name of ['port', 'data', 'host', 'reset-factor'] as const) {
      if (values[name] === '') throw new Error(`Option '--${name}' is empty`);
    }
    return values;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new StartError(`${reason} (--help lists the options)`);
  }
}
