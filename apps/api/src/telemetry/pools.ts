import type { Attributes } from '@opentelemetry/api';
import { attribute } from './attributes.ts';
import { meter } from './meter.ts';

/** Connections of a pool. */
export interface PoolState {
  name: 'requests' | 'queue' | 'replica';
  max: number;
  size: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

const count = meter.createObservableUpDownCounter('db.client.connection.count', {
  unit: '{connection}',
  description: 'Open database connections by pool and state.',
});
const max = meter.createObservableUpDownCounter('db.client.connection.max', {
  unit: '{connection}',
  description: 'Most database connections that a pool may open.',
});
const waiting = meter.createObservableUpDownCounter('db.client.connection.pending_requests', {
  unit: '{request}',
  description: 'Callers that wait for a connection of the pool.',
});

/** Reports the pools of the database with each scrape. Returns a function that stops it. */
export function reportPools(read: () => readonly PoolState[]): () => void {
  const stops = [
    [
      count,
      ({ size, idle }: PoolState): [number, Attributes][] => [
        [idle, { [attribute.connectionState]: 'idle' }],
        [size - idle, { [attribute.connectionState]: 'used' }],
      ],
    ],
    [max, (pool: PoolState): [number, Attributes][] => [[pool.max, {}]]],
    [waiting, (pool: PoolState): [number, Attributes][] => [[pool.waiting, {}]]],
  ] as const;
  const callbacks = stops.map(([instrument, valuesOf]) => {
    const callback: Parameters<typeof instrument.addCallback>[0] = (result) => {
      for (const pool of read())
        for (const [value, attributes] of valuesOf(pool))
          result.observe(value, { [attribute.pool]: pool.name, ...attributes });
    };
    instrument.addCallback(callback);
    return () => instrument.removeCallback(callback);
  });
  return () => callbacks.forEach((stop) => stop());
}
