import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { TokenClaims } from '../../contract/session.ts';
import { type Keys, keyId } from '../../keys.ts';

const issuer = 'fairlead';
const audience = 'fairlead-api';

export interface Tokens {
  /** `now` and `expires` in Unix seconds. */
  issue(claims: TokenClaims, now: number, expires: number): Promise<string>;
  /** Claims of a valid token that has not expired. */
  read(token: string, now: number): Promise<TokenClaims | undefined>;
}

/** Tokens contain the user and the session only. Privileges are read from the database at each request. */
export function makeTokens(secrets: Keys): Tokens {
  const keyOf = (secret: string) => ({ id: keyId(secret), bytes: new TextEncoder().encode(secret) });
  const keys = secrets.map(keyOf);
  const current = keyOf(secrets[0]);
  return {
    issue: ({ userId, sessionId, viewerId }, now, expires) =>
      // `act` is the actor claim of RFC 8693.
      new SignJWT(viewerId === undefined ? {} : { act: { sub: viewerId } })
        .setProtectedHeader({ alg: 'HS256', kid: current.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(now)
        .setExpirationTime(expires)
        .sign(current.bytes),
    async read(token, now) {
      const options = { algorithms: ['HS256'], issuer, audience, currentDate: new Date(now * 1000) };
      for (const { bytes } of keysFor(token)) {
        try {
          const { payload } = await jwtVerify(token, bytes, options);
          const { sub, jti, act } = payload;
          const viewerId = (act as { sub?: string } | undefined)?.sub;
          return sub && jti ? { userId: sub, sessionId: jti, viewerId } : undefined;
        } catch {
          // another key may have signed it
        }
      }
      return undefined;
    },
  };

  /** The key that a token names. All keys for a token without an id, which an earlier version signed. */
  function keysFor(token: string) {
    try {
      const { kid } = decodeProtectedHeader(token);
      return kid === undefined ? keys : keys.filter(({ id }) => id === kid);
    } catch {
      return [];
    }
  }
}
