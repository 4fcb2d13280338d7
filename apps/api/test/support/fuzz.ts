import { visible } from '@fairlead/rules';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type Operation, resolve, type Schema } from '../../src/contract/document.ts';
import { multipart, samples } from './multipart.ts';

/** Values that often cause errors. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, '', '\u0000', '\ud800', "' or 1=1 --", -1, 1e300, 1e-9, 2 ** 53 + 2, [], {}),
  fc.constantFrom<unknown>(
    { constructor: 1 },
    '%00',
    '../../etc/passwd',
    '𝕏'.repeat(40),
    '9'.repeat(40),
    'NaN',
    '1e999',
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);

const content = fc.oneof(
  fc.constantFrom<Buffer>(...Object.values(samples)),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
);

type Keywords = Record<string, unknown>;
const number = (schema: Keywords, key: string, fallback: number) =>
  typeof schema[key] === 'number' ? schema[key] : fallback;

/** Generates values that a schema allows, and some that differ slightly. `ids` are ids of existing records. */
function valuesOf(from: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const schema = resolve(from as object) as Keywords;
  const branches = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (branches) return fc.oneof(...branches.map((branch) => valuesOf(branch, ids)));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  const types = [schema.type].flat();
  if (types.includes('null') && types.length > 1) {
    const other = { ...schema, type: types.find((type) => type !== 'null') };
    return fc.option(valuesOf(other, ids), { freq: 4 });
  }
  return ofType(schema, ids);
}

function ofType(schema: Keywords, ids: readonly string[]): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integer(schema);
    case 'number':
      return fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
    case 'array':
      return fc.array(valuesOf((schema.items ?? {}) as Schema, ids), {
        minLength: number(schema, 'minItems', 0),
        maxLength: Math.min(number(schema, 'maxItems', 4), 4),
      });
    case 'object':
      return object(schema, ids);
    default:
      return text(schema, ids);
  }
}

function object(schema: Keywords, ids: readonly string[]) {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const fields = Object.fromEntries(properties.map(([name, property]) => [name, valuesOf(property, ids)]));
  return fc.record(fields, { requiredKeys: (schema.required ?? []) as string[] });
}

/** Dates are whole days of recent and coming years, because a random second is never midnight. */
const integer = (schema: Keywords) =>
  schema.format === 'int64'
    ? fc.integer({ min: -36_500, max: 30_000 }).map((day) => day * 86_400)
    : fc.integer({
        min: number(schema, 'minimum', -1000),
        max: Math.min(number(schema, 'maximum', 2 ** 31 - 1), 2 ** 31 - 1),
      });

function text(schema: Keywords, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (schema.format === 'email') return fc.emailAddress();
  const any = fc.string({
    unit: 'grapheme',
    minLength: number(schema, 'minLength', 0),
    maxLength: Math.min(number(schema, 'maxLength', 40), 40),
  });
  const pattern = typeof schema.pattern === 'string' ? schema.pattern : '';
  if (pattern.includes('://')) return fc.oneof(fc.webUrl(), any);
  if (pattern.includes('\\d')) return fc.oneof(fc.stringMatching(/^\+?\d{1,15}$/), any);
  if (Array.isArray(schema.allOf)) return fc.oneof(fc.constant('Portal#2026'), any);
  return pattern === visible.source ? any.map((value) => `${value}x`) : any;
}

interface FuzzRequest {
  body: unknown;
  file: Buffer;
  parameters: Record<string, unknown>;
}

/** Generates requests to an operation. Most have one wrong value, so that they pass most of the validation. */
export function requestsTo({ parameters, body }: Operation, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const form = body?.['multipart/form-data']?.schema;
  const json = body?.['application/json']?.schema ?? (form && partOf(form));
  const good: fc.Arbitrary<FuzzRequest> = fc.record({
    body: json ? valuesOf(json, ids) : fc.constant(undefined),
    file: content,
    parameters: fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema, ids)]))),
  });
  const spoilt = fc.tuple(good, nasty, fc.nat()).map(([sent, value, at]): FuzzRequest => {
    const fields = sent.body && typeof sent.body === 'object' ? Object.keys(sent.body) : [];
    const names = [...fields, ...Object.keys(sent.parameters)];
    const chosen = names[at % Math.max(1, names.length)];
    if (chosen === undefined) return { ...sent, body: value };
    if (fields.includes(chosen)) return { ...sent, body: { ...(sent.body as object), [chosen]: value } };
    return { ...sent, parameters: { ...sent.parameters, [chosen]: value } };
  });
  return fc.oneof({ weight: 1, arbitrary: good }, { weight: 2, arbitrary: spoilt });
}

/** Schema of the part `json` of a form. */
function partOf(form: Schema): Schema | undefined {
  const { properties } = resolve(form as object) as { properties?: Record<string, Schema> };
  return properties?.json;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
const encoded = (value: unknown) => encodeURIComponent(asText(value));

/** Builds the request. Omits parameters that are undefined. */
export function toRequest(
  { method, path, parameters, body: media }: Operation,
  { body, file, parameters: values }: FuzzRequest,
): InjectOptions & { url: string } {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name]));
  const query = parameters
    .filter(({ in: place, name }) => place === 'query' && values[name] !== undefined)
    .map(({ name }) => `${name}=${encoded(values[name])}`);
  const headers = Object.fromEntries(
    parameters
      .filter(({ in: place }) => place === 'header')
      .map(({ name }) => [name, asText(values[name]).replace(/[^\x20-\x7e]/g, '?')]),
  );
  const base = { method, url: `${url}?${query.join('&')}` };
  const form = media?.['multipart/form-data']?.schema;
  if (form) {
    const { payload, headers: ofForm } = multipart({ ...formOf(form, body), content: file });
    return { ...base, payload, headers: { ...headers, ...ofForm } };
  }
  if (body === undefined) return { ...base, headers };
  return { ...base, headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

function formOf(form: Schema, body: unknown) {
  const { properties = {} } = resolve(form as object) as { properties?: Record<string, Schema> };
  const name = Object.keys(properties).find((key) => key !== 'json') ?? 'file';
  return { name, filename: 'fuzz.xlsx', ...('json' in properties && { json: JSON.stringify(body) }) };
}
