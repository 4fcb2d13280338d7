import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPackage, type PackageValues, packageSchema } from './packageForm';

const schema = packageSchema('en');
const valid: PackageValues = {
  packageName: 'Growth',
  price: '1,234.50',
  packageDetails: 'Up to 10 agents\nMailing',
  subscriptionDuration: 'THREE_MONTH',
};

const errorsOf = (values: Partial<PackageValues>): Record<string, string> => {
  const result = schema.safeParse({ ...valid, ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};

it('builds the request body', () => {
  expect(schema.parse({ ...valid, packageName: ' Growth ' })).toEqual({
    packageName: 'Growth',
    price: 1234.5,
    packageDetails: 'Up to 10 agents\nMailing',
    subscriptionDuration: 'THREE_MONTH',
  });
});

describe('rejects', () => {
  it('empty required fields', () => {
    expect(errorsOf(emptyPackage)).toEqual({
      packageName: 'field.required',
      price: 'field.required',
      subscriptionDuration: 'field.required',
    });
  });

  it.each<[keyof PackageValues, string, string]>([
    ['packageName', '\u200b', 'field.required'],
    ['packageName', 'X'.repeat(256), fieldMessage('field.maxLength', 255)],
    ['price', '0', fieldMessage('field.greater', 0)],
    ['price', '-5', fieldMessage('field.greater', 0)],
    ['price', 'ten', 'field.number'],
    ['price', '1.005', 'field.cents'],
    ['price', '0.004', 'field.cents'],
    ['price', '0.000000001', 'field.cents'],
    ['price', '1000000.01', fieldMessage('field.max', 1_000_000)],
    ['price', '99999999999', fieldMessage('field.max', 1_000_000)],
    ['packageDetails', 'X'.repeat(4001), fieldMessage('field.maxLength', 4000)],
  ])('%s: %s', (field, text, message) => {
    expect(errorsOf({ [field]: text })).toEqual({ [field]: message });
  });
});

it('accepts only values that the API accepts', () => {
  const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/SubscriptionPackageCreate' });
  const values = fc.record({
    packageName: fc.string({ maxLength: 300 }),
    price: fc.oneof(
      fc.string(),
      fc.float().map(String),
      fc.integer({ min: -100, max: 200_000_000 }).map((cents) => (cents / 100).toFixed(2)),
    ),
    packageDetails: fc.string({ maxLength: 5000 }),
    subscriptionDuration: fc.constantFrom('', 'ONE_MONTH', 'TWELVE_MONTH'),
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
