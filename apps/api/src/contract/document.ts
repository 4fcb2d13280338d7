import bundled from '@fairlead/openapi/openapi.json' with { type: 'json' };
import type { OperationId } from '../access.ts';
import type { RateLimitClasses } from './rateLimits/classes.ts';

export type Schema = boolean | { readonly [keyword: string]: unknown };

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
interface MediaTypes {
  readonly [type: string]: { schema?: Schema };
}
interface Response {
  content?: MediaTypes;
  headers?: Readonly<Record<string, { required?: boolean; schema?: Schema }>>;
}
interface OperationObject {
  operationId: OperationId;
  parameters?: readonly (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: MediaTypes } | Reference;
  responses: Readonly<Record<string, Response | Reference>>;
  security?: readonly object[];
  'x-rate-limit'?: string;
  'x-rate-limit-mails'?: string;
}
interface Reference {
  $ref: string;
}
interface Document {
  openapi: string;
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  components: { readonly schemas: Readonly<Record<string, Schema>> };
  security?: readonly object[];
  'x-rate-limit-classes': RateLimitClasses;
}

/** An operation with resolved references. */
export interface Operation {
  id: OperationId;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** Path in the contract: `/api/coupons/id/{id}`. */
  path: string;
  parameters: readonly Parameter[];
  /** Body schemas by media type. */
  body: MediaTypes | undefined;
  responses: Readonly<Record<string, Response>>;
  /** Whether the operation needs a session. */
  secured: boolean;
  /** Name of the rate-limit class. */
  rateLimit: string | undefined;
  /** Name of the rate-limit class in which the operation counts each of its mails. */
  mailRateLimit: string | undefined;
}

const methods = { get: 'GET', put: 'PUT', post: 'POST', delete: 'DELETE', patch: 'PATCH' } as const;

const document: Document = bundled as unknown as Document;
export const componentSchemas = document.components.schemas;
export const rateLimitClasses = document['x-rate-limit-classes'];

/** Resolves a reference within the document. */
export function resolve<T extends object>(node: T | Reference): T {
  let found: unknown = node;
  while (found !== null && typeof found === 'object' && '$ref' in found && typeof found.$ref === 'string') {
    const steps = found.$ref.replace(/^#\//, '').split('/');
    found = steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
  }
  return found as T;
}

/** Operations of the contract by id. */
export const contract: ReadonlyMap<OperationId, Operation> = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(methods).flatMap(([key, method]): [OperationId, Operation][] => {
      const operation = item[key];
      if (!operation) return [];
      const read: Operation = {
        id: operation.operationId,
        method,
        path,
        parameters: (operation.parameters ?? []).map((parameter) => resolve(parameter)),
        body: operation.requestBody && resolve(operation.requestBody).content,
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [status, resolve(response)]),
        ),
        rateLimit: operation['x-rate-limit'],
        mailRateLimit: operation['x-rate-limit-mails'],
        secured: (operation.security ?? document.security ?? []).length > 0,
      };
      return [[read.id, read]];
    }),
  ),
);
