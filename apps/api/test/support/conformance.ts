import { AsyncLocalStorage } from 'node:async_hooks';
import type { ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from '../../src/access.ts';
import { contract, rateLimitClasses } from '../../src/contract/document.ts';
import type { RateLimitClass } from '../../src/contract/rateLimits/classes.ts';
import { absolute, makeAjv } from '../../src/contract/validation.ts';
import type { Mailer } from '../../src/mail/mailer.ts';

export interface Conformance {
  /** Responses that violate the contract. */
  violations: string[];
  /** `operationId status` of every response. */
  seen: Set<string>;
  /** Operations that wrote a mail. */
  mailing: Set<OperationId>;
}

/** Requests per hour from one caller. */
const MOST_MAILS = 1000;

/** Whether a class bounds the mails that one caller can cause. */
export const limitsMails = ({ counting, limits }: RateLimitClass): boolean =>
  counting === 'exact' &&
  limits.some((limit) => 'requests' in limit && (limit.requests * 3600) / limit.seconds <= MOST_MAILS);

const ajv = makeAjv({});
/** Validators by operation and status, for all servers of a worker. */
const compiled = new Map<string, ValidateFunction>();

/** Checks every answer against the contract, and every operation that writes a mail for a class that limits mails. */
export function watchConformance(app: FastifyInstance, mailer: Mailer): Conformance {
  const result: Conformance = { violations: [], seen: new Set(), mailing: new Set() };
  watchMails(app, mailer, (id) => {
    result.mailing.add(id);
    const { rateLimit, mailRateLimit } = contract.get(id) ?? {};
    const found = rateLimitClasses[mailRateLimit ?? rateLimit ?? ''];
    if (!found || !limitsMails(found)) result.violations.push(`${id} writes mails, which its class does not limit`);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const operation = contract.get(request.routeOptions.config.operationId ?? ('' as never));
    if (!operation || request.method === 'HEAD') return payload;
    const operationAndStatus = `${operation.id} ${reply.statusCode}`;
    result.seen.add(operationAndStatus);
    const addViolation = (message: string) => result.violations.push(`${operationAndStatus}: ${message}`);
    const declared = operation.responses[reply.statusCode];
    // The contract declares 500 for every operation, but in a test it is always a defect.
    if (reply.statusCode === 500) addViolation('the server failed');
    if (!declared) {
      addViolation('the status is not declared');
      return payload;
    }
    for (const [name, { required }] of Object.entries(declared.headers ?? {})) {
      if (required && !reply.hasHeader(name)) addViolation(`header ${name} is missing`);
    }
    const cached = operation.id === 'downloadFile' && reply.statusCode < 400;
    if (!cached && !/no-store/.test(String(reply.getHeader('cache-control')))) addViolation('the answer can be cached');
    // A redirect has no body.
    if (reply.statusCode === 302) return payload;
    const [type = ''] = String(reply.getHeader('content-type')).split(';');
    const media = declared.content?.[type] ?? declared.content?.['*/*'];
    if (!media) addViolation(`content type ${type} is not declared`);
    if (type !== 'application/json' || !media?.schema) return payload;
    const validate = compiled.get(operationAndStatus) ?? ajv.compile(absolute(media.schema) as object);
    compiled.set(operationAndStatus, validate);
    if (!validate(JSON.parse(String(payload)))) addViolation(ajv.errorsText(validate.errors));
    return payload;
  });
  return result;
}

/** Reports the operation of each mail. Jobs and webhooks are no operations. */
function watchMails(app: FastifyInstance, mailer: Mailer, report: (id: OperationId) => void): void {
  const running = new AsyncLocalStorage<OperationId | undefined>();
  app.addHook('preHandler', (request, _reply, done) => running.run(request.routeOptions.config.operationId, done));
  const write = mailer.write.bind(mailer);
  mailer.write = (tx, mail) => {
    const id = running.getStore();
    if (id) report(id);
    return write(tx, mail);
  };
}
