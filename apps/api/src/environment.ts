import { z } from 'zod';
import { parseClamdUrl } from './ports/clamdUrl.ts';
import { parseSmtpUrl } from './ports/smtpUrl.ts';
import { mayBeSecret, readVariable } from './secretFiles.ts';
import { StartError } from './startError.ts';
import { telemetryVariables } from './telemetry/config.ts';

export const port = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .refine((value) => value <= 65_535);
const numberUpTo = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number)
    .refine((value) => value <= most);
const count = numberUpTo(1000);
const countHint = 'a number from 1 to 1000';
const seconds = numberUpTo(3600);
const secondsHint = 'a number of seconds from 1 to 3600';
const lag = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
  .refine((value) => value >= 0.01 && value <= 60);
const drain = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .refine((value) => value <= 600);
const secret = z.string().min(32);
/** Secrets on lines of their own. */
const previousSecrets = z
  .string()
  .transform((value) => value.split(/\r?\n/))
  .pipe(z.array(secret));
const previousHint = 'at least 32 characters, each secret on a line of its own';
const text = z.string().min(1);
/** A URL, or a path on this server. */
const link = z.string().regex(/^(https?:\/\/|\/(?!\/))\S*$/);
/** Has no trailing slash. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`)
  .transform((value) => new URL(value).origin);
export const workerModes = ['on', 'off', 'only'] as const;
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Environment variables: the schema of each, and the description of valid values for error messages. */
export const variables = {
  NODE_ENV: [z.enum(['development', 'production', 'test']), 'development, production or test'],
  PORT: [port, 'a number from 0 to 65535'],
  HOST: [text, 'a host name or address'],
  FAIRLEAD_DATA: [text, 'a folder'],
  DATABASE_URL: [z.string().regex(/^postgres(ql)?:\/\//), 'an address that begins with postgres://'],
  DATABASE_DIRECT_URL: [z.string().regex(/^postgres(ql)?:\/\//), 'an address that begins with postgres://'],
  DATABASE_POOL_SIZE: [count, countHint],
  DATABASE_QUEUE_POOL_SIZE: [count, countHint],
  DATABASE_CONNECT_TIMEOUT: [seconds, secondsHint],
  DATABASE_IDLE_TIMEOUT: [seconds, secondsHint],
  DATABASE_STATEMENT_TIMEOUT: [seconds, secondsHint],
  DATABASE_LOCK_TIMEOUT: [seconds, secondsHint],
  DATABASE_REPLICA_URL: [z.string().regex(/^postgres(ql)?:\/\//), 'an address that begins with postgres://'],
  DATABASE_REPLICA_MAX_LAG: [lag, 'a number of seconds from 0.01 to 60'],
  DATABASE_PREPARED_STATEMENTS: [z.enum(['0', '1']), '0 or 1'],
  FAIRLEAD_MIGRATION_DATABASE_URL: [z.string().regex(/^postgres(ql)?:\/\//), 'an address that begins with postgres://'],
  FAIRLEAD_MIGRATE: [z.enum(['0', '1']), '0 or 1'],
  FAIRLEAD_DRAIN_SECONDS: [drain, 'a number of seconds from 0 to 600'],
  FAIRLEAD_DEMO: [z.enum(['0', '1']), '0 or 1'],
  FAIRLEAD_API_DOCS: [z.enum(['0', '1']), '0 or 1'],
  FAIRLEAD_JWT_SECRET: [secret, 'at least 32 characters'],
  FAIRLEAD_JWT_SECRET_PREVIOUS: [previousSecrets, previousHint],
  FAIRLEAD_FILE_SECRET: [secret, 'at least 32 characters'],
  FAIRLEAD_FILE_SECRET_PREVIOUS: [previousSecrets, previousHint],
  FAIRLEAD_FACTOR_SECRET: [secret, 'at least 32 characters'],
  FAIRLEAD_FACTOR_SECRET_PREVIOUS: [previousSecrets, previousHint],
  STRIPE_SECRET_KEY: [z.string().regex(/^[sr]k_/), 'a key that begins with sk_ or rk_'],
  STRIPE_PUBLISHABLE_KEY: [z.string().regex(/^pk_/), 'a key that begins with pk_'],
  STRIPE_WEBHOOK_SECRET: [z.string().regex(/^whsec_/), 'a secret that begins with whsec_'],
  STRIPE_API_URL: [z.url({ protocol: /^https?$/ }), 'an http(s) address'],
  FAIRLEAD_WORKER: [z.enum(workerModes), workerModes.join(', ')],
  LOG_LEVEL: [z.enum(logLevels), logLevels.join(', ')],
  ...telemetryVariables,
  SMTP_URL: [
    z.string().refine((value) => parseSmtpUrl(value) !== undefined),
    'an address that begins with smtp:// or smtps://',
  ],
  FAIRLEAD_MAIL_FROM: [
    z.string().regex(/^([^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
    'an address, or "Name <address>"',
  ],
  S3_BUCKET: [z.string().regex(/^[\w.-]{3,63}$/), 'the name of a bucket'],
  S3_ENDPOINT: [origin, 'an http(s) address without a path'],
  S3_REGION: [z.string().regex(/^[\w-]+$/), 'a region such as eu-central-1'],
  S3_ACCESS_KEY_ID: [text, 'the id of an access key'],
  S3_SECRET_ACCESS_KEY: [text, 'the secret of an access key'],
  S3_PATH_STYLE: [z.enum(['0', '1']), '0 or 1'],
  S3_PREFIX: [z.string().regex(/^\w[\w.-]*(\/\w[\w.-]*)*\/?$/), 'a path of letters, digits, dots and dashes'],
  S3_REDIRECT: [z.enum(['0', '1']), '0 or 1'],
  S3_CONDITIONAL_WRITES: [z.enum(['0', '1']), '0 or 1'],
  CLAMD_URL: [
    z.string().refine((value) => parseClamdUrl(value) !== undefined),
    'tcp://host:port, or unix:// and the path of a socket',
  ],
  FAIRLEAD_PUBLIC_URL: [origin, 'an http(s) address without a path'],
  FAIRLEAD_ADMIN_EMAIL: [z.email(), 'an email address'],
  FAIRLEAD_TRUSTED_PROXIES: [text, 'addresses or networks, with commas between'],
  FAIRLEAD_PLACES_FILE: [text, 'a file'],
  FAIRLEAD_PRODUCT_NAME: [text, 'a name'],
  // The content security policy allows images from this server only.
  FAIRLEAD_LOGO_URL: [z.string().regex(/^(\/(?!\/)|data:image\/)\S+$/), 'a path on this server or a data: address'],
  FAIRLEAD_SUPPORT_CENTER_URL: [z.url({ protocol: /^https?$/ }), 'an http(s) address with {token} and {userType}'],
  FAIRLEAD_SUPPORT_REQUEST_URL: [
    z.url({ protocol: /^https?$/ }),
    'an http(s) address that accepts service requests as JSON',
  ],
  FAIRLEAD_LEGAL_URL: [link, 'a path or an http(s) address'],
  FAIRLEAD_TERMS_URL: [link, 'a path or an http(s) address'],
  FAIRLEAD_PRIVACY_URL: [link, 'a path or an http(s) address'],
  FAIRLEAD_COPYRIGHT_HOLDER: [text, 'a name'],
} as const;
export type Variables = { [K in keyof typeof variables]?: z.output<(typeof variables)[K][0]> };

/** Reads the variables. @throws {StartError} Names an invalid variable. */
export function readEnvironment(environment: NodeJS.ProcessEnv): Variables {
  const read: Record<string, unknown> = {};
  for (const [name, [schema, expected]] of Object.entries(variables)) {
    const value = readVariable(environment, name);
    if (value !== undefined) read[name] = checked<unknown>(name, value, schema, expected);
  }
  return read;
}

/** Parses a value. @throws {StartError} Names the option and its valid values. */
export function checked<T>(name: string, value: string, schema: z.ZodType<T>, expected: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const valueHint = mayBeSecret(name) ? '' : ` and not "${value}"`;
  throw new StartError(`${name} must be ${expected}${valueHint}`);
}
