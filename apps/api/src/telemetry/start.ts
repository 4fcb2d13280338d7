import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { TelemetryConfig } from './config.ts';
import { observed } from './observed.ts';
import type { Scrape } from './prometheus.ts';

export interface Telemetry {
  /** Undefined when metrics are disabled. */
  scrape: Scrape | undefined;
  /** Sends the last spans. */
  stop(): Promise<void>;
}

/** Starts what is configured. The SDK is only loaded then, because it takes about 120 ms and 30 MB. Call it before the server loads. */
export async function startTelemetry({ metrics, traces }: TelemetryConfig): Promise<Telemetry> {
  if (!metrics && !traces) return { scrape: undefined, stop: () => Promise.resolve() };
  const version = await readVersion();
  const { describeProcess } = await import('./resource.ts');
  const resource = describeProcess(version);
  const stops: (() => Promise<void>)[] = [];
  let scrape: Scrape | undefined;
  if (metrics) {
    const { startMetrics } = await import('./prometheus.ts');
    scrape = startMetrics(resource);
    stops.push(scrape.stop);
    const { reportRuntime } = await import('./runtime.ts');
    reportRuntime(version);
    observed.metrics = true;
  }
  if (traces) {
    const { startTracing } = await import('./tracing.ts');
    stops.push(startTracing(resource, traces));
    observed.traces = true;
  }
  return {
    scrape,
    async stop() {
      // An exporter that cannot be reached must not keep the process from ending properly.
      await Promise.allSettled(stops.map((stop) => stop()));
    },
  };
}

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
