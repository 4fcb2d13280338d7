import { asc, eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeviceCookies } from '../src/areas/auth/deviceCookies.ts';
import { reencryptFactors } from '../src/areas/auth/reencryptFactors.ts';
import { makeSealedSecrets } from '../src/areas/auth/sealedSecrets.ts';
import { makeTokens } from '../src/areas/auth/tokens.ts';
import { makeFileLinks } from '../src/areas/files/links.ts';
import { authenticators, files, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import type { Keys } from '../src/keys.ts';
import type { Secrets } from '../src/secrets.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { type Factor, type Person, secondFactorRequests } from './support/secondFactors.ts';

const [old, current] = ['o'.repeat(32), 'c'.repeat(32)];
const secretsOf = (...keys: Keys): Secrets => ({ jwt: keys, files: keys, secondFactor: keys });

/** Three servers on one database: before the rotation, during it, and after the old secret is removed. */
let before: Harness;
let during: Harness;
let after: Harness;
beforeAll(async () => {
  before = await startHarness({ keys: secretsOf(old) });
  const { database } = before;
  during = await startHarness({ keys: secretsOf(current, old), database });
  after = await startHarness({ keys: secretsOf(current), database });
});
afterAll(() => before.close());

const status = async ({ app }: Harness, token: string) =>
  (await app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).statusCode;

describe('a session', () => {
  it('survives a rotation, and ends when its secret is removed', async () => {
    const token = await before.tokenOf('agent@demo.test');
    expect([await status(before, token), await status(during, token), await status(after, token)]).toEqual([
      200, 200, 401,
    ]);
  });

  it('that begins during the rotation lasts beyond it', async () => {
    const token = await during.tokenOf('agent@demo.test');
    expect([await status(during, token), await status(after, token)]).toEqual([200, 200]);
    // A process that has not been restarted yet does not have the new secret.
    expect(await status(before, token)).toBe(401);
  });

  it('has a token that names its key', async () => {
    const claims = { userId: 'u', sessionId: 's', viewerId: undefined };
    const token = await makeTokens([current, old]).issue(claims, 1000, 2000);
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    expect(header).toEqual({ alg: 'HS256', kid: expect.stringMatching(/^[0-9a-f]{8}$/) });
    const sign = (secret: string, kid?: string) =>
      new SignJWT({ sub: 'u', jti: 's', iss: 'fairlead', aud: 'fairlead-api', exp: 2000 })
        .setProtectedHeader({ alg: 'HS256', ...(kid && { kid }) })
        .sign(new TextEncoder().encode(secret));
    const read = async (signed: string) => (await makeTokens([current, old]).read(signed, 1500))?.userId;
    expect(await read(token)).toBe('u');
    // earlier versions signed without an id
    expect(await read(await sign(old))).toBe('u');
    expect(await read(await sign(old, header.kid))).toBeUndefined();
    expect(await read(await sign(current, '00000000'))).toBeUndefined();
    expect(await read(await sign('x'.repeat(32)))).toBeUndefined();
  });
});

it('a device cookie is accepted until its secret is removed', () => {
  const owner = { id: 'a', passwordChangedAt: new Date(0) };
  const [sent = ''] = makeDeviceCookies([old]).issue(owner, { now: 0, secure: true }).split(';');
  expect(makeDeviceCookies([current, old]).read(sent, owner, 1)).toBeDefined();
  expect(makeDeviceCookies([current]).read(sent, owner, 1)).toBeUndefined();
  const [renewed = ''] = makeDeviceCookies([current, old]).issue(owner, { now: 0, secure: true }).split(';');
  expect(makeDeviceCookies([current]).read(renewed, owner, 1)).toBeDefined();
});

it('a link to a file is accepted until its secret is removed', async () => {
  const [file] = await before.db.select().from(files).orderBy(asc(files.id)).limit(1);
  if (!file) throw new Error('no file in the demo data');
  const get = async ({ app }: Harness, url: string) => (await app.inject(url)).statusCode;
  const linkOf = (keys: Keys) => makeFileLinks(keys, before.clock).linkTo(file).fileUrl;
  const signed = linkOf([old]);
  expect([await get(before, signed), await get(during, signed), await get(after, signed)]).toEqual([200, 200, 404]);
  expect(await get(after, linkOf([current, old]))).toBe(200);
});

describe('the secret of an authenticator app', () => {
  const requests = (server: Harness) => secondFactorRequests(() => server);
  const enrol = async (): Promise<{ person: Person; factor: Factor; id: string }> => {
    const person = await requests(before).person();
    const factor = await requests(before).enrol(person);
    const [user] = await before.db.select({ id: users.id }).from(users).where(eq(users.email, person.email));
    return { person, factor, id: user?.id ?? '' };
  };
  const sealedOf = async (id: string) => {
    const [row] = await before.db.select().from(authenticators).where(eq(authenticators.userId, id));
    return row?.secret ?? '';
  };
  const signInWithCode = async (server: Harness, person: Person, factor: Factor) => {
    const { challenge, finish, nextCode } = requests(server);
    return (await finish(await challenge(person), nextCode(factor))).statusCode;
  };

  it('is encrypted with the current key when it is used', async () => {
    const { person, factor, id } = await enrol();
    expect(makeSealedSecrets([current]).open(await sealedOf(id), id)).toBeUndefined();
    expect(await signInWithCode(during, person, factor)).toBe(200);
    expect(makeSealedSecrets([current]).open(await sealedOf(id), id)).toBe(factor.secret);
    during.clock.advance(60);
    after.clock.advance(during.clock.now() - after.clock.now());
    expect(await signInWithCode(after, person, factor)).toBe(200);
  });

  it('is encrypted with the current key by command, and unreadable ones are counted', async () => {
    const { id, factor } = await enrol();
    const other = await enrol();
    const foreign = makeSealedSecrets(['x'.repeat(32)]).seal('SECRET', other.id);
    await before.db.update(authenticators).set({ secret: foreign }).where(eq(authenticators.userId, other.id));
    const run = scoped(before.runtime, { role: 'fairlead_auth' });
    const secrets = makeSealedSecrets([current, old]);
    const first = await reencryptFactors(run, secrets);
    expect(first).toEqual({ renewed: expect.any(Number), unreadable: 1 });
    expect(first.renewed).toBeGreaterThan(0);
    expect(makeSealedSecrets([current]).open(await sealedOf(id), id)).toBe(factor.secret);
    expect(await reencryptFactors(run, secrets)).toEqual({ renewed: 0, unreadable: 1 });
    expect(await sealedOf(other.id)).toBe(foreign);
  });
});
