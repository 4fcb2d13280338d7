import { describe, expect, it } from 'vitest';
import { makeBoundedQueue } from '../src/boundedQueue.ts';

describe('a bounded queue', () => {
  it('runs two tasks at the same time, queues three and rejects the sixth', async () => {
    const queue = makeBoundedQueue({ running: 2, waiting: 3 });
    const started: number[] = [];
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
    const tasks = gates.map(({ promise }, index) =>
      queue.run(() => {
        started.push(index);
        return promise;
      }),
    );
    await Promise.resolve();
    expect(await queue.run(() => Promise.resolve())).toBe('full');
    expect(started).toEqual([0, 1]);
    gates[1]?.resolve(1);
    await tasks[1];
    for (const [index, gate] of gates.entries()) gate.resolve(index);
    expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3, 4]);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it('continues after a failed task', async () => {
    const queue = makeBoundedQueue({ running: 1, waiting: 1 });
    const failed = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(() => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
