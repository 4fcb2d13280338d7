import { policyDetail } from '@fairlead/api-client/mocks';
import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { secondsOf } from '@fairlead/rules';
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nonRenewalSchema, type RenewValues, renewalSchema, requoteSchema, toRenewValues } from './renewForm';

const schema = renewalSchema('en');
const policy = {
  ...policyDetail,
  effectiveDate: secondsOf('2025-12-14'),
  expiredDate: secondsOf('2026-12-14'),
};
const valid: RenewValues = { ...toRenewValues(policy, 'en'), premium: '33,080.10' };
const errorsOf = (values: Partial<RenewValues>): Record<string, string> => {
  const result = schema.safeParse({ ...valid, ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};

it('starts with the dates of the next term and all coverages', () => {
  expect(valid).toMatchObject({ choice: 'renew', effectiveDate: '12/14/2026', expiredDate: '12/14/2027', reason: '' });
  expect(valid.coverageIds).toHaveLength(policy.coverages.length);
  expect(toRenewValues({ ...policy, expiredDate: null }, 'en')).toMatchObject({ effectiveDate: '', expiredDate: '' });
});

it('starts with the premium of the quote for the next term', () => {
  expect(toRenewValues(policy, 'en').premium).toBe('');
  const renewalQuote = { id: policy.id, serial: 'Q-311', premium: 33_080.1 };
  expect(toRenewValues({ ...policy, renewalQuote }, 'en').premium).toBe('33,080.10');
  expect(toRenewValues({ ...policy, renewalQuote }, 'de').premium).toBe('33.080,10');
});

it('makes the request body', () => {
  expect(schema.parse(valid)).toEqual({
    choice: 'renew',
    renewal: {
      policyNumber: policy.policyNumber,
      effectiveDate: secondsOf('2026-12-14'),
      expiredDate: secondsOf('2027-12-14'),
      premium: 33_080.1,
      coverageIds: valid.coverageIds,
    },
  });
});

it.each<[keyof RenewValues, string, string]>([
  ['premium', ' ', 'field.required'],
  ['premium', 'much', 'field.number'],
  ['premium', '1.005', 'field.cents'],
  ['expiredDate', '', 'field.required'],
  ['expiredDate', 'soon', 'field.date'],
  ['expiredDate', '12/14/2026', 'need.expiryAfter'],
  ['effectiveDate', '', 'need.effectiveDate'],
  ['policyNumber', ' ', 'need.policyNumber'],
])('rejects %s: %s', (field, text, message) => {
  expect(errorsOf({ [field]: text })).toMatchObject({ [field]: message });
});

it('requires carriers for quotes and a reason for a policy that is not renewed', () => {
  const carrierIds = Array.from({ length: 11 }, () => 'id');
  expect(requoteSchema.safeParse({ carrierIds: [] }).error?.issues[0]?.message).toBe('field.required');
  expect(requoteSchema.safeParse({ carrierIds }).error?.issues[0]?.message).toBe(fieldMessage('field.max', 10));
  expect(nonRenewalSchema.safeParse({ reason: '', note: '' }).error?.issues[0]?.message).toBe('field.required');
  expect(nonRenewalSchema.parse({ reason: 'SOLD', note: ' x ' })).toEqual({
    choice: 'notRenewing',
    reason: 'SOLD',
    note: 'x',
  });
});

it('accepts only values that the API accepts', () => {
  const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
  formats(ajv);
  ajv.addSchema(openapi, 'openapi');
  const accepts = ajv.compile({ $ref: 'openapi#/components/schemas/PolicyRenewal' });
  const typed = fc.record({
    policyNumber: fc.string({ maxLength: 300 }),
    effectiveDate: fc.constantFrom('03/15/2026', '12/31/1969', ''),
    expiredDate: fc.constantFrom('', '03/16/2026', '12/31/9999'),
    premium: fc.oneof(fc.constant(''), fc.double({ noNaN: true }).map(String), fc.integer().map(String)),
    coverageIds: fc.uniqueArray(fc.uuid()),
  });
  fc.assert(
    fc.property(typed, (values) => {
      const result = schema.safeParse(values);
      if (!result.success || result.data.choice !== 'renew') return;
      const body = { ...result.data.renewal, version: 1 };
      expect([body, accepts(body), accepts.errors]).toEqual([body, true, null]);
    }),
  );
});
