import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { contract } from '../src/contract/document.ts';
import { forSerializer } from '../src/contract/serialization.ts';
import { absolute, bodyAjv } from '../src/contract/validation.ts';

const schema = { oneOf: [{ $ref: '#/components/schemas/FileRef' }, { type: 'null' }] };
const stored = { id: '01940000-0000-7000-8000-000000000000', fileUrl: `https://files.test/${'x'.repeat(3000)}` };

it('sends a response with a stored value beyond a bound of the contract', async () => {
  const app = Fastify();
  app.get('/', { schema: { response: { 200: forSerializer(schema) } } }, () => stored);
  const response = await app.inject('/');
  expect([response.statusCode, response.json()]).toEqual([200, stored]);
});

it('rejects a request with a value beyond a bound of the contract', () => {
  expect(bodyAjv.compile(absolute(schema) as object)(stored)).toBe(false);
});

it('keeps the schema of properties named like a bound', () => {
  expect(forSerializer({ properties: { pattern: { type: 'string', maxLength: 5 } }, maxItems: 3 })).toEqual({
    properties: { pattern: { type: 'string' } },
  });
});

it("includes only referenced definitions in the serializer's schema", () => {
  expect(forSerializer({ $ref: '#/components/schemas/Text255', description: 'Name' })).toEqual({ type: 'string' });
  const { definitions } = forSerializer(schema) as { definitions: object };
  expect(Object.keys(definitions)).toEqual(['FileRef']);
});

it.each([...contract.values()])('the serializer of $id has no external references', ({ responses }) => {
  for (const { content } of Object.values(responses)) {
    const json = content?.['application/json']?.schema;
    if (json) expect(JSON.stringify(forSerializer(json))).not.toContain('#/components');
  }
});
