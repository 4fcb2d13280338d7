export interface QueueLimits {
  /** Number of tasks that run at the same time, one per group. */
  running: number;
  /** Maximum number of waiting tasks of one group. */
  waitingOfGroup: number;
  /** Maximum number of waiting tasks of all groups. */
  waiting: number;
}

export interface FairQueue {
  /** Whether a new task of the group would be refused. */
  isFull(group: string): boolean;
  /** Runs a task when it is the group's turn. Returns `full` at once when the task would exceed a limit. */
  run<T>(group: string, task: () => Promise<T>): Promise<T> | 'full';
}

/** Runs tasks of several groups. Groups take turns, so that many or slow tasks of one group do not delay the others. */
export function makeFairQueue({ running: maxRunning, waitingOfGroup, waiting: maxWaiting }: QueueLimits): FairQueue {
  /** Waiting tasks by group. The group whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Set<string>();
  let count = 0;

  const isFull = (group: string) => {
    const startsNow = running.size < maxRunning && !running.has(group);
    return !startsNow && (count >= maxWaiting || (waiting.get(group)?.length ?? 0) >= waitingOfGroup);
  };

  function startNext(): void {
    if (running.size >= maxRunning) return;
    for (const [group, [start, ...rest]] of waiting) {
      if (!start || running.has(group)) continue;
      waiting.delete(group);
      if (rest.length > 0) waiting.set(group, rest);
      count -= 1;
      running.add(group);
      start();
      return;
    }
  }

  return {
    isFull,
    run<T>(group: string, task: () => Promise<T>) {
      if (isFull(group)) return 'full';
      return new Promise<T>((resolve, reject) => {
        const start = () => {
          void task()
            .then(resolve, reject)
            .finally(() => {
              running.delete(group);
              startNext();
            });
        };
        waiting.set(group, [...(waiting.get(group) ?? []), start]);
        count += 1;
        startNext();
      });
    },
  };
}
