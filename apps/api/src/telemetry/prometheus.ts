import { metrics } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import type { Resource } from '@opentelemetry/resources';
import { MeterProvider, type ResourceMetrics } from '@opentelemetry/sdk-metrics';

/** Suffixes of names by unit, after the OpenTelemetry rules for Prometheus. The exporter does not add them. */
const suffixes: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes', '1': '_ratio' };

/** Milliseconds. The queue is read from the database, which may not answer. The other metrics are then reported without it. */
const TIMEOUT = 3000;

/** Metrics in the text format of Prometheus. */
export interface Scrape {
  read(): Promise<string>;
  stop(): Promise<void>;
}

/** Registers the provider of all instruments of this process. */
export function startMetrics(resource: Resource): Scrape {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const provider = new MeterProvider({ resource, readers: [reader] });
  metrics.setGlobalMeterProvider(provider);
  const serializer = new PrometheusSerializer('', false, undefined, false, true);
  return {
    async read() {
      const { resourceMetrics } = await reader.collect({ timeoutMillis: TIMEOUT });
      return serializer.serialize(withUnits(resourceMetrics));
    },
    stop: () => provider.shutdown(),
  };
}

const withUnits = ({ resource, scopeMetrics }: ResourceMetrics): ResourceMetrics => ({
  resource,
  scopeMetrics: scopeMetrics.map(({ scope, metrics: found }) => ({
    scope,
    metrics: found.map((metric) => {
      const { descriptor } = metric;
      const name = descriptor.name + (suffixes[descriptor.unit] ?? '');
      return { ...metric, descriptor: { ...descriptor, name, unit: '' } };
    }),
  })),
});
