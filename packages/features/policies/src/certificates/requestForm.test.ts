import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyRequest, INCOMPLETE, requestSchema } from './requestForm';

it.each(['holderName', 'holderAddress', 'description'])('accepts a request with only the %s', (field) => {
  expect(requestSchema.parse({ ...emptyRequest, [field]: ' City ' })).toEqual({ ...emptyRequest, [field]: 'City' });
});

it('requires one of the three fields and ignores white space', () => {
  const result = requestSchema.safeParse({ ...emptyRequest, description: ' ' });
  expect(result.error?.issues).toMatchObject([{ path: ['holderName'], message: INCOMPLETE }]);
});

it('accepts only values that the API accepts', () => {
  const ajv = new Ajv({ strict: false });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/CertificateCreate' });
  const text = fc.string({ maxLength: 1_200 });
  const policyId = '01940000-0000-7000-8000-000000000001';
  let accepted = 0;
  fc.assert(
    fc.property(fc.record({ holderName: text, holderAddress: text, description: text }), (typed) => {
      const result = requestSchema.safeParse(typed);
      if (!result.success) return;
      accepted += 1;
      expect(accepts({ policyId, ...result.data }), JSON.stringify([typed, ajv.errors])).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(20);
});
