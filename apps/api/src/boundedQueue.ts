import pLimit from 'p-limit';

export interface Capacity {
  /** Tasks that run at the same time. */
  running: number;
  /** Further tasks that wait for their turn. */
  waiting: number;
}

export interface BoundedQueue {
  /** Runs a task when its turn comes. Returns `full` at once when too many tasks already wait. */
  run<T>(task: () => Promise<T>): Promise<T | 'full'>;
}

/** Limits expensive work of this process. Tasks run in the order in which they arrive. */
export function makeBoundedQueue({ running, waiting }: Capacity): BoundedQueue {
  const limit = pLimit(running);
  return {
    run: (task) =>
      limit.activeCount + limit.pendingCount < running + waiting ? limit(task) : Promise.resolve('full' as const),
  };
}
