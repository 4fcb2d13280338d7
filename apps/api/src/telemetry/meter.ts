import { metrics, trace } from '@opentelemetry/api';

// OpenTelemetry hands out working instruments only after `startTelemetry` has registered the provider. Load this module later.
export const meter = metrics.getMeter('fairlead');
export const tracer = trace.getTracer('fairlead');
