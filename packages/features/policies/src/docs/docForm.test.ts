import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PolicyDocValues, policyDocSchema } from './docForm';

const id = '01940000-0000-7000-8000-000000000001';
const result = { id, fileUrl: '', name: 'a.pdf', size: 1, contentType: 'application/pdf' };
const file = (status: 'uploaded' | 'failed') => ({ id: 'x', name: 'a.pdf', size: 1, type: '', status, result });
const errorsOf = (values: PolicyDocValues): Record<string, string> =>
  Object.fromEntries(
    policyDocSchema.safeParse(values).error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
  );

it('requires a policy, a type and an uploaded file, each with its own message', () => {
  expect(errorsOf({ typeId: '', docType: '', dbfileId: [] })).toEqual({
    typeId: 'docs.needPolicy',
    docType: 'docs.needType',
    dbfileId: 'docs.needFile',
  });
  expect(errorsOf({ typeId: id, docType: 'BILL', dbfileId: [file('failed')] })).toEqual({
    dbfileId: 'docs.needFile',
  });
});

it('accepts only values that the API accepts', () => {
  const ajv = new Ajv({ strict: false });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/DocCreate' });
  const values = fc.record({
    typeId: fc.uuid(),
    docType: fc.oneof(fc.constantFrom('POLICY', 'BILL', 'CLAIM', 'OTHER'), fc.string()),
    dbfileId: fc.uuid().map((stored) => [{ ...file('uploaded'), result: { ...result, id: stored } }]),
  });
  let accepted = 0;
  fc.assert(
    fc.property(values, (typed) => {
      const parsed = policyDocSchema.safeParse(typed);
      if (!parsed.success) return;
      accepted += 1;
      expect(accepts(parsed.data), JSON.stringify(ajv.errors)).toBe(true);
    }),
  );
  expect(accepted).toBeGreaterThan(20);
});
