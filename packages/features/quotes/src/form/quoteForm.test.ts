import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { DAY, dayFrom, quoteFormStatuses } from '@fairlead/rules';
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyQuote, NO_INSURANCE, type QuoteValues, quoteSchema } from './quoteForm';

const today = dayFrom(2026, 11, 20) ?? 0;
const schema = quoteSchema({ locale: 'en', today: () => today });
const id = '01940000-0000-7000-8000-000000000001';
const valid: QuoteValues = {
  opportunity_id: id,
  contactId: id,
  insuranceTypeId: id,
  carrierId: id,
  effectiveDate: '11/20/2026',
  premiumAmount: '1,184.50',
  quoteStatus: 'PENDING',
};
const errorsOf = (values: Partial<QuoteValues>, rules = schema): Record<string, string> => {
  const result = rules.safeParse({ ...valid, ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};

it('builds the request body', () => {
  expect(schema.parse(valid)).toEqual({ ...valid, effectiveDate: today, premiumAmount: 1184.5 });
});

describe('rejects', () => {
  it('empty fields, each with its own message', () => {
    expect(errorsOf({ ...emptyQuote({ contact: { id: '' } }), quoteStatus: '' })).toEqual({
      opportunity_id: 'need.opportunity',
      contactId: 'need.contact',
      insuranceTypeId: 'need.insurance',
      carrierId: 'need.carrier',
      effectiveDate: 'need.effectiveDate',
      premiumAmount: 'need.premium',
      quoteStatus: 'need.status',
    });
  });

  it.each<[keyof QuoteValues, string, string]>([
    ['insuranceTypeId', NO_INSURANCE, 'need.noInsurance'],
    ['effectiveDate', '11/19/2026', 'field.notPastDate'],
    ['effectiveDate', '02/30/2027', 'field.date'],
    ['premiumAmount', 'much', 'field.number'],
    ['premiumAmount', '1.005', 'field.cents'],
    ['premiumAmount', '-1', fieldMessage('field.min', 0)],
    ['premiumAmount', '100,000,000', fieldMessage('field.max', 99_999_999.99)],
    ['premiumAmount', '99,999,999,999', fieldMessage('field.max', 99_999_999.99)],
    ['quoteStatus', 'NEW', 'need.status'],
  ])('%s: %s', (field, text, message) => {
    expect(errorsOf({ [field]: text })).toEqual({ [field]: message });
  });
});

it('accepts the stored date in the past but no other past date', () => {
  const editSchema = quoteSchema({ locale: 'en', today: () => today, storedDay: today - 5 * DAY });
  expect(errorsOf({ effectiveDate: '11/15/2026' }, editSchema)).toEqual({});
  expect(errorsOf({ effectiveDate: '11/16/2026' }, editSchema)).toEqual({ effectiveDate: 'field.notPastDate' });
});

it('accepts only values that the API accepts', () => {
  const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/QuoteCreate' });
  const date = fc
    .date({ min: new Date('2026-11-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((at) => `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()}`);
  const values = fc.record({
    opportunity_id: fc.uuid(),
    contactId: fc.uuid(),
    insuranceTypeId: fc.uuid(),
    carrierId: fc.uuid(),
    effectiveDate: fc.oneof(date, fc.string()),
    premiumAmount: fc.oneof(
      fc.string(),
      fc.integer({ min: -500, max: 2_000_000_000 }).map((cents) => (cents / 100).toFixed(2)),
    ),
    quoteStatus: fc.constantFrom(...quoteFormStatuses, ''),
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
