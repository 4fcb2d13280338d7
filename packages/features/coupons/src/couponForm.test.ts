import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { DAY, dayFrom } from '@fairlead/rules';
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CouponValues, couponSchema, emptyCoupon } from './couponForm';

const today = dayFrom(2026, 11, 20) ?? 0;
const schema = couponSchema('en', () => today);
const valid: CouponValues = {
  couponCode: 'HOLIDAY-2026',
  discountType: 'FIXED',
  discountAmount: '1,234.50',
  maxTimesCanBeUsed: '100',
  expirationDate: '11/21/2026',
};

const refusals = (values: Partial<CouponValues>): Record<string, string> => {
  const result = schema.safeParse({ ...valid, ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};

it('maps the values to the request', () => {
  expect(schema.parse({ ...valid, couponCode: ' HOLIDAY-2026 ' })).toEqual({
    couponCode: 'HOLIDAY-2026',
    discountType: 'FIXED',
    discountAmount: 1234.5,
    maxTimesCanBeUsed: 100,
    expirationDate: today + DAY,
  });
});

it('parses numbers in the notation of the language', () => {
  const german = couponSchema('de', () => today);
  expect(german.parse({ ...valid, discountAmount: '1.234,50' })).toMatchObject({ discountAmount: 1234.5 });
  expect(german.safeParse({ ...valid, discountAmount: '1,234.50' }).success).toBe(false);
});

describe('rejects', () => {
  it('empty fields', () => {
    expect(refusals(emptyCoupon)).toEqual({
      couponCode: 'field.required',
      discountAmount: 'field.required',
      maxTimesCanBeUsed: 'field.required',
      expirationDate: 'field.required',
    });
  });

  it.each<[keyof CouponValues, string, string]>([
    ['couponCode', 'TWO WORDS', 'field.noSpaces'],
    ['couponCode', 'SPRING\u200b26', 'field.noSpaces'],
    ['couponCode', '\u200b', 'field.required'],
    ['couponCode', 'X'.repeat(65), fieldMessage('field.maxLength', 64)],
    ['discountAmount', '0.99', fieldMessage('field.min', 1)],
    ['discountAmount', 'ten', 'field.number'],
    ['discountAmount', '1.005', 'field.cents'],
    ['discountAmount', '1000000.01', fieldMessage('field.max', 1_000_000)],
    ['maxTimesCanBeUsed', '0', fieldMessage('field.min', 1)],
    ['maxTimesCanBeUsed', '1.5', 'field.whole'],
    ['expirationDate', '11/20/2026', 'field.futureDate'],
    ['expirationDate', '02/30/2027', 'field.date'],
    ['expirationDate', 'soon', 'field.date'],
  ])('%s: %s', (field, text, message) => {
    expect(refusals({ [field]: text })).toEqual({ [field]: message });
  });
});

it('rejects everything that the API rejects', () => {
  const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/CouponCreate' });
  const text = fc.oneof(
    fc.string(),
    fc.float().map(String),
    fc.integer({ min: -5, max: 2_000_000 }).map(String),
    fc.integer({ min: 0, max: 200_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  );
  const date = fc
    .date({ min: new Date('2026-11-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((at) => `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()}`);
  const values = fc.record({
    couponCode: fc.oneof(fc.string({ maxLength: 80 }), fc.stringMatching(/^[A-Z0-9-]{1,64}$/)),
    discountType: fc.constant('FIXED' as const),
    discountAmount: text,
    maxTimesCanBeUsed: text,
    expirationDate: fc.oneof(date, fc.string()),
  });
  let accepted = 0;
  fc.assert(
    fc.property(values, (typed) => {
      const result = schema.safeParse(typed);
      if (!result.success) return;
      accepted += 1;
      expect(accepts(result.data), JSON.stringify([typed, ajv.errors])).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(20);
});
