import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { isReplicaFailure } from '../src/db/replica/failures.ts';
import { Lag } from '../src/db/replica/lag.ts';
import { ReplicaMonitor } from '../src/db/replica/monitor.ts';
import { findProblem, type ReplicaState } from '../src/db/replica/state.ts';

const primary = { system: '77', timeline: 3, position: 900 };
const replica: ReplicaState = { system: '77', timeline: 3, position: 800, isReplica: true };

describe('the lag', () => {
  it('is the time since the primary passed the position of the replica', () => {
    const lag = new Lag();
    lag.reached(100, 1000);
    lag.reached(200, 3000);
    expect(lag.of(4000)).toBe(3000);
    lag.replay(150);
    expect(lag.of(4000)).toBe(1000);
    lag.replay(200);
    expect(lag.of(9000)).toBe(0);
  });

  it('stays 0 while the primary is idle', () => {
    const lag = new Lag();
    lag.reached(100, 1000);
    lag.replay(100);
    lag.reached(100, 60_000);
    expect(lag.of(60_000)).toBe(0);
  });

  it('is never too low with many positions, and at most 10 ms too high', () => {
    const lag = new Lag();
    for (let at = 0; at < 9000; at++) lag.reached(at + 1, at);
    for (const replayed of [1, 777, 4321, 8000]) {
      lag.replay(replayed);
      const exact = 9000 - replayed;
      expect(lag.of(9000)).toBeGreaterThanOrEqual(exact);
      expect(lag.of(9000)).toBeLessThanOrEqual(exact + 10);
    }
  });
});

describe('the position of a server', () => {
  it.each([
    ['is used for a replica of the primary', {}, undefined],
    ['is not used for a primary', { isReplica: false }, 'it is not a replica'],
    ['is not used for a replica of another server', { system: '78' }, 'it is a replica of another server'],
    ['is not used for a replica of the former primary', { timeline: 2 }, 'it has not followed the last failover'],
    ['is not used without a replayed position', { position: null }, 'it has replayed nothing'],
  ])('%s', (_, values, problem) => {
    expect(findProblem({ ...replica, ...values }, primary)).toBe(problem);
  });

  it('is not used before the primary has answered', () => {
    expect(findProblem(replica, undefined)).toBe('it was not compared with the primary');
  });
});

describe('an error on a replica', () => {
  const failed = (code: string) => {
    const cause = Object.assign(new DatabaseError('failed', 1, 'error'), { code });
    return new DrizzleQueryError('select', [], cause);
  };

  it.each(['08006', '25006', '28P01', '3D000', '40001', '40P01', '53300', '57P01', '58030', 'XX001'])(
    '%s is repeated on the primary',
    (code) => expect(isReplicaFailure(failed(code), failed(code))).toBe(true),
  );

  it.each(['22012', '23505', '42501', '57014'])('%s is not', (code) =>
    expect(isReplicaFailure(failed(code), failed(code))).toBe(false),
  );

  it('of a lost connection is repeated on the primary', () => {
    expect(isReplicaFailure(new Error('Connection terminated'), undefined)).toBe(true);
    expect(isReplicaFailure(new DrizzleQueryError('rollback', [], new Error('terminated')), failed('57P01'))).toBe(
      true,
    );
  });

  it('of the request itself is not', () => {
    const own = new TypeError('own');
    expect(isReplicaFailure(own, own)).toBe(false);
    expect(isReplicaFailure(new DrizzleQueryError('rollback', [], new Error('terminated')), own)).toBe(false);
  });
});

describe('a wait for the replica', () => {
  async function monitorOf(replayedAfter: number, { maxLag = 100, delay = 1 } = {}) {
    const begun = performance.now();
    let asked = 0;
    const monitor = new ReplicaMonitor({
      askPrimary: () => Promise.resolve({ ...primary, position: 500 }),
      async askReplica() {
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, delay));
        return { ...replica, position: performance.now() - begun > replayedAfter ? 800 : 500 };
      },
      onLost: () => undefined,
      onChange: () => undefined,
      maxLag,
    });
    await monitor.check();
    return { monitor, asked: () => asked };
  }

  it('ends when the replica has caught up, with one question at a time for all reads', async () => {
    const { monitor, asked } = await monitorOf(60, { maxLag: 2000, delay: 5 });
    const progress = await Promise.all(Array.from({ length: 50 }, () => monitor.progressTo(700)));
    expect(new Set(progress)).toEqual(new Set(['caught_up']));
    expect(asked()).toBeLessThan(20);
    monitor.stop();
  });

  it('does not ask when the position was replayed before', async () => {
    const { monitor, asked } = await monitorOf(0);
    expect(await monitor.progressTo(500)).toBe('caught_up');
    expect(asked()).toBe(1);
  });

  it('ends after the allowed lag, and later reads do not wait', async () => {
    const { monitor, asked } = await monitorOf(Infinity, { maxLag: 50 });
    const begun = performance.now();
    expect(await monitor.progressTo(700)).toBe('behind');
    expect(performance.now() - begun).toBeGreaterThan(45);
    const before = asked();
    expect(await monitor.progressTo(710)).toBe('behind');
    expect(asked()).toBe(before);
    expect(monitor.lag).toBeGreaterThan(45);
  });
});
