import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { Config } from './config.ts';
import { traceIds } from './telemetry/spans.ts';

const secretFields = [
  'authorization',
  'cookie',
  'password',
  'accessToken',
  'supportTicketSessionToken',
  'passwordHash',
  'newPassword',
  'previousPassword',
  'invitationToken',
  'token',
];

/** Replaces links and email addresses, which mail servers repeat in their errors. */
export const withoutAddresses = (text: string): string =>
  text.replace(/https?:\/\/\S+/g, '[link]').replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]');

/** Values of a failed statement, which drizzle includes in the message and the stack. */
const statementValues = /\nparams: [^]*?(?=\n\s+at |\ncaused by: |$)/g;

function withoutValues(error: Error) {
  // PostgreSQL repeats values in `detail` and `where`.
  const { params: _, detail: _detail, where: _where, ...shown } = stdSerializers.err(error);
  const stack = shown.stack.replace(statementValues, '');
  const frames = stack.search(/\n\s+at /);
  // Stack frames stay unchanged, because package paths contain an @ too.
  const end = frames < 0 ? stack.length : frames;
  return {
    ...shown,
    message: withoutAddresses(shown.message.replace(statementValues, '')),
    stack: withoutAddresses(stack.slice(0, end)) + stack.slice(end),
  };
}

/**
 * Logs one line of JSON per event. Lines contain ids, but no names, addresses, queries and bodies. Secrets that are logged by
 * mistake are redacted.
 */
export function makeLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    serializers: {
      err: withoutValues,
      // The parser of uploads logs the headers of the request.
      busboyOptions: ({ limits }: { limits?: unknown }) => ({ limits }),
      // Addresses can contain email addresses, search terms and tokens.
      req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
    },
    mixin: traceIds,
  };
  return destination ? pino(options, destination) : pino(options);
}
