import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { privileges } from '@fairlead/rules';
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyRole, roleSchema, toValues } from './roleForm';

it('maps the values to the request and adds implied reads', () => {
  expect(roleSchema.parse({ name: ' Desk ', description: ' Front ', privileges: ['COUPONS_DELETE'] })).toEqual({
    name: 'Desk',
    description: 'Front',
    privileges: ['COUPONS_READ', 'COUPONS_DELETE'],
  });
});

it('requires a name and a privilege, and limits the text length', () => {
  const errorsOf = (values: object) =>
    roleSchema.safeParse({ ...emptyRole, ...values }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(errorsOf({})).toEqual([
    ['name', 'field.required'],
    ['privileges', 'field.atLeastOne'],
  ]);
  expect(errorsOf({ name: 'x'.repeat(256), description: 'x'.repeat(256), privileges: ['ROLE_READ'] })).toEqual([
    ['name', fieldMessage('field.maxLength', 255)],
    ['description', fieldMessage('field.maxLength', 255)],
  ]);
});

it('shows only known privileges', () => {
  const role = { id: '', members: 0, builtin: false, creationDate: 0, version: 1, name: 'A', description: '' };
  expect(toValues({ ...role, privileges: ['LATER', 'ROLE_READ'] }).privileges).toEqual(['ROLE_READ']);
});

it('rejects everything that the API rejects', () => {
  const ajv = new Ajv({ strict: false });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/RoleCreate' });
  const values = fc.record({
    name: fc.string({ maxLength: 300 }),
    description: fc.string({ maxLength: 300 }),
    privileges: fc.array(fc.constantFrom(...privileges)),
  });
  fc.assert(
    fc.property(values, (typed) => {
      const result = roleSchema.safeParse(typed);
      if (result.success) expect(accepts(result.data), JSON.stringify([typed, ajv.errors])).toBe(true);
    }),
    { numRuns: 500 },
  );
});
