import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RateLimitClass } from '../src/contract/rateLimits/classes.ts';
import { makeLimiter } from '../src/contract/rateLimits/limiter.ts';
import { type Addition, countInDatabase } from '../src/contract/rateLimits/store.ts';
import { networkOf } from '../src/network.ts';
import { openTestDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const clock = { now: () => 1_000_000 };
const approximate = (requests: number): RateLimitClass => ({
  description: 'Reads',
  counting: 'approximate',
  limits: [{ per: 'account', requests, seconds: 60 }],
});
const caller = (account: string) => ({ address: '192.0.2.1', account });

describe('an approximate class', () => {
  it('sends no statement per request', async () => {
    const statements: (readonly Addition[])[] = [];
    const count = (additions: readonly Addition[]) => {
      statements.push(additions);
      return Promise.resolve(new Map(additions.map(({ key, amount }) => [key, amount])));
    };
    const limiter = makeLimiter({ count, clock });
    for (let i = 0; i < 100; i++) await limiter.count('read', approximate(1000), caller('a'), 0);
    expect(statements).toEqual([]);
    await limiter.flush();
    expect(statements.map((additions) => additions.map(({ amount }) => amount))).toEqual([[100]]);
    await limiter.close();
  });

  it('counts requests to all server processes after their next flush', async () => {
    const [a, b] = [1, 2].map(() => makeLimiter({ count: countInDatabase(database.runtime.db), clock }));
    if (!a || !b) throw new Error('two limiters');
    const limited = approximate(5);
    for (let i = 0; i < 4; i++) expect((await a.count('read', limited, caller('b'), 0)).retryAfter).toBeUndefined();
    expect((await b.count('read', limited, caller('b'), 0)).retryAfter).toBeUndefined();
    await a.flush();
    await b.flush();
    expect((await b.count('read', limited, caller('b'), 0)).retryAfter).toBeGreaterThan(0);
    await Promise.all([a.close(), b.close()]);
  });

  it('keeps its counts while the database is unavailable', async () => {
    let isAway = true;
    const count = (additions: readonly Addition[]) =>
      isAway ? Promise.reject(new Error('away')) : countInDatabase(database.runtime.db)(additions);
    const limiter = makeLimiter({ count, clock });
    const limited = approximate(3);
    for (let i = 0; i < 3; i++) await limiter.count('read', limited, caller('c'), 0);
    await expect(limiter.flush()).rejects.toThrow('away');
    isAway = false;
    await limiter.flush();
    const other = makeLimiter({ count: countInDatabase(database.runtime.db), clock });
    await other.count('read', limited, caller('c'), 0);
    await other.flush();
    expect((await other.count('read', limited, caller('c'), 0)).retryAfter).toBeGreaterThan(0);
    await Promise.all([limiter.close(), other.close()]);
  });
});

describe('an exact class', () => {
  it('sends one statement for a request with several limits, and none for a caller over a limit', async () => {
    let statements = 0;
    const count = (additions: readonly Addition[]) => {
      statements += 1;
      return countInDatabase(database.runtime.db)(additions);
    };
    const limiter = makeLimiter({ count, clock });
    const exact: RateLimitClass = {
      description: 'Sign-in',
      counting: 'exact',
      limits: [
        { per: 'address', requests: 2, seconds: 60 },
        { per: 'account', requests: 9, seconds: 3600 },
        { per: 'agency', bytes: 9, seconds: 3600 },
      ],
    };
    const verdicts = [];
    for (let i = 0; i < 10; i++) verdicts.push(await limiter.count('signIn', exact, caller('d'), 0));
    expect(verdicts.filter(({ retryAfter }) => retryAfter === undefined)).toHaveLength(2);
    expect(statements).toBeLessThanOrEqual(3);
    expect(verdicts[0]).toEqual({
      policy:
        '"signIn-address-60";q=2;w=60, "signIn-account-3600";q=9;w=3600, "signIn-agency-bytes-3600";q=9;qu="content-bytes";w=3600',
      limit: '"signIn-address-60";r=1;t=20',
      retryAfter: undefined,
    });
    await limiter.close();
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:0:0:192.0.2.7', '2001:db8:1:2::/64'],
  ['1.2.3.4:5678', '1.2.3.4'],
  [' 1.2.3.4 ', '1.2.3.4'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['1.2.3.999', 'unknown'],
  ['host.example', 'unknown'],
  ['', 'unknown'],
])('the address %s counts as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
