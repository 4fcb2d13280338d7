import type { Clock } from '../../ports/clock.ts';
import type { Count } from './store.ts';

/** Milliseconds between a request and the addition of its count to the database. */
const FLUSH_AFTER = 2000;
/** Counters in memory, about 20 MB. Above this number, counters without pending amounts are dropped. */
const MAX_COUNTERS = 100_000;

export interface Counter {
  key: string;
  /** Unix seconds. */
  expires: number;
  /** The last total from the database. */
  total: number;
  /** Not yet in the database. */
  pending: number;
}

interface Addition {
  counter: Counter;
  amount: number;
}
type Totals = ReadonlyMap<string, number>;

/** Counters in the memory of this process, and their additions to the counters that all processes share. */
export function makeLocalCounters(count: Count, clock: Clock) {
  const counters = new Map<string, Counter>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  async function store(additions: readonly Addition[]): Promise<Totals> {
    if (additions.length === 0) return new Map();
    const totals = await count(additions.map(({ counter: { key, expires }, amount }) => ({ key, expires, amount })));
    for (const { counter } of additions) counter.total = Math.max(counter.total, totals.get(counter.key) ?? 0);
    return totals;
  }

  async function flushOnce(): Promise<void> {
    const additions = [...counters.values()]
      .filter(({ pending }) => pending > 0)
      .map((counter) => ({ counter, amount: counter.pending }));
    await store(additions);
    for (const { counter, amount } of additions) counter.pending -= amount;
    const crowded = counters.size > MAX_COUNTERS;
    for (const { key, expires, pending } of counters.values())
      if (expires <= clock.now() || (crowded && pending === 0)) counters.delete(key);
  }

  /** Runs one flush at a time. A second one would add the same amounts again. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    flushing = flushing.then(flushOnce, flushOnce);
    return flushing;
  }

  /** A failed flush keeps its amounts for the next one. */
  const schedule = () => {
    timer ??= setTimeout(() => void flush().catch(schedule), FLUSH_AFTER).unref();
  };

  return {
    get(key: string, expires: number): Counter {
      const found = counters.get(key);
      if (found) return found;
      const counter = { key, expires, total: 0, pending: 0 };
      counters.set(key, counter);
      schedule();
      return counter;
    },
    /** Returns a counter that this process has seen. */
    find: (key: string): Counter | undefined => counters.get(key),
    addNow: store,
    addLater(additions: readonly Addition[]): Totals {
      for (const { counter, amount } of additions) counter.pending += amount;
      schedule();
      return new Map(additions.map(({ counter: { key, total, pending } }) => [key, total + pending]));
    },
    flush,
    close: flush,
  };
}
