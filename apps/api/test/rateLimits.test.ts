import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { access } from '../src/access.ts';
import { contract, type Operation, rateLimitClasses } from '../src/contract/document.ts';
import { type Limit, maximumOf, nameOf, type RateLimitClass } from '../src/contract/rateLimits/classes.ts';
import { rateLimitClassOf } from '../src/contract/rateLimits/hook.ts';
import { rateLimits } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { cleanUp } from '../src/jobs/cleanUp.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { unknownId } from './support/requests.ts';

type Changeable = { -readonly [K in keyof RateLimitClass]: RateLimitClass[K] };

/** The contract's classes without limits. A test sets the limits of one class. */
const classes: Record<string, Changeable> = Object.fromEntries(
  Object.entries(rateLimitClasses).map(([name, found]) => [name, { ...found, limits: [] }]),
);
const withLimits = async (name: string, limits: readonly Limit[], work: () => Promise<void>) => {
  const changed = classes[name];
  if (!changed) throw new Error(`no class ${name}`);
  changed.limits = limits;
  await work().finally(() => {
    changed.limits = [];
  });
};

let server: Harness;
beforeAll(async () => {
  server = await startHarness({ rateLimits: classes });
});
afterAll(() => server.close());

/** A demo account with access to an operation. Null for public operations. */
function accountFor({ id }: Operation): string | null {
  const guard = access[id];
  if (guard === 'public') return null;
  if (guard === 'signedIn' || guard === 'anySession') return 'agent@demo.test';
  if ('ADMIN' in guard) return 'admin@demo.test';
  return 'AGENT' in guard ? 'owner@demo.test' : 'customer@demo.test';
}

/** A request with access and with an unknown parameter: it is invalid, so it changes nothing. */
const send = (operation: Operation, as = accountFor(operation), remoteAddress = '127.0.0.1', payload = '') =>
  server.call(as, {
    method: operation.method,
    url: `${operation.path.replace(/\{\w+\}/g, unknownId)}?unknown=1`,
    headers: { 'content-length': String(payload.length), ...(payload && { 'content-type': 'application/json' }) },
    payload,
    remoteAddress,
  });
const operationOf = (name: string) => {
  const found = [...contract.values()].find(({ rateLimit }) => rateLimit === name);
  if (!found) throw new Error(`no operation has the class ${name}`);
  return found;
};
const statuses = async (count: number, request: () => ReturnType<typeof send>) => {
  const found: number[] = [];
  for (let i = 0; i < count; i++) found.push((await request()).statusCode);
  return found;
};
const reduced = (limit: Limit, maximum: number): Limit =>
  'bytes' in limit ? { ...limit, bytes: maximum } : { ...limit, requests: maximum };

describe('the contract', () => {
  it.each([...contract.values()])('declares the rate-limit class of $id', (operation) => {
    expect(rateLimitClassOf(operation, rateLimitClasses).limits).not.toEqual([]);
  });

  it('is rejected with an operation without a class', () => {
    const operation = operationOf('read');
    expect(() => rateLimitClassOf({ ...operation, rateLimit: undefined }, rateLimitClasses)).toThrow('no rate-limit');
    expect(() => rateLimitClassOf({ ...operation, rateLimit: 'x' }, rateLimitClasses)).toThrow('no rate-limit class');
  });

  it('is rejected with a public operation that counts accounts', () => {
    const publicly = { ...operationOf('read'), secured: false };
    expect(() => rateLimitClassOf(publicly, rateLimitClasses)).toThrow('the callers have none');
  });

  it('defines no unused class', () => {
    const used = new Set([...contract.values()].map(({ rateLimit }) => rateLimit));
    expect(Object.keys(rateLimitClasses).filter((name) => !used.has(name))).toEqual(['refused']);
  });
});

describe.each([...contract.values()])('$id', (operation) => {
  it('answers 429 when its limit is reached', async () => {
    const { id, rateLimit = '' } = operation;
    const key = access[id] === 'public' ? 'address' : 'account';
    await withLimits(rateLimit, [{ per: key, requests: 1, seconds: 60 }], async () => {
      const remoteAddress = `2001:db8:0:${[...contract.keys()].indexOf(id).toString(16)}::1`;
      const first = await send(operation, accountFor(operation), remoteAddress);
      expect(first.statusCode, first.body).not.toBe(429);
      const second = await send(operation, accountFor(operation), remoteAddress);
      expect(second.json()).toMatchObject({ success: false, code: 'request.tooMany', payload: null });
      expect([second.statusCode, second.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    });
    server.clock.advance(60);
  });
});

const limits = Object.entries(rateLimitClasses)
  .filter(([name]) => name !== 'refused')
  .flatMap(([name, { limits: all }]) => all.map((limit) => ({ name, limit, title: nameOf(name, limit) })));

describe.each(limits)('the limit $title', ({ name, limit }) => {
  it('accepts requests again after its window', async () => {
    const operation = operationOf(name);
    const body = '{"x":1}';
    const maximum = 'bytes' in limit ? 3 * body.length : 3;
    await withLimits(name, [reduced(limit, maximum)], async () => {
      server.clock.advance(limit.seconds);
      const request = () => send(operation, accountFor(operation), '192.0.2.44', body);
      expect((await statuses(3, request)).includes(429)).toBe(false);
      const refused = await request();
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.tooMany']);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(limit.seconds);
      server.clock.advance(wait);
      expect((await request()).statusCode).not.toBe(429);
    });
  });
});

describe('a limit', () => {
  const read = operationOf('read');
  const hour = { requests: 2, seconds: 3600 };

  it('is reported in the headers of every response', async () => {
    await withLimits('read', [{ per: 'account', requests: 10, seconds: 60 }], async () => {
      server.clock.advance(60);
      const { headers } = await send(read);
      expect(headers['ratelimit-policy']).toBe('"read-account-60";q=10;w=60');
      expect(headers.ratelimit).toMatch(/^"read-account-60";r=9;t=\d+$/);
      const valid = await server.call('agent@demo.test', { url: '/api/auth/me' });
      expect([valid.statusCode, valid.headers.ratelimit]).toEqual([200, expect.stringContaining('r=8')]);
    });
  });

  it('per account does not count other accounts', async () => {
    await withLimits('read', [{ per: 'account', ...hour }], async () => {
      server.clock.advance(3600);
      expect(await statuses(3, () => send(read, 'agent@demo.test'))).toEqual([400, 400, 429]);
      expect((await send(read, 'owner@demo.test')).statusCode).toBe(400);
    });
  });

  it('per agency counts all staff of the agency, but not its customers', async () => {
    const read = contract.get('listQuotes') as Operation;
    await withLimits('read', [{ per: 'agency', ...hour }], async () => {
      server.clock.advance(3600);
      expect(await statuses(3, () => send(read, 'customer@demo.test'))).toEqual([400, 400, 429]);
      expect((await send(read, 'agent@demo.test')).statusCode).toBe(400);
      expect((await send(read, 'owner@demo.test')).statusCode).toBe(400);
      expect((await send(read, 'assistant@demo.test')).statusCode).toBe(429);
    });
  });

  it('per address counts an IPv6 network once', async () => {
    const states = contract.get('listStates') as Operation;
    await withLimits('publicRead', [{ per: 'address', ...hour }], async () => {
      server.clock.advance(3600);
      const from = (address: string) => send(states, null, address).then(({ statusCode }) => statusCode);
      expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::3')]).toEqual([
        400, 400, 429,
      ]);
      expect(await from('2001:db8:0:1::1')).toBe(400);
    });
  });

  it('on rejected requests counts responses 401 and 403 by address', async () => {
    await withLimits('refused', [{ per: 'address', ...hour }], async () => {
      server.clock.advance(3600);
      expect((await send(read, null, '192.0.2.9')).statusCode).toBe(401);
      const admins = contract.get('listAdmins') as Operation;
      expect((await send(admins, 'agent@demo.test', '192.0.2.9')).statusCode).toBe(403);
      expect((await send(read, null, '192.0.2.9')).statusCode).toBe(429);
      expect((await send(read, 'agent@demo.test', '192.0.2.9')).statusCode).toBe(400);
    });
  });

  it.each([
    ['account', 'agent@demo.test'],
    ['address', 'assistant@demo.test'],
  ] as const)('per %s that is used up is noticed before the session is read', async (per, as) => {
    await withLimits('read', [{ per, ...hour }], async () => {
      server.clock.advance(3600);
      await server.tokenOf(as);
      expect(await statuses(2, () => send(read, as, '192.0.2.60'))).toEqual([400, 400]);
      const transaction = vi.spyOn(server.runtime, 'transaction');
      const refused = await send(read, as, '192.0.2.60');
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
      expect(refused.headers.ratelimit).toMatch(/^"read-\w+-3600";r=0;t=\d+$/);
      expect(transaction).not.toHaveBeenCalled();
      // The spy sees the session reads of requests within their limits.
      expect((await send(read, 'owner@demo.test', '192.0.2.61')).statusCode).toBe(400);
      expect(transaction).toHaveBeenCalled();
      transaction.mockRestore();
    });
  });

  it.each([
    ['an ended session', 401, 'owner@demo.test', 'listQuotes'],
    ['a caller without the privilege', 403, 'agent@demo.test', 'listAdmins'],
  ] as const)('on refused requests stops the token of %s before its session is read', async (_, status, as, id) => {
    await withLimits('refused', [{ per: 'address', ...hour }], async () => {
      server.clock.advance(3600);
      const authorization = `Bearer ${await server.tokenOf(as)}`;
      if (status === 401)
        await server.app.inject({ method: 'POST', url: '/api/auth/signout', headers: { authorization } });
      // Each from another address, which has not been refused before.
      const request = (host: number) =>
        server.app.inject({
          url: (contract.get(id) as Operation).path,
          headers: { authorization },
          remoteAddress: `192.0.2.${host}`,
        });
      expect([await request(70), await request(71)].map(({ statusCode }) => statusCode)).toEqual([status, status]);
      const transaction = vi.spyOn(server.runtime, 'transaction');
      expect((await request(72)).statusCode).toBe(429);
      expect(transaction).not.toHaveBeenCalled();
      transaction.mockRestore();
    });
    server.clock.advance(3600);
  });

  it('that is exact accepts exactly its number of simultaneous requests', async () => {
    const check = operationOf('couponCheck');
    await withLimits('couponCheck', [{ per: 'agency', requests: 10, seconds: 3600 }], async () => {
      server.clock.advance(3600);
      await server.tokenOf('owner@demo.test');
      const answers = await Promise.all(Array.from({ length: 30 }, () => send(check)));
      expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(10);
    });
  });

  it('that is exact counts requests to all server processes', async () => {
    const other = await startHarness({ rateLimits: classes, database: server.database });
    await withLimits('couponCheck', [{ per: 'agency', requests: 3, seconds: 3600 }], async () => {
      server.clock.advance(3600);
      other.clock.advance(server.clock.now() - other.clock.now());
      const [a, b] = await Promise.all([server, other].map(({ tokenOf }) => tokenOf('owner@demo.test')));
      const url = '/api/coupons/couponCode/X';
      const asked = async (at: Harness, token = '') =>
        (await at.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
      expect([await asked(server, a), await asked(other, b), await asked(server, a)]).toEqual([400, 400, 400]);
      expect([await asked(other, b), await asked(server, a)]).toEqual([429, 429]);
    });
    await other.close();
  }, 120_000);
});

it('the nightly clean-up removes the counters of past windows', async () => {
  const { db, clock } = server;
  const states = contract.get('resetPassword') as Operation;
  await withLimits('link', [{ per: 'address', requests: 9, seconds: 60 }], async () => void (await send(states)));
  expect(await db.$count(rateLimits)).toBeGreaterThan(0);
  clock.advance(86_400);
  await cleanUp(scoped(db, { role: 'fairlead_jobs' }), clock);
  expect(await db.$count(rateLimits)).toBe(0);
});

it('a maximum is the number of requests or of bytes', () => {
  expect([
    maximumOf({ per: 'address', requests: 3, seconds: 1 }),
    maximumOf({ per: 'address', bytes: 5, seconds: 1 }),
  ]).toEqual([3, 5]);
});
