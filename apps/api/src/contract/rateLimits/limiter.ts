import { createHash } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import { type Limit, maximumOf, nameOf, policyOf, type RateLimitClass } from './classes.ts';
import { type Counter, makeLocalCounters } from './localCounters.ts';
import type { Count } from './store.ts';

/** Sender of a request. A limit does not apply when its subject is missing. */
export interface Caller {
  address: string;
  account?: string | undefined;
  agency?: string | undefined;
}

export interface Verdict {
  /** Values of the headers `RateLimit-Policy` and `RateLimit`. */
  policy: string;
  limit: string;
  /** Seconds until the request can be repeated. Undefined when it is within all limits. */
  retryAfter: number | undefined;
}

export interface Limiter {
  /** Counts a request with a body of this many bytes. */
  count(name: string, rateLimitClass: RateLimitClass, caller: Caller, bytes: number): Promise<Verdict>;
  /**
   * Returns the verdict on a caller whom this process knows to be over a limit, and undefined for any other. Counts nothing
   * and sends no statement.
   */
  refusal(name: string, rateLimitClass: RateLimitClass, caller: Caller): Verdict | undefined;
  /** Adds the counts of approximate classes to the database. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Use {
  limit: Limit;
  name: string;
  amount: number;
  counter: Counter;
  /** Includes this request. Concurrent requests may change the counter before the verdict. */
  used: number;
}

/** Fixed windows: all counters of a limit reset at the same time. */
export function makeLimiter({ count, clock }: { count: Count; clock: Clock }): Limiter {
  const local = makeLocalCounters(count, clock);

  type Get = (key: string, expires: number) => Counter | undefined;
  const usesOf = (get: Get, className: string, limits: readonly Limit[], caller: Caller, bytes: number): Use[] =>
    limits.flatMap((limit) => {
      const subject = caller[limit.per];
      if (subject === undefined) return [];
      const start = Math.floor(clock.now() / limit.seconds) * limit.seconds;
      const name = nameOf(className, limit);
      const key = createHash('sha256').update(`${name} ${subject} ${start}`).digest('base64url');
      const counter = get(key, start + limit.seconds);
      if (!counter) return [];
      return [{ limit, name, amount: 'bytes' in limit ? bytes : 1, counter, used: counter.total + counter.pending }];
    });

  const isUsedUp = ({ limit, used }: Use) => used >= maximumOf(limit);
  /** A body may exceed the byte limit if the limit was not yet reached when it began. */
  const isOver = ({ limit, used, amount }: Use) => used - amount >= maximumOf(limit);

  function verdict(policy: string, uses: readonly Use[], over: readonly Use[]): Verdict {
    const left = ({ limit, used }: Use) => Math.max(0, maximumOf(limit) - used);
    const wait = ({ counter }: Use) => Math.max(1, counter.expires - clock.now());
    const share = (use: Use) => left(use) / maximumOf(use.limit);
    const [first, ...others] = over.length > 0 ? over : uses;
    if (!first) return { policy, limit: '', retryAfter: undefined };
    const tightest = others.reduce((least, use) => (share(use) < share(least) ? use : least), first);
    return {
      policy,
      limit: `"${tightest.name}";r=${left(tightest)};t=${wait(tightest)}`,
      retryAfter: over.length > 0 ? Math.max(...over.map(wait)) : undefined,
    };
  }

  return {
    async count(className, rateLimitClass, caller, bytes) {
      const uses = usesOf(local.get, className, rateLimitClass.limits, caller, bytes);
      const policy = policyOf(className, rateLimitClass);
      // Requests beyond a limit are not counted, so they need no statement.
      const exhausted = uses.filter(isUsedUp);
      if (exhausted.length > 0) return verdict(policy, uses, exhausted);
      const totals = rateLimitClass.counting === 'exact' ? await local.addNow(uses) : local.addLater(uses);
      const counted = uses.map((use) => ({ ...use, used: totals.get(use.counter.key) ?? use.used }));
      return verdict(policy, counted, counted.filter(isOver));
    },
    refusal(className, { limits, ...rest }, caller) {
      const over = usesOf(local.find, className, limits, caller, 0).filter(isUsedUp);
      return over.length > 0 ? verdict(policyOf(className, { ...rest, limits }), over, over) : undefined;
    },
    flush: local.flush,
    close: local.close,
  };
}
