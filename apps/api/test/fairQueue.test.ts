import { expect, it } from 'vitest';
import { makeFairQueue } from '../src/areas/policy-import/fairQueue.ts';

const limits = { running: 2, waitingOfGroup: 3, waiting: 5 };

/** Tasks that the test ends, and the names of the started ones. */
function tasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => {
      ends.set(name, () => resolve(name));
    });
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, task, end };
}

it('slow files of one agency do not delay other agencies', () => {
  const queue = makeFairQueue(limits);
  const { started, task } = tasks();
  for (const name of ['slow 1', 'slow 2', 'slow 3', 'slow 4']) void queue.run('a', task(name));
  void queue.run('b', task('other'));
  expect(started).toEqual(['slow 1', 'other']);
});

it('agencies take turns when all workers are busy', async () => {
  const queue = makeFairQueue({ ...limits, running: 1 });
  const { started, task, end } = tasks();
  for (const [group, name] of [
    ['a', 'a1'],
    ['a', 'a2'],
    ['a', 'a3'],
    ['b', 'b1'],
    ['b', 'b2'],
    ['c', 'c1'],
  ] as const)
    void queue.run(group, task(name));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('rejects a task when its agency has too many queued, and accepts tasks of other agencies', async () => {
  const queue = makeFairQueue(limits);
  const { task, end } = tasks();
  for (const name of ['1', '2', '3', '4']) expect(queue.run('a', task(name))).not.toBe('full');
  expect([queue.isFull('a'), queue.run('a', task('5'))]).toEqual([true, 'full']);
  expect(queue.isFull('b')).toBe(false);
  await end('1');
  expect(queue.isFull('a')).toBe(false);
});

it('rejects a task when too many are queued in total', () => {
  const queue = makeFairQueue(limits);
  const { task } = tasks();
  for (const group of ['a', 'a', 'b', 'b', 'c', 'd', 'e']) void queue.run(group, task(group));
  expect(queue.run('f', task('f'))).toBe('full');
});

it('returns the result or error of a task and continues after an error', async () => {
  const queue = makeFairQueue({ ...limits, running: 1 });
  const failed = queue.run('a', () => Promise.reject(new Error('unreadable')));
  const done = queue.run('a', () => Promise.resolve('read'));
  await expect(failed).rejects.toThrow('unreadable');
  expect(await done).toBe('read');
});
