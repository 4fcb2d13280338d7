import { policyDetail } from '@fairlead/api-client/mocks';
import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { policyStatuses, policyTypes } from '@fairlead/rules';
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateErrors, type InfoValues, infoSchema, toInfoValues } from './infoForm';

const schema = infoSchema('en');
const valid = toInfoValues(policyDetail, 'en');
const errorsOf = (values: Partial<InfoValues>): Record<string, string> => {
  const result = schema.safeParse({ ...valid, ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};

it('keeps stored values unchanged', () => {
  const { policyNumber, policyStatus, policyType, effectiveDate, expiredDate, premium, paymentTerm } = policyDetail;
  expect(schema.parse(valid)).toMatchObject({
    policyNumber,
    policyStatus,
    policyType,
    effectiveDate,
    expiredDate,
    premium,
    paymentTerm,
  });
});

it('sends null for emptied fields', () => {
  const emptied = {
    expiredDate: '',
    premium: ' ',
    policyType: '',
    paymentType: '',
    paymentTerm: '',
    paymentStatus: '',
  };
  expect(schema.parse({ ...valid, ...emptied })).toMatchObject({
    expiredDate: null,
    premium: null,
    policyType: null,
    paymentStatus: null,
  });
});

it.each<[keyof InfoValues, string, string]>([
  ['policyNumber', '  ', 'need.policyNumber'],
  ['policyNumber', 'x'.repeat(256), fieldMessage('field.maxLength', 255)],
  ['effectiveDate', '', 'need.effectiveDate'],
  ['effectiveDate', '02/30/2027', 'field.date'],
  ['expiredDate', 'soon', 'field.date'],
  ['premium', 'much', 'field.number'],
  ['premium', '1.005', 'field.cents'],
  ['premium', '-1', fieldMessage('field.min', 0)],
  ['premium', '100,000,000', fieldMessage('field.max', 99_999_999.99)],
  ['premium', '99,999,999,999', fieldMessage('field.max', 99_999_999.99)],
])('rejects %s: %s', (field, text, message) => {
  expect(errorsOf({ [field]: text })).toMatchObject({ [field]: message });
});

describe('Save is disabled', () => {
  it('without an effective date', () => {
    expect(dateErrors({ effectiveDate: '', expiredDate: '01/01/2027' })).toEqual({
      effectiveDate: 'need.effectiveDate',
    });
  });

  it.each(['03/15/2026', '03/14/2026'])('if the expiration date is not after the effective date: %s', (expiredDate) => {
    expect(dateErrors({ effectiveDate: '03/15/2026', expiredDate })).toEqual({ expiredDate: 'need.expiryAfter' });
    expect(errorsOf({ effectiveDate: '03/15/2026', expiredDate })).toEqual({ expiredDate: 'need.expiryAfter' });
  });

  it('in no other case', () => {
    expect(dateErrors({ effectiveDate: '03/15/2026', expiredDate: '03/16/2026' })).toEqual({});
    expect(dateErrors({ effectiveDate: '03/15/2026', expiredDate: '' })).toEqual({});
  });
});

it('accepts only values that the API accepts', () => {
  const ajv = new Ajv({ strict: false });
  formats(ajv);
  ajv.addSchema(openapi, 'openapi');
  const accepts = ajv.compile({ $ref: 'openapi#/components/schemas/PolicyUpdate' });
  const typed = fc.record({
    policyNumber: fc.string({ maxLength: 300 }),
    policyStatus: fc.constantFrom(...policyStatuses, ''),
    policyType: fc.constantFrom(...policyTypes, '', 'OTHER'),
    policyTerm: fc.string({ maxLength: 300 }),
    effectiveDate: fc.constantFrom('03/15/2026', '12/31/1969', '01/01/9999'),
    expiredDate: fc.constantFrom('', '03/16/2026', '12/31/9999'),
    premium: fc.oneof(fc.constant(''), fc.double({ noNaN: true }).map(String), fc.integer().map(String)),
    paymentType: fc.constantFrom('', 'AGENCY_BILL'),
    paymentTerm: fc.constantFrom('', 'INSTALLMENT'),
    paymentStatus: fc.constantFrom('', 'PAID'),
  });
  fc.assert(
    fc.property(typed, (values) => {
      const result = schema.safeParse(values);
      if (!result.success) return;
      const body = { ...result.data, policyId: '01940000-0000-7000-8000-000000000001', version: 1 };
      expect([body, accepts(body), accepts.errors]).toEqual([body, true, null]);
    }),
  );
});
