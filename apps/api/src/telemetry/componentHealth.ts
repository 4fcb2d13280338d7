import type { BatchObservableResult } from '@opentelemetry/api';
import type { Readiness } from '../readiness.ts';
import { meter } from './meter.ts';

const healthy = meter.createObservableGauge('fairlead.component.healthy', {
  description: 'Whether a component of this process works: 1 or 0.',
});

/** Reports the components with each scrape. Returns a function that stops it. */
export function reportComponents(readiness: Readiness): () => void {
  const read = async (result: BatchObservableResult) => {
    for (const { name, ok } of (await readiness()).components)
      result.observe(healthy, ok ? 1 : 0, { 'fairlead.component': name });
  };
  meter.addBatchObservableCallback(read, [healthy]);
  return () => meter.removeBatchObservableCallback(read, [healthy]);
}
