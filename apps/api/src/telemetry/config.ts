import { z } from 'zod';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const url = z.url({ protocol: /^https?$/ });
const milliseconds = z.coerce.number().int().min(1);
const size = z.coerce.number().int().min(1);
const port = z.coerce.number().int().min(0).max(65_535);

/**
 * Environment variables of metrics and traces: schema, and description of valid values. The OpenTelemetry
 * specification describes `OTEL_*`. The exporter reads further variables that begin with `OTEL_EXPORTER_OTLP_`.
 */
export const telemetryVariables = {
  FAIRLEAD_METRICS_PORT: [port, 'a number from 0 to 65535'],
  FAIRLEAD_METRICS_HOST: [z.string().min(1), 'a host name or address'],
  OTEL_SDK_DISABLED: [z.enum(['true', 'false']), 'true or false'],
  OTEL_TRACES_EXPORTER: [z.enum(['otlp', 'none']), 'otlp or none'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [url, 'an http(s) address'],
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: [url, 'an http(s) address'],
  OTEL_TRACES_SAMPLER: [z.enum(samplers), samplers.join(', ')],
  OTEL_TRACES_SAMPLER_ARG: [z.coerce.number().min(0).max(1), 'a number from 0 to 1'],
  OTEL_BSP_SCHEDULE_DELAY: [milliseconds, 'milliseconds'],
  OTEL_BSP_EXPORT_TIMEOUT: [milliseconds, 'milliseconds'],
  OTEL_BSP_MAX_QUEUE_SIZE: [size, 'a number of spans'],
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: [size, 'a number of spans'],
} as const;
type Variables = { [K in keyof typeof telemetryVariables]?: z.output<(typeof telemetryVariables)[K][0]> };

export interface TraceConfig {
  sampler: (typeof samplers)[number];
  /** Share of new traces that are recorded, from 0 to 1. */
  ratio: number;
  batch: {
    scheduledDelayMillis?: number;
    exportTimeoutMillis?: number;
    maxQueueSize?: number;
    maxExportBatchSize?: number;
  };
}

export interface TelemetryConfig {
  /** Address of the metrics. Undefined disables them. */
  metrics: { host: string; port: number } | undefined;
  /** Undefined disables traces. */
  traces: TraceConfig | undefined;
}

export function telemetryOf(env: Variables): TelemetryConfig {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = endpoint === undefined || env.OTEL_SDK_DISABLED === 'true' || env.OTEL_TRACES_EXPORTER === 'none';
  const port = env.FAIRLEAD_METRICS_PORT;
  return {
    metrics: port === undefined ? undefined : { host: env.FAIRLEAD_METRICS_HOST ?? '127.0.0.1', port },
    traces: isOff
      ? undefined
      : {
          sampler: env.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
          ratio: env.OTEL_TRACES_SAMPLER_ARG ?? 1,
          batch: {
            ...(env.OTEL_BSP_SCHEDULE_DELAY && { scheduledDelayMillis: env.OTEL_BSP_SCHEDULE_DELAY }),
            ...(env.OTEL_BSP_EXPORT_TIMEOUT && { exportTimeoutMillis: env.OTEL_BSP_EXPORT_TIMEOUT }),
            ...(env.OTEL_BSP_MAX_QUEUE_SIZE && { maxQueueSize: env.OTEL_BSP_MAX_QUEUE_SIZE }),
            ...(env.OTEL_BSP_MAX_EXPORT_BATCH_SIZE && { maxExportBatchSize: env.OTEL_BSP_MAX_EXPORT_BATCH_SIZE }),
          },
        },
  };
}
