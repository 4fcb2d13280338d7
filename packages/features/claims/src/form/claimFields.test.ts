import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { claimPersonRoles, claimReporters, claimTypes, dayFrom } from '@fairlead/rules';
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type LossValues, lossShape, type PeopleValues, peopleShape, toLossBody, toPeopleBody } from './claimFields';

const today = dayFrom(2026, 11, 20) ?? 0;
const rules = { locale: 'en', today: () => today };
const schema = z.object({ ...lossShape(rules), ...peopleShape() });
const valid: LossValues & PeopleValues = {
  claimType: 'AUTOMOBILE',
  lossDate: '11/20/2026',
  lossTime: '17:40',
  location: '',
  estimatedAmount: '6,800.50',
  policeReportNumber: '',
  description: 'Hit from behind.',
  reportedBy: 'CUSTOMER',
  reporterName: '',
  drivable: '',
  injuries: '',
  people: [{ id: 'a', name: 'Ruth Abadi', phone: '', role: 'WITNESS' }],
};
const errorsOf = (values: Partial<typeof valid>): Record<string, string> => {
  const result = schema.safeParse({ ...valid, ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};
const person = { id: 'b', name: 'A', phone: '', role: 'WITNESS' };

describe('claim fields', () => {
  it('accept valid input and convert it for the API', () => {
    expect(errorsOf({})).toEqual({});
    expect(toLossBody(rules, { ...valid, location: ' Here ' })).toEqual({
      claimType: 'AUTOMOBILE',
      lossDate: today,
      lossTime: '17:40',
      location: 'Here',
      estimatedAmount: 6800.5,
      policeReportNumber: '',
      description: 'Hit from behind.',
      reportedBy: 'CUSTOMER',
      reporterName: '',
      drivable: null,
    });
    const report = { reportedBy: 'OTHER', reporterName: ' Ruth ', drivable: 'no' };
    expect(toLossBody(rules, { ...valid, ...report })).toMatchObject({
      reportedBy: 'OTHER',
      reporterName: 'Ruth',
      drivable: false,
    });
    expect(toLossBody(rules, { ...valid, ...report, reportedBy: 'AGENT', claimType: 'PROPERTY' })).toMatchObject({
      reporterName: '',
      drivable: null,
    });
    expect(toLossBody(rules, { ...valid, lossTime: ' ', estimatedAmount: '' })).toMatchObject({
      lossTime: null,
      estimatedAmount: null,
    });
  });

  it.each([
    [{ claimType: '' }, { claimType: 'field.required' }],
    [{ lossDate: '' }, { lossDate: 'field.required' }],
    [{ lossDate: '13/40/2026' }, { lossDate: 'field.date' }],
    [{ lossDate: '11/21/2026' }, { lossDate: 'need.past' }],
    [{ lossTime: 'noon' }, { lossTime: 'need.time' }],
    [{ estimatedAmount: 'much' }, { estimatedAmount: 'field.number' }],
    [{ estimatedAmount: '1.005' }, { estimatedAmount: 'field.cents' }],
    [{ estimatedAmount: '-1' }, { estimatedAmount: fieldMessage('field.min', 0) }],
    [{ estimatedAmount: '100,000,000' }, { estimatedAmount: fieldMessage('field.max', 99_999_999.99) }],
    [{ estimatedAmount: '99,999,999,999' }, { estimatedAmount: fieldMessage('field.max', 99_999_999.99) }],
    [{ description: ' \u200b ' }, { description: 'field.required' }],
    [{ description: 'x'.repeat(4001) }, { description: fieldMessage('field.maxLength', 4000) }],
    [{ people: [{ ...person, name: ' ' }] }, { 'people.0.name': 'field.required' }],
    [{ people: [{ ...person, role: '' }] }, { 'people.0.role': 'need.role' }],
    [{ people: [person, { ...person, phone: 'none' }] }, { 'people.1.phone': 'field.number' }],
  ])('reject %j with %j', (typed, errors) => {
    expect(errorsOf(typed)).toEqual(errors);
  });

  it('accept only values that the API accepts', () => {
    const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
    formats(ajv);
    ajv.addSchema({ $id: 'contract', ...openapi });
    const accepts = ajv.compile({ $ref: 'contract#/components/schemas/ClaimUpdate' });
    const date = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((at) => `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()}`);
    const values = fc.record({
      claimType: fc.constantFrom(...claimTypes, ''),
      lossDate: fc.oneof(date, fc.string()),
      lossTime: fc.constantFrom('', '00:00', '23:59', '24:00', '7:30'),
      location: fc.string(),
      estimatedAmount: fc.oneof(
        fc.constant(''),
        fc.string(),
        fc.integer({ min: -500, max: 2_000_000_000 }).map((cents) => (cents / 100).toFixed(2)),
      ),
      policeReportNumber: fc.string(),
      description: fc.oneof(fc.string(), fc.string({ minLength: 3990, maxLength: 4010 })),
      injuries: fc.string(),
      reportedBy: fc.constantFrom(...claimReporters, ''),
      reporterName: fc.string(),
      drivable: fc.constantFrom('', 'yes', 'no'),
      people: fc.array(
        fc.record({
          id: fc.uuid(),
          name: fc.string(),
          phone: fc.oneof(fc.constantFrom('', '+19415550190', '941'), fc.string()),
          role: fc.constantFrom(...claimPersonRoles, ''),
        }),
        { maxLength: 3 },
      ),
    });
    const claimId = '01940000-0000-7000-8000-000000000001';
    let accepted = 0;
    fc.assert(
      fc.property(values, (typed) => {
        if (!schema.safeParse(typed).success) return;
        accepted += 1;
        const body = { claimId, version: 1, ...toLossBody(rules, typed), ...toPeopleBody(typed) };
        expect(accepts(body), JSON.stringify([typed, ajv.errors])).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});
