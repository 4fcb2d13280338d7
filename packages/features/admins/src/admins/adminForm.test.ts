import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adminSchema, emptyAdmin } from './adminForm';

const roleId = '01935b1e-0000-7000-8000-000000000001';

it('maps the values to the request', () => {
  const typed = { name: ' New Admin ', email: ' new@fairlead.test ', roleId, status: 'ACTIVE' };
  expect(adminSchema.parse(typed)).toEqual({ ...typed, name: 'New Admin', email: 'new@fairlead.test' });
});

it('reports missing and invalid values', () => {
  const errorsOf = (values: object) =>
    adminSchema.safeParse({ ...emptyAdmin, ...values }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(errorsOf({})).toEqual([
    ['name', 'field.required'],
    ['email', 'field.required'],
    ['roleId', 'field.required'],
  ]);
  expect(errorsOf({ name: 'x', roleId, email: 'x@' })).toEqual([['email', 'field.email']]);
});

it('rejects everything that the API rejects', () => {
  const ajv = new Ajv({ strict: false });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/AdminCreate' });
  const values = fc.record({
    name: fc.string({ maxLength: 300 }),
    email: fc.oneof(fc.emailAddress(), fc.string()),
    roleId: fc.constantFrom('', roleId),
    status: fc.constant('INVITED' as const),
  });
  fc.assert(
    fc.property(values, (typed) => {
      const result = adminSchema.safeParse(typed);
      if (!result.success) return;
      const { status: _, ...body } = result.data;
      expect(accepts(body), JSON.stringify([typed, ajv.errors])).toBe(true);
    }),
    { numRuns: 500 },
  );
});
