import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const issuer = 'fairlead';
const audience = 'fairlead-api';

interface TokenClaims {
  userId: string;
  sessionId: string;
}

export interface Tokens {
  /** @param expires Unix seconds. */
  issue(claims: TokenClaims, now: number, expires: number): Promise<string>;
  /** The claims of a token that is ours and has not expired. */
  read(token: string, now: number): Promise<TokenClaims | undefined>;
}

/** Tokens say who and which session, and nothing else: what a user may do is read from the database. */
export function makeTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ userId, sessionId }, now, expires) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(now)
        .setExpirationTime(expires)
        .sign(key),
    async read(token, now) {
      try {
        const options = { algorithms: ['HS256'], issuer, audience, currentDate: new Date(now * 1000) };
        const { payload } = await jwtVerify(token, key, options);
        return payload.sub && payload.jti ? { userId: payload.sub, sessionId: payload.jti } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** 256 random bits, fit for an address. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** How a random token is stored: who reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
