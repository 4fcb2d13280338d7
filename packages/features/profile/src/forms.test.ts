import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AdditionalValues, additionalSchema, toAdditionalValues } from './additionalForm';
import { isSignatureRequested, signatureState } from './editState';
import { marcus } from './profile.scenarios';
import { type ProfileValues, profileSchema, toProfileValues } from './profileForm';

const stored = { id: marcus.user.id, version: 2, me: marcus };
const valid: ProfileValues = { ...toProfileValues(stored), name: ' Marcus O. ', city: ' Bath ' };
const state = '01940000-0000-7000-8000-000000000000';
const additional: AdditionalValues = {
  statesId: [state],
  insuranceTypeId: [],
  linkedInUrl: '',
  facebookUrl: '',
  bio: '',
};
const messages = (issues: readonly { path: PropertyKey[]; message: string }[] = []): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
const errorsOf = (values: Partial<ProfileValues>) =>
  messages(profileSchema.safeParse({ ...valid, ...values }).error?.issues);

it('trims the values for the request', () => {
  expect(profileSchema.parse(valid)).toEqual({
    name: 'Marcus O.',
    phone: '+12075550119',
    website: 'brightwater.example/marcus',
    license: { licenseNumber: 'PRL 884210', licenseState: 'ME', licenseExpirationDate: 1_861_920_000 },
    address: { street: '2200 Main St, Suite 410', city: 'Bath', zipCode: '04101', state: 'ME' },
  });
  expect(profileSchema.parse({ ...valid, photo: null })).toHaveProperty('photo', null);
});

it('requires only the name', () => {
  const empty = { phone: '', website: '', street: '', city: '', zipCode: '', state: '' };
  expect(errorsOf(empty)).toEqual({});
  expect(errorsOf({ ...empty, name: '\u200b' })).toEqual({ name: 'field.required' });
});

it.each(['0', '+49301', '12.5'])('accepts %s as a phone number', (phone) => expect(errorsOf({ phone })).toEqual({}));
it.each(['+', '1 2', '12.', 'x'])('rejects %s as a phone number', (phone) =>
  expect(errorsOf({ phone })).toEqual({ phone: 'field.number' }),
);
it('rejects texts that are too long', () => {
  const long = 'x'.repeat(256);
  expect(errorsOf({ street: long, city: long, zipCode: long, phone: '1'.repeat(33) })).toEqual({
    street: fieldMessage('field.maxLength', 255),
    city: fieldMessage('field.maxLength', 255),
    zipCode: fieldMessage('field.maxLength', 255),
    phone: fieldMessage('field.maxLength', 32),
  });
});

it('requires one state and no other additional information', () => {
  expect(additionalSchema.safeParse(additional).success).toBe(true);
  const result = additionalSchema.safeParse({ ...additional, statesId: [], facebookUrl: 'me' });
  expect(messages(result.error?.issues)).toEqual({ statesId: 'stateRequired', facebookUrl: 'field.url' });
});

it('drops choices that are no longer available', () => {
  const [first, second] = marcus.userDetails.supportedStates;
  const offer = { states: second ? [second] : [], types: [] };
  expect(first).toBeDefined();
  expect(toAdditionalValues(stored, offer)).toMatchObject({ statesId: [second?.id], insuranceTypeId: [] });
});

it('opens the signature form only if the link asks for it', () => {
  expect(isSignatureRequested(signatureState)).toBe(true);
  for (const said of [null, undefined, 'signature', {}, { edit: 'referral' }])
    expect(isSignatureRequested(said)).toBe(false);
});

it('rejects everything that the API rejects', () => {
  const ajv = new Ajv({ strict: false });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const schema = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` });
  const [profile, address] = [schema('ProfileUpdate'), schema('AddressCreate')];
  const text = fc.string({ unit: 'grapheme', maxLength: 260 });
  const phone = fc.oneof(text, fc.stringMatching(/^\+?\d{1,40}(\.\d+)?$/));
  const web = fc.oneof(text, fc.webUrl(), fc.domain());
  const license = fc.oneof(fc.constantFrom('', ' PRL 1 ', 'a;b'), fc.string({ maxLength: 40 }));
  let accepted = 0;
  fc.assert(
    fc.property(text, phone, web, text, text, license, (name, number, website, street, bio, licenseNumber) => {
      const result = profileSchema.safeParse({ ...valid, name, phone: number, website, street, licenseNumber });
      if (result.success) {
        accepted += 1;
        const { address: place, license: licensed, ...named } = result.data;
        const business = { ...named, ...licensed };
        expect(profile({ ...business, version: 1 }), JSON.stringify([business, profile.errors])).toBe(true);
        expect(address({ ...place, addressType: 'USER_ADDRESS' }), JSON.stringify(address.errors)).toBe(true);
      }
      const more = additionalSchema.safeParse({ ...additional, linkedInUrl: website, bio });
      if (more.success) expect(profile({ ...more.data, version: 1 }), JSON.stringify(profile.errors)).toBe(true);
    }),
    { numRuns: 200 },
  );
  expect(accepted).toBeGreaterThan(10);
});
