import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ContactValues, contactSchema, emptyContact, toValues } from './contactForm';

const person = { ...emptyContact, firstName: ' Ines ', lastName: 'Duarte', email: 'ines@people.test' };
const company: ContactValues = { ...person, contactType: 'COMMERCIAL', companyName: 'Duarte Roofing' };
const refusals = (values: ContactValues): Record<string, string> => {
  const result = contactSchema(values.contactType, 'en').safeParse(values);
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};
const home = { street: '', city: '', zipCode: '', state: '' };

it('maps a person to the request without company fields', () => {
  const typed = { ...person, dateOfBirth: '02/28/1990', phone: '+12075550111', companyName: 'left behind', year: 'x' };
  expect(contactSchema('PERSONAL', 'en').parse(typed)).toEqual({
    contactType: 'PERSONAL',
    firstName: 'Ines',
    lastName: 'Duarte',
    email: 'ines@people.test',
    phone: '+12075550111',
    homePhone: '',
    dateOfBirth: Date.UTC(1990, 1, 28) / 1000,
    address: home,
  });
});

it('parses numbers in the notation of the language', () => {
  const typed = { ...company, payroll: '1.250,50', year: '1998', noOfEmployees: '1.200', website: 'duarte.example' };
  expect(contactSchema('COMMERCIAL', 'de').parse(typed)).toMatchObject({
    payroll: 1250.5,
    revenue: null,
    year: 1998,
    noOfEmployees: 1200,
    website: 'https://duarte.example',
    entityLegalType: null,
  });
});

it('requires name and email of a person, and the name of a company', () => {
  const people = { firstName: 'error.firstName', lastName: 'error.lastName', email: 'error.email' };
  expect(refusals(emptyContact)).toEqual(people);
  expect(refusals({ ...emptyContact, contactType: 'COMMERCIAL' })).toEqual({
    ...people,
    companyName: 'error.companyName',
  });
});

it.each<[Partial<ContactValues>, string]>([
  [{ email: 'nobody' }, 'field.email'],
  [{ phone: '555-0111' }, 'error.phone'],
  [{ homePhone: 'x' }, 'error.phone'],
  [{ dateOfBirth: '02/30/1990' }, 'error.birthdate'],
  [{ dateOfBirth: '01/01/2999' }, 'error.birthPast'],
  [{ businessDescription: 'x'.repeat(256) }, 'error.businessDescription'],
  [{ year: 'long ago' }, 'error.number'],
  [{ noOfEmployees: '1.5' }, 'error.number'],
  [{ payroll: '-1' }, 'error.number'],
  [{ revenue: 'plenty' }, 'error.number'],
  [{ website: 'nowhere' }, 'field.url'],
])('rejects %j', (wrong, message) => {
  expect(refusals({ ...company, ...wrong })).toEqual({ [Object.keys(wrong)[0] ?? '']: message });
});

it('rejects everything that the API rejects', () => {
  const ajv = new Ajv({ strict: false });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/ContactCreate' });
  const acceptsChange = ajv.compile({ $ref: 'contract#/components/schemas/ContactUpdate' });
  const acceptsAddress = ajv.compile({ $ref: 'contract#/components/schemas/AddressCreate' });
  const contactId = '01940000-0000-7000-8000-000000000001';
  const text = fc.string({ maxLength: 300 });
  const digits = fc.oneof(fc.nat(9_999).map(String), text);
  let accepted = 0;
  fc.assert(
    fc.property(
      text,
      fc.oneof(fc.emailAddress(), fc.constant('ines@people.test')),
      digits,
      digits,
      fc.webUrl(),
      (name, email, phone, amount, website) => {
        const typed = {
          ...company,
          firstName: name,
          companyName: name,
          email,
          phone,
          website,
          year: amount,
          payroll: amount,
          street: name,
          city: phone,
          zipCode: amount,
          agentId: contactId,
        };
        const result = contactSchema('COMMERCIAL', 'en').safeParse(typed);
        if (!result.success) return;
        accepted += 1;
        const { address, agentId, ...body } = result.data;
        expect(accepts(body), JSON.stringify([body, accepts.errors])).toBe(true);
        const { email: _, ...change } = { ...body, agentId, contactId, version: 1 };
        expect(acceptsChange(change), JSON.stringify([change, acceptsChange.errors])).toBe(true);
        const place = { ...address, addressType: 'CONTACT_ADDRESS' };
        expect(acceptsAddress(place), JSON.stringify([place, acceptsAddress.errors])).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
  expect(accepted).toBeGreaterThan(10);
});

it('maps a stored contact to form values', () => {
  const body = contactSchema('COMMERCIAL', 'en').parse({ ...company, payroll: '1,250.50', year: '1998' });
  const { address: _, ...stored } = body;
  const known = { phone: '', homePhone: '', dateOfBirth: null, companyName: '', website: '', businessDescription: '' };
  const none = { entityLegalType: null, fein: '', nsaicCode: '', year: null, noOfEmployees: null, payroll: null };
  const agent = { id: 'ann', name: '', email: '' };
  const customer = { client: false, account: null, erasedAt: null };
  const record = { id: '', version: 1, creationDateTimeStamp: 0, ...customer, address: null, agent };
  const values = toValues({ ...known, ...none, revenue: null, ...record, ...stored }, 'en');
  expect(values).toEqual({ ...company, agentId: 'ann', firstName: 'Ines', payroll: '1,250.50', year: '1998' });
});
