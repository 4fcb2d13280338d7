import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyInsuranceType, insuranceTypeSchema } from './insuranceTypeForm';

const refusals = (values: object): Record<string, string> => {
  const result = insuranceTypeSchema.safeParse({ name: 'Pet', tag: 'PET', status: 'ACTIVE', ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};

it('maps the values to the request', () => {
  expect(insuranceTypeSchema.parse({ name: ' Pet ', tag: 'PET', status: 'INACTIVE' })).toEqual({
    name: 'Pet',
    tag: 'PET',
    active: false,
  });
});

it('rejects empty and too long values', () => {
  expect(refusals(emptyInsuranceType)).toEqual({ name: 'field.required', tag: 'field.required' });
  expect(refusals({ status: '' })).toEqual({ status: 'field.required' });
  expect(refusals({ name: 'X'.repeat(256) })).toEqual({ name: fieldMessage('field.maxLength', 255) });
});

it('rejects everything that the API rejects', () => {
  const ajv = new Ajv({ strict: false });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/InsuranceTypeCreate' });
  const text = fc.string({ maxLength: 300 });
  let accepted = 0;
  fc.assert(
    fc.property(text, text, fc.constantFrom('ACTIVE', 'INACTIVE', ''), (name, tag, status) => {
      const result = insuranceTypeSchema.safeParse({ name, tag, status });
      if (!result.success) return;
      accepted += 1;
      expect(accepts(result.data), JSON.stringify([name, tag, ajv.errors])).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(20);
});
