import type { ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { contract } from '../../src/contract/document.ts';
import { absolute, makeAjv } from '../../src/contract/validation.ts';

export interface Conformance {
  /** What left the server and is not in the contract. */
  violations: string[];
  /** `operationId status`, of every answer. */
  seen: Set<string>;
}

/** Holds every answer that leaves the server against the contract. */
export function watchConformance(app: FastifyInstance): Conformance {
  const ajv = makeAjv({});
  const compiled = new Map<string, ValidateFunction>();
  const result: Conformance = { violations: [], seen: new Set() };
  app.addHook('onSend', async (request, reply, payload) => {
    const operation = contract.get(request.routeOptions.config.operationId ?? ('' as never));
    if (!operation || request.method === 'HEAD') return payload;
    const at = `${operation.id} ${reply.statusCode}`;
    result.seen.add(at);
    const violation = (what: string) => result.violations.push(`${at}: ${what}`);
    const declared = operation.responses[reply.statusCode];
    if (!declared) {
      violation('the status is not declared');
      return payload;
    }
    for (const [name, { required }] of Object.entries(declared.headers ?? {})) {
      if (required && !reply.hasHeader(name)) violation(`header ${name} is missing`);
    }
    const [type = ''] = String(reply.getHeader('content-type')).split(';');
    const media = declared.content?.[type] ?? declared.content?.['*/*'];
    if (!media) violation(`content type ${type} is not declared`);
    if (type !== 'application/json' || !media?.schema) return payload;
    const validate = compiled.get(at) ?? ajv.compile(absolute(media.schema) as object);
    compiled.set(at, validate);
    if (!validate(JSON.parse(String(payload)))) violation(ajv.errorsText(validate.errors));
    return payload;
  });
  return result;
}
