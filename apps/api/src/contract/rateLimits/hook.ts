import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../network.ts';
import type { Operation } from '../document.ts';
import { Problem } from '../problem.ts';
import type { Session, TokenClaims } from '../session.ts';
import type { RateLimitClass, RateLimitClasses } from './classes.ts';
import type { Caller, Limiter, Verdict } from './limiter.ts';

/** Class of requests that are answered with 401 or 403. */
const REFUSED = 'refused';

/** Limits of one operation. Both functions throw 429 for a caller over a limit. */
export interface RequestLimits {
  /** Checks the limits of the address and of the account in a signed token, before the session is read. */
  check(request: FastifyRequest, reply: FastifyReply, claims: TokenClaims): void;
  /** Counts a request, with the claims of its token if it is signed. */
  count(request: FastifyRequest, reply: FastifyReply, refused: boolean, claims?: TokenClaims): Promise<void>;
}

/** The class of an operation. Throws when the contract declares none, or one that cannot count the operation's callers. */
export function rateLimitClassOf({ id, rateLimit, secured }: Operation, classes: RateLimitClasses): RateLimitClass {
  const found = rateLimit === undefined ? undefined : classes[rateLimit];
  if (!found) throw new Error(`operation ${id} has no rate-limit class`);
  if (!secured && found.limits.some(({ per }) => per !== 'address')) {
    throw new Error(`operation ${id}: ${rateLimit} counts accounts, but the callers have none`);
  }
  return found;
}

/** Limits the requests to one operation. */
export function limitRequests(operation: Operation, classes: RateLimitClasses, limiter: Limiter): RequestLimits {
  const own = { name: operation.rateLimit ?? '', rateLimitClass: rateLimitClassOf(operation, classes) };
  const ofRefused = { name: REFUSED, rateLimitClass: rateLimitClassOf({ ...operation, rateLimit: REFUSED }, classes) };
  return {
    check({ ip }, reply, claims) {
      const caller = { address: networkOf(ip), account: claims.viewerId ?? claims.userId };
      const verdict =
        limiter.refusal(own.name, own.rateLimitClass, caller) ??
        limiter.refusal(REFUSED, ofRefused.rateLimitClass, tokenOf(claims));
      if (verdict) answer(reply, verdict);
    },
    async count(request, reply, refused, claims) {
      const { name, rateLimitClass } = refused ? ofRefused : own;
      const bytes = bytesOf(request);
      if (claims && refused) await limiter.count(name, rateLimitClass, tokenOf(claims), bytes);
      answer(reply, await limiter.count(name, rateLimitClass, callerOf(request), bytes));
    },
  };
}

/** Limits a route outside the contract by the network of its callers. */
export const limitAddresses =
  (name: string, rateLimitClass: RateLimitClass, limiter: Limiter) =>
  async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> =>
    answer(reply, await limiter.count(name, rateLimitClass, { address: networkOf(ip) }, 0));

function answer(reply: FastifyReply, { policy, limit, retryAfter }: Verdict): void {
  void reply.header('ratelimit-policy', policy).header('ratelimit', limit);
  if (retryAfter === undefined) return;
  void reply.header('retry-after', retryAfter);
  throw new Problem(429, { code: 'request.tooMany', params: { minutes: Math.ceil(retryAfter / 60) } });
}

/** Refusals are also counted per token, so that a token that is refused again and again costs no more session reads. */
const tokenOf = ({ sessionId }: TokenClaims): Caller => ({ address: `session ${sessionId}` });

/** Customers have separate counters, so that they cannot use up the limits of the agency's staff. */
export function accountOf({ userId, agencyId, viewer, view }: Session): Required<Omit<Caller, 'address'>> {
  const agency = agencyId ?? `platform ${userId}`;
  // An agent who views the portal as a customer uses up the agent's limits.
  if (view) return { account: view.viewerId, agency };
  return { account: userId, agency: viewer.role === 'CUSTOMER' ? `customers of ${agency}` : agency };
}

function callerOf({ ip, session }: FastifyRequest): Caller {
  return { address: networkOf(ip), ...(session && accountOf(session)) };
}

/** The declared size of the body. A body of unknown size counts as the largest file. */
function bytesOf({ headers }: FastifyRequest): number {
  const size = Number(headers['content-length'] ?? Number.NaN);
  return Number.isFinite(size) && size >= 0 ? size : MAX_UPLOAD_BYTES;
}
