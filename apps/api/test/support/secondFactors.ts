import type { InjectOptions } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { accountRequests, newEmail, password } from './accounts.ts';
import { type Harness, signInRequest } from './harness.ts';

/** Account of its own, so that its second factor does not affect other tests. */
export interface Person {
  email: string;
  /** Access token. */
  token: string;
}

/** Authenticator app of a person, and the recovery codes. */
export interface Factor {
  secret: string;
  codes: string[];
}

let addresses = 0;

/** Requests about second factors. */
export function secondFactorRequests(server: () => Harness) {
  const { signUp, verify } = accountRequests(server);
  const post = (token: string | null, path: string, payload: object | string, options: Partial<InjectOptions> = {}) =>
    server().app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
      ...options,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...options.headers },
    });
  const start = ({ token }: Person, proof: object = { password }) => post(token, 'second-factor/start', proof);
  const code = ({ secret }: Pick<Factor, 'secret'>) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server().clock.now() * 1000 });
  /** Waits for the next code: each works once. */
  const nextCode = (factor: Pick<Factor, 'secret'>) => {
    server().clock.advance(30);
    return code(factor);
  };
  const signIn = (email: string, headers: Record<string, string> = {}) => {
    const request = signInRequest(email, password);
    return server().app.inject({ ...request, headers: { ...request.headers, ...headers } });
  };

  return {
    post,
    start,
    code,
    nextCode,
    signIn,

    async person(): Promise<Person> {
      const email = newEmail();
      addresses += 1;
      await signUp({ email }, { remoteAddress: `198.51.${Math.floor(addresses / 250)}.${addresses % 250}` });
      await verify(email);
      return { email, token: (await signIn(email)).json().payload.accessToken };
    },

    async enrol(person: Person): Promise<Factor> {
      const started = await start(person);
      expect(started.statusCode, started.body).toBe(200);
      const { secret } = started.json().payload;
      const confirmed = await post(person.token, 'second-factor/confirm', { code: code({ secret }) });
      expect(confirmed.statusCode, confirmed.body).toBe(200);
      return { secret, codes: confirmed.json().payload.codes };
    },

    status: ({ token }: Person) =>
      server().app.inject({ url: '/api/auth/second-factor', headers: { authorization: `Bearer ${token}` } }),

    turnOff: ({ token }: Person, proof: object = { password }) => post(token, 'second-factor/off', proof),

    /** Signs in with the password and returns the challenge. */
    async challenge({ email }: Person): Promise<string> {
      const answer = await signIn(email);
      expect(answer.json().code, answer.body).toBe('auth.secondFactorRequired');
      return answer.json().payload.challenge;
    },

    finish: (challenge: string, typed: string, options: Partial<InjectOptions> = {}) =>
      post(null, 'signin/second-factor', { challenge, code: typed }, options),
  };
}
