import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { dayFrom, policyPaymentTerms, policyStatuses, policyTypes } from '@fairlead/rules';
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyPolicy, type PolicyValues, policySchema } from './policyForm';

const schema = policySchema({ locale: 'en', stored: false });
const editSchema = policySchema({ locale: 'en', stored: true });
const id = '01940000-0000-7000-8000-000000000001';
const valid: PolicyValues = { ...emptyPolicy, policyNumber: ' HO3-1 ', contactId: id, insuranceTypeId: id };
const errorsOf = (values: Partial<PolicyValues>, rules = schema): Record<string, string> => {
  const result = rules.safeParse({ ...valid, ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};

it('builds the request body', () => {
  expect(schema.parse({ ...valid, effectiveDate: '03/15/2026', premium: '1,184.50', policyType: 'RENEWAL' })).toEqual({
    policyNumber: 'HO3-1',
    contactId: id,
    insuranceTypeId: id,
    carrierId: null,
    policyStatus: 'PENDING',
    policyType: 'RENEWAL',
    policyTerm: '',
    effectiveDate: dayFrom(2026, 3, 15),
    expiredDate: null,
    premium: 1184.5,
    paymentType: null,
    paymentTerm: null,
    paymentStatus: null,
    otherInformation: '',
  });
});

it('omits contact and insurance type with a quote, and contact and quote when editing', () => {
  const bodyOfQuote = schema.parse({ ...valid, quoteId: id });
  expect([bodyOfQuote.quoteId, 'contactId' in bodyOfQuote, 'insuranceTypeId' in bodyOfQuote]).toEqual([
    id,
    false,
    false,
  ]);
  const bodyOfStored = editSchema.parse({ ...valid, quoteId: id, effectiveDate: '03/15/2026' });
  expect(bodyOfStored.insuranceTypeId).toBe(id);
  expect('contactId' in bodyOfStored || 'quoteId' in bodyOfStored).toBe(false);
});

it('requires a policy number, a contact and an insurance type', () => {
  const none = { policyNumber: ' ', contactId: '', insuranceTypeId: '' };
  expect(errorsOf(none)).toEqual({
    policyNumber: 'need.policyNumber',
    contactId: 'need.contact',
    insuranceTypeId: 'need.insurance',
  });
  // all errors are reported together
  expect(errorsOf({ ...none, premium: 'much' })).toMatchObject({ premium: 'field.number', contactId: 'need.contact' });
});

it('requires the effective date when editing', () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({}, editSchema)).toEqual({ effectiveDate: 'need.effectiveDate' });
});

it.each<[Partial<PolicyValues>, string]>([
  [{ effectiveDate: '02/30/2026' }, 'field.date'],
  [{ expiredDate: 'soon' }, 'field.date'],
  [{ premium: 'much' }, 'field.number'],
  [{ premium: '1.005' }, 'field.cents'],
  [{ premium: '-1' }, fieldMessage('field.min', 0)],
  [{ policyTerm: 'x'.repeat(256) }, fieldMessage('field.maxLength', 255)],
  [{ otherInformation: 'x'.repeat(20_001) }, fieldMessage('field.maxLength', 20_000)],
])('rejects %j', (values, message) => {
  expect(errorsOf(values)).toEqual({ [Object.keys(values)[0] ?? '']: message });
});

it('requires an expiration date after the effective date', () => {
  const days = { effectiveDate: '03/15/2026', expiredDate: '03/15/2026' };
  expect(errorsOf(days)).toEqual({ expiredDate: 'need.expiryAfter' });
  expect(errorsOf({ ...days, expiredDate: '03/16/2026' })).toEqual({});
  // an invalid field does not hide the error of the dates
  expect(errorsOf({ ...days, premium: 'much' })).toEqual({
    premium: 'field.number',
    expiredDate: 'need.expiryAfter',
  });
});

it('accepts only values that the API accepts', () => {
  const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/PolicyCreate' });
  const date = fc
    .date({ min: new Date('1970-01-02'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((at) => `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()}`);
  const text = fc.string({ maxLength: 300 });
  const orNone = <T>(given: fc.Arbitrary<T>) => fc.oneof(given, fc.constant(''));
  const values = fc.record({
    quoteId: orNone(fc.uuid()),
    contactId: fc.uuid(),
    insuranceTypeId: fc.uuid(),
    carrierId: orNone(fc.uuid()),
    policyNumber: text,
    policyStatus: fc.constantFrom(...policyStatuses, 'PAID', ''),
    policyType: fc.constantFrom(...policyTypes, ''),
    policyTerm: text,
    effectiveDate: orNone(date),
    expiredDate: orNone(date),
    premium: fc.oneof(
      fc.string(),
      fc.integer({ min: -500, max: 2_000_000_000 }).map((c) => (c / 100).toFixed(2)),
    ),
    paymentType: fc.constant(''),
    paymentTerm: fc.constantFrom(...policyPaymentTerms, ''),
    paymentStatus: fc.constant('PAST_DUE'),
    otherInformation: text,
  });
  let accepted = 0;
  fc.assert(
    fc.property(values, (typed) => {
      const result = schema.safeParse(typed);
      if (!result.success) return;
      accepted += 1;
      expect(accepts(result.data), JSON.stringify([typed, ajv.errors])).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(20);
});
