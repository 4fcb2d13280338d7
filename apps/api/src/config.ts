import { parseArgs } from 'node:util';
import { z } from 'zod';

/** A start that cannot go on, told to the person who started it in one line. */
export class StartError extends Error {}

const port = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .refine((value) => value <= 65_535);
const secret = z.string().min(32);
const text = z.string().min(1);
/** A page of this site, or another one. */
const link = z.string().regex(/^(https?:\/\/|\/(?!\/))\S*$/);
/** Without a slash at its end. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`)
  .transform((value) => new URL(value).origin);
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What the environment may say, and what it must be told when it says something else. */
const variables = {
  NODE_ENV: [z.enum(['development', 'production', 'test']), 'development, production or test'],
  PORT: [port, 'a number from 0 to 65535'],
  HOST: [text, 'a host name or address'],
  FAIRLEAD_DATA: [text, 'a folder'],
  DATABASE_URL: [z.string().regex(/^postgres(ql)?:\/\//), 'an address that begins with postgres://'],
  FAIRLEAD_DEMO: [z.enum(['0', '1']), '0 or 1'],
  FAIRLEAD_JWT_SECRET: [secret, 'at least 32 characters'],
  FAIRLEAD_FILE_SECRET: [secret, 'at least 32 characters'],
  STRIPE_SECRET_KEY: [z.string().regex(/^[sr]k_/), 'a key that begins with sk_ or rk_'],
  STRIPE_PUBLISHABLE_KEY: [z.string().regex(/^pk_/), 'a key that begins with pk_'],
  STRIPE_WEBHOOK_SECRET: [z.string().regex(/^whsec_/), 'a secret that begins with whsec_'],
  STRIPE_API_URL: [z.url({ protocol: /^https?$/ }), 'an http(s) address'],
  LOG_LEVEL: [z.enum(logLevels), logLevels.join(', ')],
  SMTP_URL: [z.string().regex(/^smtps?:\/\/\S+$/), 'an address that begins with smtp:// or smtps://'],
  FAIRLEAD_MAIL_FROM: [
    z.string().regex(/^([^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
    'an address, or "Name <address>"',
  ],
  FAIRLEAD_PUBLIC_URL: [origin, 'an http(s) address without a path'],
  FAIRLEAD_ADMIN_EMAIL: [z.email(), 'an email address'],
  FAIRLEAD_TRUSTED_PROXIES: [text, 'addresses or networks, with commas between'],
  FAIRLEAD_PRODUCT_NAME: [text, 'a name'],
  // The content security policy lets images come from this server alone.
  FAIRLEAD_LOGO_URL: [z.string().regex(/^(\/(?!\/)|data:image\/)\S+$/), 'a path on this server or a data: address'],
  FAIRLEAD_SUPPORT_CENTER_URL: [z.url({ protocol: /^https?$/ }), 'an http(s) address with {token} and {userType}'],
  FAIRLEAD_LEGAL_URL: [link, 'a path or an http(s) address'],
  FAIRLEAD_TERMS_URL: [link, 'a path or an http(s) address'],
  FAIRLEAD_PRIVACY_URL: [link, 'a path or an http(s) address'],
  FAIRLEAD_COPYRIGHT_HOLDER: [text, 'a name'],
} as const;
type Variables = { [K in keyof typeof variables]?: z.output<(typeof variables)[K][0]> };

/** What the portal is told at run time: one build serves every brand. */
export interface PortalConfig {
  productName: string;
  logoUrl: string | null;
  /** With `{token}` and `{userType}` to be filled in. */
  supportCenterUrl: string | null;
  footerLinks: { legal: string | null; terms: string | null; privacy: string | null };
  copyrightHolder: string;
  /** Stripe's, for the card entry; without one the portal has a sandbox. */
  stripePublishableKey: string | null;
}

export interface Config {
  production: boolean;
  host: string;
  port: number;
  dataFolder: string;
  databaseUrl: string | undefined;
  /** Whether an empty database is given a demo world. */
  demo: boolean;
  /** Remove what the data folder holds first. */
  fresh: boolean;
  logLevel: (typeof logLevels)[number];
  secrets: { jwt: string | undefined; files: string | undefined };
  /** The mail server, and who the mails are from; without one they stay in the database. */
  smtp: { url: string; from: string } | undefined;
  /** Where people find the portal; the address that the server listens on unless said otherwise. */
  publicUrl: string | undefined;
  /** Who becomes the first admin of an empty database. */
  adminEmail: string | undefined;
  /** Whose `X-Forwarded-For` is believed: addresses or networks, with commas between. */
  trustedProxies: string;
  /** Stripe; undefined for the sandbox. */
  payments: { secretKey: string; webhookSecret: string | undefined; apiUrl: string | undefined } | undefined;
  portal: PortalConfig;
}

/** Reads the command line and the environment; the command line counts first. Throws a StartError that names what is wrong. */
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
    demo: env.FAIRLEAD_DEMO === undefined ? !production : env.FAIRLEAD_DEMO === '1',
    fresh: options.fresh ?? false,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    secrets: { jwt: env.FAIRLEAD_JWT_SECRET, files: env.FAIRLEAD_FILE_SECRET },
    smtp: smtpOf(env),
    publicUrl: env.FAIRLEAD_PUBLIC_URL,
    adminEmail: env.FAIRLEAD_ADMIN_EMAIL,
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

/** Mails that leave the machine need a sender, and links that lead back from elsewhere. */
function smtpOf({
  SMTP_URL: url,
  FAIRLEAD_MAIL_FROM: from,
  FAIRLEAD_PUBLIC_URL: publicUrl,
}: Variables): Config['smtp'] {
  if (!url) return undefined;
  if (!from) throw new StartError('FAIRLEAD_MAIL_FROM must be set with SMTP_URL: who the mails are from');
  if (!publicUrl) throw new StartError('FAIRLEAD_PUBLIC_URL must be set with SMTP_URL: where the links in mails lead');
  return { url, from };
}

function refuseContradictions({ production, fresh, databaseUrl, secrets, payments, portal }: Config): void {
  // A token of one is none to the other.
  if (payments && !payments.apiUrl && !portal.stripePublishableKey)
    throw new StartError('STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY, for the card entry in the browser');
  if (portal.stripePublishableKey && !payments)
    throw new StartError('STRIPE_PUBLISHABLE_KEY needs STRIPE_SECRET_KEY, to charge the cards');
  if (fresh && production) throw new StartError('--fresh is refused in production: it removes all data');
  if (fresh && databaseUrl)
    throw new StartError('--fresh removes a data folder; the data of DATABASE_URL is not touched');
  if (!production) return;
  const missing = !secrets.jwt ? 'FAIRLEAD_JWT_SECRET' : !secrets.files ? 'FAIRLEAD_FILE_SECRET' : undefined;
  if (missing) throw new StartError(`${missing} must be set in production: at least 32 random characters`);
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        host: { type: 'string' },
        fresh: { type: 'boolean' },
      },
    });
    for (const name of ['port', 'data', 'host'] as const) {
      if (values[name] === '') throw new Error(`Option '--${name}' is empty`);
    }
    return values;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new StartError(`${reason} (there are --port, --data, --host and --fresh)`);
  }
}

function readEnvironment(environment: NodeJS.ProcessEnv): Variables {
  const read: Record<string, unknown> = {};
  for (const [name, [schema, wanted]] of Object.entries(variables)) {
    const value = environment[name];
    // An empty variable is how a shell or a compose file leaves one out.
    if (value !== undefined && value !== '') read[name] = checked<unknown>(name, value, schema, wanted);
  }
  return read;
}

function checked<T>(name: string, value: string, schema: z.ZodType<T>, wanted: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const shown = /SECRET|URL|KEY/.test(name) ? '' : ` and not "${value}"`;
  throw new StartError(`${name} must be ${wanted}${shown}`);
}
