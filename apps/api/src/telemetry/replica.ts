import { attribute } from './attributes.ts';
import { meter } from './meter.ts';

/** Upper bounds in seconds of the wait for a replica, which is 0.1 seconds by default. */
const waitBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** `replica`: it has answered. Otherwise the primary has, because of the replica. */
const outcomes = ['replica', 'behind', 'unavailable', 'failed'] as const;
export type ReadOutcome = (typeof outcomes)[number];

const reads = meter.createCounter('fairlead.replica.reads', {
  unit: '{transaction}',
  description: 'Transactions that may use the replica, by outcome. All but `replica` were answered by the primary.',
});
const waits = meter.createHistogram('fairlead.replica.wait.duration', {
  unit: 's',
  description: 'Wait of transactions for the replica to replay the changes of the primary.',
  advice: { explicitBucketBoundaries: waitBuckets },
});
const lag = meter.createObservableGauge('fairlead.replica.lag', {
  unit: 's',
  description: 'Time since the primary was where the replica is.',
});

// A counter that first appears with its first event would hide this event from `rate`.
for (const outcome of outcomes) reads.add(0, { [attribute.outcome]: outcome });

/** Counts a transaction that may use the replica. */
export const countRead = (outcome: ReadOutcome): void => reads.add(1, { [attribute.outcome]: outcome });

/** Measures a wait for the replica. */
export async function measureWait<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  waits.record((performance.now() - begun) / 1000);
  return result;
}

/** Reports the lag with each scrape. Returns a function that stops it. */
export function reportReplica(replica: { lag(): number }): () => void {
  const callback: Parameters<typeof lag.addCallback>[0] = (result) => result.observe(replica.lag());
  lag.addCallback(callback);
  return () => lag.removeCallback(callback);
}
