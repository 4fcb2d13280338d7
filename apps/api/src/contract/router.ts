import { checkAccess } from '@fairlead/rules';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { access, type OperationId } from '../access.ts';
import type { Session } from '../areas/auth/sessions.ts';
import { type Database } from '../db/database.ts';
import { type Run, type Scope, scoped } from '../db/scope.ts';
import { languageOf, type Message } from '../messages/index.ts';
import { componentSchemas, contract, type Operation } from './document.ts';
import { failure, Problem, success } from './problem.ts';
import { unstorable } from './storable.ts';
import type { Context, FieldMessage, Handlers } from './types.ts';
import { absolute, bodyAjv, DOCUMENT_ID, parameterSchema, textAjv } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

export interface RouterOptions {
  db: Database;
  handlers: Handlers;
  /** The session that an `Authorization` header stands for; null when there is none, or not any more. */
  authenticate(authorization: string | undefined): Promise<Session | null>;
}

/** One route for each operation of the contract: 401, then 403, then 400, and only then the handler. */
export function registerContract(app: FastifyInstance, options: RouterOptions): void {
  app.addSchema({ $id: DOCUMENT_ID, components: { schemas: componentSchemas } });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? bodyAjv : textAjv).compile(schema as object),
  );
  app.decorateRequest('session', null);
  for (const operation of contract.values()) {
    if (!Object.hasOwn(access, operation.id))
      throw new Error(`operation ${operation.id} has no row in the access table`);
    if (!Object.hasOwn(options.handlers, operation.id)) throw new Error(`operation ${operation.id} has no handler`);
    if (operation.secured === (access[operation.id] === 'public')) {
      throw new Error(`operation ${operation.id}: its security in the contract and its access differ`);
    }
    app.route(routeOf(operation, options));
  }
}

function routeOf(operation: Operation, { db, handlers, authenticate }: RouterOptions): RouteOptions {
  const guard = access[operation.id];
  const json = operation.body?.['application/json']?.schema;
  return {
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operationId: operation.id },
    schema: {
      params: parameterSchema(operation, 'path'),
      querystring: parameterSchema(operation, 'query'),
      headers: parameterSchema(operation, 'header'),
      ...(json && { body: absolute(json) }),
      response: responseSchemas(operation),
    },
    // Before the body is read: nothing is parsed for somebody who may not ask.
    onRequest: async (request) => {
      if (guard === 'public') return;
      const { authorization } = request.headers;
      request.session = await authenticate(authorization);
      const verdict = checkAccess(guard, request.session?.viewer ?? null);
      if (verdict === 'signIn') throw new Problem(401, { code: authorization ? 'auth.expired' : 'auth.required' });
      if (verdict === 'forbidden') throw new Problem(403, { code: 'auth.forbidden' });
    },
    preValidation: ({ body, params, query, headers }, _, done) => {
      done(unstorable(languageOf(headers['accept-language']), { body, params, query }));
    },
    handler: async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const context = {
        operationId: operation.id,
        query: request.query,
        path: request.params,
        header: headersOf(operation, request),
        body: request.body,
        language,
        session: request.session,
        run: runFor(db, request),
        request,
      };
      // The one place where the request, which the schemas above have checked, becomes the handler's typed context.
      const answer = await (handlers[operation.id] as (c: Context<OperationId>) => Promise<AnyAnswer>)(
        context as unknown as Context<OperationId>,
      );
      reply.code(answer.status).headers(answer.headers ?? {});
      if ('stream' in answer) return reply.send(answer.stream);
      return answer.status < 400
        ? success(language, answer, answer.payload)
        : failure(language, answer, { errors: answer.errors, payload: answer.payload });
    },
  };
}

/** By the names that the contract gives them; Node has them in lower case. */
const headersOf = ({ parameters }: Operation, { headers }: FastifyRequest) =>
  Object.fromEntries(
    parameters.filter(({ in: place }) => place === 'header').map(({ name }) => [name, headers[name.toLowerCase()]]),
  );

type AnyAnswer = { status: number; headers?: Record<string, string> } & (
  | { stream: NodeJS.ReadableStream }
  | (Message & { payload?: unknown; errors?: FieldMessage[] })
);

/** Nobody's id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Everybody works under the role and the agency of the session; nobody at all sees only what is public. */
function runFor(db: Database, { session }: FastifyRequest): Run {
  const scope: Scope = session
    ? {
        role: session.viewer.role === 'ADMIN' ? 'fairlead_platform' : 'fairlead_app',
        agency: session.agencyId,
        user: session.userId,
        // A customer sees what is theirs alone, and one who is nobody's contact nothing.
        contact: session.viewer.role === 'CUSTOMER' ? (session.contactId ?? NOBODY) : null,
      }
    : { role: 'fairlead_app' };
  return scoped(db, scope);
}

function responseSchemas(operation: Operation): Record<string, unknown> {
  const schemas: Record<string, unknown> = {};
  for (const [status, { content }] of Object.entries(operation.responses)) {
    const schema = content?.['application/json']?.schema;
    if (schema) schemas[status] = { content: { 'application/json': { schema: absolute(schema) } } };
  }
  return schemas;
}
