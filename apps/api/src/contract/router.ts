import { checkAccess, type Guard, type Viewer } from '@fairlead/rules';
import type { FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { access, isOpenToViews, type OperationId } from '../access.ts';
import type { OpenDatabase } from '../db/database.ts';
import { readPosition } from '../db/replica/position.ts';
import { readingRun } from '../db/replica/readingRun.ts';
import { type Scope, scoped } from '../db/scope.ts';
import { deletedAccess } from '../deletedAccess.ts';
import { languageOf, type Message } from '../messages/index.ts';
import { contract, type Operation, rateLimitClasses } from './document.ts';
import { ErrorAnswer } from './errorAnswer.ts';
import { originOf } from './origin.ts';
import { failure, Problem, success } from './problem.ts';
import type { RateLimitClasses } from './rateLimits/classes.ts';
import { limitRequests, type RequestLimits, rateLimitClassOf } from './rateLimits/hook.ts';
import type { Limiter } from './rateLimits/limiter.ts';
import { asReader } from './reader.ts';
import { forSerializer, lazySerializer } from './serialization.ts';
import type { Authenticate, Session, TokenClaims } from './session.ts';
import { findUnstorable } from './storable.ts';
import type { Context, FieldMessage, Handlers } from './types.ts';
import { absolute, bodyAjv, lazyValidator, parameterSchema, textAjv } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

export interface RouterOptions {
  database: Pick<OpenDatabase, 'db' | 'replica'>;
  handlers: Handlers;
  authenticate: Authenticate;
  /** Records a download of an agent who views the portal as a customer. */
  recordDownload?: (request: FastifyRequest, operationId: OperationId) => Promise<void>;
  /** Undefined disables rate limits, for tests. */
  limiter?: Limiter | undefined;
  /** Defaults to the classes of the contract. Tests can pass their own. */
  classes?: RateLimitClasses | undefined;
}

/**
 * Registers one route per operation of the contract. A request is checked for the limits of its address and account, then
 * for 401, 403 and the other limits, then for 400, before its handler runs.
 */
export function registerContract(app: FastifyInstance, options: RouterOptions): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    lazyValidator(httpPart === 'body' ? bodyAjv : textAjv, schema as object),
  );
  app.setSerializerCompiler(({ schema }) => lazySerializer(schema));
  app.decorateRequest('session', null);
  for (const operation of contract.values()) {
    if (!Object.hasOwn(access, operation.id))
      throw new Error(`operation ${operation.id} has no row in the access table`);
    if (!Object.hasOwn(options.handlers, operation.id)) throw new Error(`operation ${operation.id} has no handler`);
    if (operation.secured === (access[operation.id] === 'public')) {
      throw new Error(`operation ${operation.id}: the security in the contract and the access table do not match`);
    }
    const listsDeleted = operation.parameters.some(({ name }) => name === 'isDeleted');
    if (listsDeleted !== Object.hasOwn(deletedAccess, operation.id))
      throw new Error(`operation ${operation.id}: the parameter isDeleted and deletedAccess do not match`);
    app.route(routeOf(operation, options));
  }
}

/** Checks the class of the operation even when rate limits are disabled. */
function limitOf(operation: Operation, { limiter, classes = rateLimitClasses }: RouterOptions): RequestLimits {
  if (limiter) return limitRequests(operation, classes, limiter);
  rateLimitClassOf(operation, classes);
  return { check: () => undefined, count: () => Promise.resolve() };
}

function routeOf(operation: Operation, options: RouterOptions): RouteOptions {
  const { database, handlers, authenticate, recordDownload } = options;
  const limits = limitOf(operation, options);
  const guard = access[operation.id];
  const deletedGuard: Guard | undefined = deletedAccess[operation.id as keyof typeof deletedAccess];
  const authorize = async (request: FastifyRequest, claims?: TokenClaims): Promise<Problem | undefined> => {
    if (guard === 'public') return undefined;
    const { authorization } = request.headers;
    const session = claims ? await authenticate.loadSession(claims, isActivity(operation, request)) : null;
    request.session = session && { ...session, origin: originOf(request) };
    const viewer = request.session?.viewer ?? null;
    if (request.session?.view && !isOpenToViews(operation)) return new Problem(403, { code: 'customerView.readOnly' });
    const verdict = checkAccess(deletedGuard && wantsDeleted(request) ? deletedGuard : guard, viewer);
    if (verdict === 'signIn') return new Problem(401, { code: authorization ? 'auth.expired' : 'auth.required' });
    if (verdict === 'enrol') return new Problem(403, { code: 'auth.secondFactorMissing' });
    return verdict === 'forbidden' ? new Problem(403, { code: 'auth.forbidden' }) : undefined;
  };
  return {
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operationId: operation.id },
    schema: schemaOf(operation),
    // Runs before the body is read, so that nothing is parsed for a caller without access or over a limit.
    onRequest: async (request, reply) => {
      const claims = guard === 'public' ? undefined : await authenticate.readToken(request.headers.authorization);
      if (claims) limits.check(request, reply, claims);
      const refusal = await authorize(request, claims);
      await limits.count(request, reply, refusal !== undefined, claims);
      if (refusal) throw refusal;
    },
    preValidation: ({ body, params, query, headers }, _, done) => {
      done(findUnstorable(languageOf(headers['accept-language']), { body, params, query }));
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
        ...runsFor(database, request, onlyReads(operation)),
        request,
      };
      // The only cast from the request, which the schemas have validated, to the handler's typed context.
      const handle = handlers[operation.id] as (c: Context<OperationId>) => Promise<AnyAnswer>;
      const answer = await asReader(request.session, () => handle(context as unknown as Context<OperationId>)).catch(
        answerOfRefused,
      );
      if (answer.status === 200) await recordDownload?.(request, operation.id);
      reply.code(answer.status).headers(answer.headers ?? {});
      if ('stream' in answer) return reply.send(answer.stream);
      if ('redirectTo' in answer) return reply.redirect(answer.redirectTo, answer.status);
      return answer.status < 400
        ? success(language, answer, answer.payload)
        : failure(language, answer, { errors: answer.errors, payload: answer.payload });
    },
  };
}

/** Whether the request shows that the user is there. A stream is opened again without the user; other requests say so. */
const isActivity = (operation: Operation, { headers }: FastifyRequest): boolean =>
  operation.id !== 'streamNotifications' && headers['x-background'] === undefined;

/** Whether the operation changes nothing. Other `GET` operations send mails or record a download in the audit log. */
const onlyReads = ({ method, rateLimit }: Operation): boolean => method === 'GET' && rateLimit === 'read';

/** Answer that a handler has thrown. Throws other errors again. */
function answerOfRefused(error: unknown): AnyAnswer {
  if (error instanceof ErrorAnswer) return error.answer;
  throw error;
}

/** Headers by their names in the contract. Node.js lowercases them. */
const headersOf = ({ parameters }: Operation, { headers }: FastifyRequest) =>
  Object.fromEntries(
    parameters.filter(({ in: place }) => place === 'header').map(({ name }) => [name, headers[name.toLowerCase()]]),
  );

type AnyAnswer = { status: number; headers?: Record<string, string> } & (
  | { stream: NodeJS.ReadableStream }
  | { redirectTo: string }
  | (Message & { payload?: unknown; errors?: FieldMessage[] })
);

/** Runs transactions in the role and with the ids of the caller. A visitor has the role of a customer without records. */
function runsFor(
  { db, replica }: RouterOptions['database'],
  { session }: FastifyRequest,
  onlyRead: boolean,
): Pick<Context<OperationId>, 'run' | 'startReading'> {
  const scope: Scope = session ? scopeOf(session) : { role: 'fairlead_customer' };
  return {
    run: onlyRead ? readingRun({ db, replica, position: session?.position }, scope) : scoped(db, scope),
    async startReading() {
      const position = replica && (await scoped(db, scope, 'read only')(readPosition));
      return readingRun({ db, replica, position }, scope);
    },
  };
}

/** Role and ids of a signed-in caller. */
export const scopeOf = ({ agencyId: agency, userId: user, contactId: contact, viewer }: Session): Scope => ({
  role: databaseRoleOf(viewer),
  agency,
  user,
  contact,
});

function databaseRoleOf({ role, agencyAdmin }: Viewer): Scope['role'] {
  if (role === 'ADMIN') return 'fairlead_platform';
  if (role === 'CUSTOMER') return 'fairlead_customer';
  return agencyAdmin ? 'fairlead_agency_admin' : 'fairlead_app';
}

/** Runs before validation, so every value except `false` counts as a request for deleted rows. */
const wantsDeleted = ({ query }: FastifyRequest): boolean => {
  const { isDeleted } = query as { isDeleted?: unknown };
  return isDeleted !== undefined && isDeleted !== 'false';
};

const schemas = new Map<OperationId, FastifySchema>();

/** Schemas of a route. Each server of a process gets the same objects, which Ajv compiles once. */
function schemaOf(operation: Operation): FastifySchema {
  const json = operation.body?.['application/json']?.schema;
  const schema = schemas.get(operation.id) ?? {
    params: parameterSchema(operation, 'path'),
    querystring: parameterSchema(operation, 'query'),
    ...(operation.parameters.some((parameter) => parameter.in === 'header') && {
      headers: parameterSchema(operation, 'header'),
    }),
    ...(json && { body: absolute(json) }),
    response: responseSchemas(operation),
  };
  schemas.set(operation.id, schema);
  return schema;
}

function responseSchemas(operation: Operation): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [status, { content }] of Object.entries(operation.responses)) {
    const schema = content?.['application/json']?.schema;
    if (schema) found[status] = { content: { 'application/json': { schema: forSerializer(schema) } } };
  }
  return found;
}
