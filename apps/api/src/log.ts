import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { Config } from './config.ts';

/** The only secrets that an address may carry. */
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

/** The values of a failed statement, which drizzle puts into the message, and so into the stack. */
const statementValues = /\nparams: [^]*?(?=\n\s+at |\ncaused by: |$)/g;

function withoutValues(error: Error) {
  const { params: _, ...shown } = stdSerializers.err(error);
  return {
    ...shown,
    message: shown.message.replace(statementValues, ''),
    stack: shown.stack.replace(statementValues, ''),
  };
}

/** One line of JSON for each event; what could open an account is not in it. */
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
