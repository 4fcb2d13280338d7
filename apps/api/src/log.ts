import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { Config } from './config.ts';

/** Secrets that a URL may contain. */
const secretParameters = /([?&](?:sig|\w*token|referral)=)[^&#]*/gi;

export const withoutSecrets = (url: string): string => url.replace(secretParameters, '$1[redacted]');

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
  const { params: _, ...shown } = stdSerializers.err(error);
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

/** Logs one line of JSON per event, without secrets that could open an account. */
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
      req: (request: { method: string; url: string; ip: string; id: string }) => ({
        id: request.id,
        method: request.method,
        url: withoutSecrets(request.url),
        ip: request.ip,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
