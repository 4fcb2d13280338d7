import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { dayFrom } from '@fairlead/rules';
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CreateValues, createSchema, emptyCreate } from './createForm';

const today = dayFrom(2026, 11, 20) ?? 0;
const schema = createSchema('en', () => today);
const id = '01940000-0000-7000-8000-000000000001';
const valid: CreateValues = { ...emptyCreate, contactId: id, insuranceTypeIds: [id], shortNote: ' Roof of 2019 ' };
const prospect: CreateValues = {
  ...valid,
  mode: 'prospect',
  contactId: '',
  firstName: 'Ines',
  lastName: 'Duarte',
  email: 'ines@people.test',
};
const errorsOf = (values: CreateValues): Record<string, string> =>
  Object.fromEntries(
    schema.safeParse(values).error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
  );

it('builds the body for an existing contact without validating the prospect fields', () => {
  expect(schema.parse({ ...valid, firstName: '', email: 'nobody' })).toEqual({
    contact: id,
    insuranceTypeIds: [id],
    shortNote: 'Roof of 2019',
  });
});

it('builds the body for a new contact with an address', () => {
  const typed = { ...prospect, contactId: 'left behind', city: 'Portland', state: 'ME' };
  expect(schema.parse(typed).contact).toMatchObject({
    contactType: 'PERSONAL',
    firstName: 'Ines',
    email: 'ines@people.test',
    address: { street: '', city: 'Portland', zipCode: '', state: 'ME' },
  });
});

it('requires a contact and an insurance type, each with its own message', () => {
  expect(errorsOf(emptyCreate)).toEqual({ contactId: 'need.contact', insuranceTypeIds: 'need.insurance' });
  expect(errorsOf({ ...emptyCreate, mode: 'prospect', contactType: 'COMMERCIAL' })).toEqual({
    firstName: 'error.firstName',
    lastName: 'error.lastName',
    email: 'error.email',
    companyName: 'error.companyName',
    insuranceTypeIds: 'need.insurance',
  });
});

it.each<[Partial<CreateValues>, string]>([
  [{ phone: '555-0111' }, 'error.phone'],
  [{ dateOfBirth: '11/20/2026' }, 'error.birthPast'],
  [{ shortNote: 'x'.repeat(1001) }, fieldMessage('field.maxLength', 1000)],
  [{ contactType: 'COMMERCIAL', companyName: 'Duarte', year: 'long ago' }, 'error.number'],
])('rejects %j', (values, message) => {
  expect(errorsOf({ ...prospect, ...values })).toEqual({ [Object.keys(values).at(-1) ?? '']: message });
});

it.each(['existing', 'prospect'] as const)('accepts only values that the API accepts: %s', (mode) => {
  const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/OpportunityCreate' });
  const acceptsContact = ajv.compile({ $ref: 'contract#/components/schemas/ContactCreate' });
  const text = fc.oneof(fc.string({ maxLength: 300 }), fc.constant(''));
  const values = fc.record({
    contactType: fc.constantFrom<CreateValues['contactType']>('PERSONAL', 'COMMERCIAL'),
    contactId: fc.constantFrom('', id),
    firstName: fc.oneof(text, fc.constantFrom('Ines', 'Ana')),
    companyName: fc.oneof(text, fc.constant('Duarte')),
    email: fc.oneof({ weight: 4, arbitrary: fc.constant('ines@people.test') }, fc.emailAddress(), text),
    phone: fc.oneof(fc.stringMatching(/^\+?\d{1,33}$/), fc.constant('')),
    insuranceTypeIds: fc.oneof(
      { weight: 4, arbitrary: fc.array(fc.uuid(), { minLength: 1, maxLength: 3 }) },
      fc.constant([]),
    ),
    shortNote: fc.oneof(text, fc.string({ maxLength: 1100, size: 'max' })),
  });
  let accepted = 0;
  fc.assert(
    fc.property(values, (typed) => {
      const result = schema.safeParse({ ...prospect, ...typed, mode });
      if (!result.success) return;
      accepted += 1;
      const { contact, ...asked } = result.data;
      const known = { contactId: id, status: 'NEW', opportunityCreatedBy: 'AGENT' };
      const body = { ...known, ...asked, ...(typeof contact === 'string' && { contactId: contact }) };
      expect(accepts(body), JSON.stringify([body, accepts.errors])).toBe(true);
      if (typeof contact === 'string') return;
      const { address: _, ...whole } = contact;
      expect(acceptsContact(whole), JSON.stringify([whole, acceptsContact.errors])).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(20);
});
