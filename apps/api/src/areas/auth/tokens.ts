import { jwtVerify, SignJWT } from 'jose';
import type { TokenClaims } from '../../contract/session.ts';

const issuer = 'fairlead';
const audience = 'fairlead-api';

export interface Tokens {
  /** `now` and `expires` in Unix seconds. */
  issue(claims: TokenClaims, now: number, expires: number): Promise<string>;
  /** Claims of a valid token that has not expired. */
  read(token: string, now: number): Promise<TokenClaims | undefined>;
}

/** Tokens contain the user and the session only. Privileges are read from the database at each request. */
export function makeTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ userId, sessionId, viewerId }, now, expires) =>
      // `act` is the actor claim of RFC 8693.
      new SignJWT(viewerId === undefined ? {} : { act: { sub: viewerId } })
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
        const { sub, jti, act } = payload;
        const viewerId = (act as { sub?: string } | undefined)?.sub;
        return sub && jti ? { userId: sub, sessionId: jti, viewerId } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
