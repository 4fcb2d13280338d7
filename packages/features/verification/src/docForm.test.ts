import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { docSchema, emptyDoc } from './docForm';

const valid = { name: ' Agency licence ', hasExpirationDate: 'YES', required: 'NO', active: 'ACTIVE' };

it('maps the values to the request', () => {
  expect(docSchema.parse(valid)).toEqual({
    name: 'Agency licence',
    hasExpirationDate: true,
    required: false,
    active: true,
  });
});

it('requires all four fields', () => {
  const issues = docSchema.safeParse(emptyDoc).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path[0], message])).toEqual(
    ['name', 'hasExpirationDate', 'required', 'active'].map((name) => [name, 'field.required']),
  );
  expect(docSchema.safeParse({ ...valid, name: 'x'.repeat(256) }).error?.issues[0]?.message).toBe(
    fieldMessage('field.maxLength', 255),
  );
});

it('rejects everything that the API rejects', () => {
  const ajv = new Ajv({ strict: false });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/VerificationDocCreate' });
  let accepted = 0;
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.constantFrom('YES', 'NO', ''), (name, required) => {
      const result = docSchema.safeParse({ ...valid, name, required });
      if (!result.success) return;
      accepted += 1;
      expect(accepts(result.data), JSON.stringify([name, ajv.errors])).toBe(true);
    }),
  );
  expect(accepted).toBeGreaterThan(10);
});
