import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberSchema } from '../members/memberForm';
import { agencySchema } from './agencyForm';
import { type ContactValues, contactSchema, isAddressChanged } from './contactForm';
import { inviteSchema } from './inviteForm';

const ajv = new Ajv({ strict: false });
formats(ajv);
ajv.addSchema({ $id: 'contract', ...openapi });
const validate = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` });
const email = fc.oneof(
  fc.nat().map((number) => ` desk-${number}@brightwater.test`),
  fc.emailAddress(),
  fc.string(),
);
const id = '01940000-0000-7000-8000-000000000000';

/** Checks that the API accepts all values that the schema accepts. */
function expectApiAccepts<V>(values: fc.Arbitrary<V>, parse: (values: V) => object | undefined, operation: string) {
  const accepts = validate(operation);
  let accepted = 0;
  fc.assert(
    fc.property(values, (each) => {
      const body = parse(each);
      if (!body) return;
      accepted += 1;
      expect(accepts(body), JSON.stringify([body, accepts.errors])).toBe(true);
    }),
    { numRuns: 150 },
  );
  // About 35 of the values are valid. Far fewer would prove nothing.
  expect(accepted).toBeGreaterThan(5);
}

const contact: ContactValues = {
  email: ' desk@brightwater.test ',
  phoneNumber: '+12075550142',
  website: '',
  facebookUrl: ' https://facebook.com/brightwater ',
  linkedInUrl: '',
  googleReviewUrl: '',
  street: ' 1 Long Wharf ',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
  country: '',
};
const errorsOf = (values: Partial<ContactValues>): Record<string, string> => {
  const result = contactSchema.safeParse({ ...contact, ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};

describe('contact details', () => {
  it('trims the values and sends empty ones as null', () => {
    expect(contactSchema.parse(contact)).toEqual({
      email: 'desk@brightwater.test',
      phoneNumber: '+12075550142',
      website: null,
      facebookUrl: 'https://facebook.com/brightwater',
      linkedInUrl: null,
      googleReviewUrl: null,
      address: { street: '1 Long Wharf', city: 'Portland', state: 'ME', zipCode: '04101', country: '' },
    });
  });

  it.each([
    [{ email: ' ' }, { email: 'field.required' }],
    [{ email: 'nobody' }, { email: 'field.email' }],
    [{ phoneNumber: 'call me' }, { phoneNumber: 'field.number' }],
    [{ website: 'brightwater' }, { website: 'field.url' }],
    [{ googleReviewUrl: 'javascript:alert(1)' }, { googleReviewUrl: 'field.url' }],
    [{ city: 'x'.repeat(256) }, { city: fieldMessage('field.maxLength', 255) }],
  ])('rejects %j', (values, expected) => {
    expect(errorsOf(values)).toEqual(expected);
  });

  it('save the address only if it has changed', () => {
    const { address } = contactSchema.parse(contact);
    expect(isAddressChanged(address, { ...address })).toBe(false);
    expect(isAddressChanged(address, { ...address, city: 'Bangor' })).toBe(true);
    expect(isAddressChanged(null, { street: '', city: '', state: '', zipCode: '', country: '' })).toBe(false);
    expect(isAddressChanged(null, address)).toBe(true);
  });

  it('reject everything that the API rejects', () => {
    const text = fc.oneof(fc.constant(''), fc.string({ maxLength: 260 }));
    const values = fc.record({
      email,
      phoneNumber: fc.constantFrom('', '+12075550142', ' 2075550142', 'x', '9'.repeat(40)),
      website: fc.oneof(fc.constant(''), fc.webUrl()),
      facebookUrl: fc.oneof(fc.constant(''), fc.webUrl()),
      linkedInUrl: fc.constant(''),
      googleReviewUrl: fc.constant(''),
      street: text,
      city: text,
      state: fc.constantFrom('', 'ME'),
      zipCode: text,
      country: text,
    });
    const parse = (each: ContactValues) => contactSchema.safeParse(each).data;
    const withoutAddress = (each: ContactValues) => {
      const { address: _, ...body } = parse(each) ?? {};
      return 'email' in body ? { ...body, agencyId: id, version: 1 } : undefined;
    };
    expectApiAccepts(values, withoutAddress, 'AgencyUpdate');
    const addressOf = (each: ContactValues) => {
      const address = parse(each)?.address;
      return address && { ...address, addressType: 'AGENCY_ADDRESS' };
    };
    expectApiAccepts(values, addressOf, 'AddressCreate');
  });
});

it('agency details reject everything that the API rejects', () => {
  const values = fc.record({
    image: fc.constant(undefined),
    agencyName: fc.string({ maxLength: 300 }),
    insuranceTypeIds: fc.uniqueArray(fc.uuid(), { maxLength: 5 }),
    states: fc.uniqueArray(fc.constantFrom('ME', 'NH', 'DC')),
  });
  const parse = (each: unknown) => {
    const { data } = agencySchema.safeParse(each);
    return data && { ...data, agencyId: id, version: 1 };
  };
  expectApiAccepts(values, parse, 'AgencyUpdate');
});

it('member details reject everything that the API rejects', () => {
  const values = fc.record({
    name: fc.string({ maxLength: 300 }),
    licensedAgent: fc.boolean(),
    agencyAdmin: fc.boolean(),
    active: fc.constantFrom('ACTIVE', 'DISABLED'),
    licenseNumber: fc.oneof(fc.constantFrom('', ' PRL 1 ', 'a;b'), fc.string({ maxLength: 40 })),
    licenseState: fc.constantFrom('', 'ME'),
    licenseExpirationDate: fc.constantFrom('', '12/31/2028', '12/31/1999', '02/30/2028', 'x'),
  });
  const parse = (each: unknown) => {
    const { data } = memberSchema.safeParse(each);
    return data && { ...data, agentId: id, version: 1 };
  };
  expectApiAccepts(values, parse, 'AgentProfileUpdate');
});

describe('an invitation', () => {
  const errors = (agentEmail: string) =>
    inviteSchema.safeParse({ agentEmail }).error?.issues.map(({ message }) => message);
  it('requires a valid email', () => {
    expect(errors('  ')).toEqual(['invite.required']);
    expect(errors('nobody')).toEqual(['invite.invalid']);
    expect(errors(`${'x'.repeat(250)}@brightwater.test`)).toEqual(['invite.invalid']);
    expect(inviteSchema.parse({ agentEmail: ' nina@brightwater.test ' })).toEqual({
      agentEmail: 'nina@brightwater.test',
    });
  });

  it('rejects everything that the API rejects', () => {
    const values = fc.record({ agentEmail: email });
    expectApiAccepts(values, (each) => inviteSchema.safeParse(each).data, 'InvitationCreate');
  });
});
