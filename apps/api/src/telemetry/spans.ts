import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { sqlState } from '../db/errors.ts';
import { attribute } from './attributes.ts';
import { tracer } from './meter.ts';

interface Described {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Defaults to the active span. */
  parent?: Context;
}

/** Runs work in a span, which is active meanwhile. Without a configured exporter it only runs the work. */
export function inSpan<T>(name: string, described: Described, work: (span: Span) => Promise<T>): Promise<T> {
  const { parent = context.active(), ...options } = described;
  return tracer.startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs a call to another system in a span. */
export const inCall = <T>(name: string, server: string, work: () => Promise<T>): Promise<T> =>
  inSpan(name, { kind: SpanKind.CLIENT, attributes: { 'server.address': server } }, work);

/** Marks a span as failed. Messages of errors contain values, so the span only gets the type of the error. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute(attribute.errorType, sqlState(error) ?? (error instanceof Error ? error.name : typeof error));
}

/** Headers that continue the active trace in another system. Empty without a trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Context of the caller's trace. A new trace without valid headers. */
export const traceOf = (headers: object): Context => propagation.extract(ROOT_CONTEXT, headers);

/** Ids of the active span for log lines. */
export function traceIds(): { traceId: string; spanId: string } | Record<string, never> {
  const span = trace.getActiveSpan();
  if (!span) return {};
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId };
}
