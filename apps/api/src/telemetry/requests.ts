import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attribute, requestBuckets } from './attributes.ts';
import { meter, tracer } from './meter.ts';
import { observed } from './observed.ts';
import { traceOf } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Context with the span of the request. Undefined when requests are not traced. */
    traced: Context | undefined;
  }
}

const duration = meter.createHistogram('http.server.request.duration', {
  unit: 's',
  description: 'Duration of requests, without open event streams.',
  advice: { explicitBucketBoundaries: requestBuckets },
});
const active = meter.createUpDownCounter('http.server.active_requests', {
  unit: '{request}',
  description: 'Requests in flight, without open event streams.',
});

active.add(0, { [attribute.method]: 'GET' });

/** Its requests stay open for hours. The gauge of event streams counts them. */
const STREAM = 'streamNotifications';
/** Load balancers send these every few seconds. */
const probes = new Set(['/healthz', '/readyz']);

interface RequestObservation {
  /** Whether the sender of a request is a proxy of the operator, whose trace is continued. */
  isTrusted(address: string | undefined): boolean;
}

/** Logs each request once, measures it, and opens its span. Register it before all other hooks. */
export function observeRequests(app: FastifyInstance, { isTrusted }: RequestObservation): void {
  app.decorateRequest('traced', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now();
    const operation = operationOf(request);
    const isStream = operation === STREAM;
    const { method } = request;
    if (!isStream) active.add(1, { [attribute.method]: method });
    const parent = isTrusted(request.socket.remoteAddress) ? traceOf(request.headers) : ROOT_CONTEXT;
    const span = observed.traces && isOperation(request) ? startSpan(operation, request, parent) : undefined;
    let isOpen = true;
    const end = () => {
      if (!isOpen) return;
      isOpen = false;
      const seconds = (performance.now() - begun) / 1000;
      const statusClass = statusClassOf(reply);
      if (!isStream) active.add(-1, { [attribute.method]: method });
      if (!isStream || statusClass !== '2xx')
        duration.record(seconds, {
          [attribute.operation]: operation,
          [attribute.method]: method,
          [attribute.statusClass]: statusClass,
        });
      if (span) endSpan(span, reply);
      logRequest(request, reply, seconds);
    };
    // A request whose caller leaves before the answer has no response.
    reply.raw.once('close', end);
    reply.raw.once('finish', end);
    if (!span) return done();
    request.traced = trace.setSpan(parent, span);
    context.with(request.traced, done);
  });
  // The body arrives in events of the socket, which do not belong to the request.
  app.addHook('preValidation', ({ traced }, _reply, done) => (traced ? context.with(traced, done) : done()));
}

/** Operation of the contract, or the route. `unmatched` includes pages of the portal. */
const operationOf = ({ routeOptions: { config, url } }: FastifyRequest): string =>
  config.operationId ?? url ?? 'unmatched';

/** Files and pages of the portal are not traced. */
const isOperation = ({ routeOptions: { config, url } }: FastifyRequest): boolean =>
  config.operationId !== undefined || (url?.startsWith('/api/payments/') ?? false);

function statusClassOf({ raw, statusCode }: FastifyReply): string {
  return raw.writableEnded ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
}

/** The address is left out: it can contain names, email addresses and tokens. */
const startSpan = (operation: string, { method, routeOptions }: FastifyRequest, parent: Context): Span =>
  tracer.startSpan(
    operation,
    {
      kind: SpanKind.SERVER,
      attributes: { [attribute.method]: method, 'http.route': routeOptions.url, [attribute.operation]: operation },
    },
    parent,
  );

function endSpan(span: Span, { statusCode }: FastifyReply): void {
  span.setAttribute('http.response.status_code', statusCode);
  if (statusCode >= 500) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute(attribute.errorType, String(statusCode));
  }
  span.end();
}

function logRequest(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  const { routeOptions, session, method, log } = request;
  const { config, url } = routeOptions;
  const line = {
    ...(config.operationId === undefined ? { route: url } : { operationId: config.operationId }),
    method,
    status: reply.statusCode,
    ...(!reply.raw.writableEnded && { aborted: true }),
    durationMs: Math.round(seconds * 1e4) / 10,
    // In a view of the portal as a customer, that is the agent.
    ...(session && { userId: session.view?.viewerId ?? session.userId }),
  };
  if (probes.has(url ?? '')) log.debug(line, 'request completed');
  else log.info(line, 'request completed');
}
