import { constants, monitorEventLoopDelay, PerformanceObserver, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { meter } from './meter.ts';

/** Milliseconds between two samples of the event loop. */
const RESOLUTION = 20;
/** Upper bounds in seconds. */
const gcBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1];

const gcKinds: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weakcb',
};

/** Reports the event loop, memory, processor and garbage collection of this process, and the version that runs. */
export function reportRuntime(version: string): void {
  reportEventLoop();
  reportGarbageCollection();
  const cpu = meter.createObservableCounter('process.cpu.time', {
    unit: 's',
    description: 'Processor time of this process by mode.',
  });
  cpu.addCallback((result) => {
    const { user, system } = process.cpuUsage();
    result.observe(user / 1e6, { 'cpu.mode': 'user' });
    result.observe(system / 1e6, { 'cpu.mode': 'system' });
  });
  const gauge = (name: string, unit: string, description: string, read: () => number) =>
    meter.createObservableGauge(name, { unit, description }).addCallback((result) => result.observe(read()));
  gauge('process.memory.usage', 'By', 'Resident memory of this process.', () => process.memoryUsage.rss());
  gauge('v8js.memory.heap.used', 'By', 'Used heap of V8.', () => getHeapStatistics().used_heap_size);
  gauge('v8js.memory.heap.limit', 'By', 'Largest heap that V8 may use.', () => getHeapStatistics().heap_size_limit);
  gauge('process.uptime', 's', 'Time since the start of this process.', () => process.uptime());
  const build = meter.createObservableGauge('fairlead.build.info', { description: 'Version of the server; always 1.' });
  build.addCallback((result) => result.observe(1, { version, node: process.version }));
}

/** Each scrape reports the delays since the one before. */
function reportEventLoop(): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  const delay = meter.createObservableGauge('nodejs.eventloop.delay', {
    unit: 's',
    description: 'Delay of the event loop since the previous scrape, by quantile.',
  });
  delay.addCallback((result) => {
    for (const [quantile, percent] of [
      ['0.5', 50],
      ['0.9', 90],
      ['0.99', 99],
      ['1', 100],
    ] as const) {
      // The samples include the time between two samples.
      const nanoseconds = delays.count > 0 ? delays.percentile(percent) : 0;
      result.observe(Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000), { quantile });
    }
    delays.reset();
  });
  let before = performance.eventLoopUtilization();
  meter
    .createObservableGauge('nodejs.eventloop.utilization', {
      unit: '1',
      description: 'Share of time in which the event loop was busy since the previous scrape.',
    })
    .addCallback((result) => {
      const now = performance.eventLoopUtilization();
      result.observe(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    });
}

function reportGarbageCollection(): void {
  const duration = meter.createHistogram('v8js.gc.duration', {
    unit: 's',
    description: 'Duration of garbage collections by type.',
    advice: { explicitBucketBoundaries: gcBuckets },
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      duration.record(entry.duration / 1000, { 'v8js.gc.type': gcKinds[kindOf(entry)] ?? 'other' });
    }
  }).observe({ type: 'gc' });
}

/** Kind of a garbage collection, which the types of Node.js lack. */
const kindOf = (entry: object): number =>
  'detail' in entry && typeof entry.detail === 'object' && entry.detail && 'kind' in entry.detail
    ? Number(entry.detail.kind)
    : 0;
