import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Operation, resolve, type Schema } from '../src/contract/document.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

/** Values that break what was written for better ones. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    -1,
    1e300,
    1e-9,
    2 ** 53 + 2,
    [],
    {},
    { constructor: 1 },
  ),
  fc.constantFrom<unknown>('%00', '../../etc/passwd', '𝕏'.repeat(40), '9'.repeat(40), 'NaN', '1e999'),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);

/** What a schema allows, or nearly. */
function allowed(from: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(from as object) as Record<string, unknown>;
  const number = (key: string, otherwise: number) => (typeof schema[key] === 'number' ? schema[key] : otherwise);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress();
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: number('minimum', -1000), max: Math.min(number('maximum', 2 ** 31), 2 ** 31 - 1) });
    case 'number':
      return fc.integer({ min: 100, max: 100_000_000 }).map((cents) => cents / 100);
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
      return fc.record(Object.fromEntries(properties.map(([name, property]) => [name, allowed(property)])));
    }
    default:
      return fc.string({
        unit: 'grapheme',
        minLength: number('minLength', 0),
        maxLength: Math.min(number('maxLength', 40), 40),
      });
  }
}

interface Sent {
  body: unknown;
  parameters: Record<string, unknown>;
}

function requests({ parameters, body }: Operation): fc.Arbitrary<Sent> {
  const json = body?.['application/json']?.schema;
  const good: fc.Arbitrary<Sent> = fc.record({
    body: json ? allowed(json) : fc.constant(undefined),
    parameters: fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, allowed(schema)]))),
  });
  // One place of a good request spoilt: most of it gets past the validation.
  const spoilt = fc.tuple(good, nasty, fc.nat()).map(([{ body: sent, parameters: named }, value, at]): Sent => {
    const fields = sent && typeof sent === 'object' ? Object.keys(sent) : [];
    const names = [...fields, ...Object.keys(named)];
    const chosen = names[at % Math.max(1, names.length)];
    if (chosen === undefined) return { body: value, parameters: named };
    if (fields.includes(chosen)) return { body: { ...(sent as object), [chosen]: value }, parameters: named };
    return { body: sent, parameters: { ...named, [chosen]: value } };
  });
  return fc.oneof({ weight: 1, arbitrary: good }, { weight: 3, arbitrary: spoilt });
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
const encoded = (value: unknown) => encodeURIComponent(asText(value));

function toRequest({ method, path, parameters }: Operation, { body, parameters: values }: Sent) {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name]));
  const query = parameters
    .filter(({ in: place }) => place === 'query')
    .map(({ name }) => `${name}=${encoded(values[name])}`);
  const headers = parameters
    .filter(({ in: place }) => place === 'header')
    .map(({ name }): [string, string] => [name, asText(values[name]).replace(/[^\x20-\x7e]/g, '?')]);
  return {
    method,
    url: `${url}?${query.join('&')}`,
    headers: { ...Object.fromEntries(headers), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  };
}

// Whoever signs out ends the session that the others go on with; the uploads and mails read no JSON body.
const skipped = ['signOut', 'uploadFile', 'replaceFile', 'sendEmail', 'replyEmail'];
/** What takes its time on purpose: hashing, and answers that all take as long. */
const slow = ['signIn', 'signUp', 'acceptInvitation', 'signUpByReferral', 'resendVerification', 'forgetPassword'];
const operations = [...contract.values()].filter(({ id }) => !skipped.includes(id));

describe.each(operations)('whatever is sent to $id', (operation) => {
  const as = operation.id === 'checkCoupon' ? 'owner@demo.test' : 'admin@demo.test';

  it('is answered as the contract says, and never with a mistake of ours', async () => {
    await server.tokenOf(as);
    const runs = { numRuns: slow.includes(operation.id) ? 15 : 80 };
    await fc.assert(
      fc.asyncProperty(requests(operation), async (sent) => {
        const { statusCode, body } = await server.call(as, toRequest(operation, sent));
        expect(statusCode, body).toBeLessThan(500);
        expect(server.conformance.violations).toEqual([]);
      }),
      runs,
    );
  });
});
