import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { brokenPasswordRules, dayFrom } from '@fairlead/rules';
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyJoin, type JoinValues, joinSchema } from './joinForm';
import { changePasswordSchema, newPasswordSchema } from './passwordForms';
import { emptySignUp, type SignUpValues, signUpSchema } from './signUpForm';

const ajv = new Ajv({ strict: false });
formats(ajv);
ajv.addSchema({ $id: 'contract', ...openapi });
const accepts = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` });

interface Parsed {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}
const errorsOf = ({ error }: Parsed) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));

const signUp: SignUpValues = {
  agencyName: ' Lighthouse ',
  name: 'June',
  email: 'june@lighthouse.example',
  licensedAgent: 'yes',
  password: 'Harbour#7',
  confirmPassword: 'Harbour#7',
};
const today = dayFrom(2026, 11, 20) ?? 0;
const join: JoinValues = {
  ...emptyJoin,
  firstName: 'Nora',
  lastName: 'Quist',
  email: 'nora@people.example',
  phone: '+12075550190',
  street: '1 Main St',
  city: 'Portland',
  zipCode: '04101',
  state: 'ME',
  dateOfBirth: '2/28/1990',
  password: 'Harbour#7',
  confirmPassword: 'Harbour#7',
};

describe('the sign-up form', () => {
  it('maps values to the request, without a license if the form did not ask for it', () => {
    const { confirmPassword: _, ...body } = signUp;
    expect(signUpSchema(false).parse(signUp)).toEqual({ ...body, agencyName: 'Lighthouse', licensedAgent: false });
    expect(signUpSchema(true).parse(signUp)).toMatchObject({ licensedAgent: true });
  });

  it("shows every field's error, and only the first broken rule of a password", () => {
    expect(errorsOf(signUpSchema(true).safeParse(emptySignUp))).toEqual({
      agencyName: 'field.required',
      name: 'field.required',
      email: 'field.required',
      licensedAgent: 'field.required',
      password: 'field.required',
      confirmPassword: 'field.required',
    });
    const wrong = { ...signUp, email: 'x', password: 'no digit' };
    expect(errorsOf(signUpSchema(false).safeParse(wrong))).toEqual({ email: 'field.email', password: 'rule.digit' });
    const unlike = { ...signUp, confirmPassword: 'other' };
    expect(errorsOf(signUpSchema(false).safeParse(unlike))).toEqual({ confirmPassword: 'rule.same' });
  });
});

it.each<[keyof JoinValues, string, string]>([
  ['phone', '207 555', 'rule.phone'],
  ['phone', '1'.repeat(33), fieldMessage('field.maxLength', 32)],
  ['dateOfBirth', '02/30/1990', 'rule.birthValid'],
  ['dateOfBirth', '01/01/1899', 'rule.birthValid'],
  ['dateOfBirth', '11/20/2026', 'rule.birthPast'],
  ['state', '', 'field.required'],
  ['zipCode', ' ', 'field.required'],
])('the referral form refuses %s %j', (name, text, message) => {
  const schema = joinSchema(() => today);
  expect(errorsOf(schema.safeParse({ ...join, [name]: text }))).toEqual({ [name]: message });
  expect(schema.parse(join)).toMatchObject({ dateOfBirth: dayFrom(1990, 2, 28), state: 'ME' });
});

it.each([
  ['', 'rule.oldRequired'],
  ['short', 'rule.oldMinLength|8'],
  ['x'.repeat(256), fieldMessage('field.maxLength', 255)],
])('changing a password refuses the old one %j', (previousPassword, message) => {
  const values = { previousPassword, newPassword: 'Another#8', confirmPassword: 'Another#8' };
  expect(errorsOf(changePasswordSchema.safeParse(values))).toEqual({ previousPassword: message });
});

it('the form for changing the password refuses the old password as the new one', () => {
  const values = { previousPassword: 'Harbour#7', newPassword: 'Harbour#7', confirmPassword: 'Harbour#7' };
  expect(errorsOf(changePasswordSchema.safeParse(values))).toEqual({ newPassword: 'rule.different' });
});

describe('a new password', () => {
  const part = fc.oneof(
    fc.constantFrom('a', '1', '#', ' ', 'é', '😀', 'Aa', '0', '@', '\u00a0', '٣'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
    fc.constant('x'.repeat(80)),
  );
  const typed = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(''));

  it('has the same rules in the forms, the API and the rules package', () => {
    const contract = accepts('NewPassword');
    let accepted = 0;
    fc.assert(
      fc.property(typed, (password) => {
        const ok = brokenPasswordRules(password).length === 0;
        const values = { newPassword: password, confirmPassword: password };
        expect([contract(password), newPasswordSchema.safeParse(values).success], password).toEqual([ok, ok]);
        if (ok) accepted += 1;
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});

describe('values that the forms accept are valid for the API', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'June', 'x'.repeat(255), 'x'.repeat(256)));
  const email = fc.oneof(fc.emailAddress(), fc.string());
  const password = fc.constantFrom('Harbour#7', 'weak', 'With space#1');

  it('sign-up', () => {
    const contract = accepts('SignUp');
    const schema = signUpSchema(true);
    const values = fc
      .record({
        agencyName: text,
        name: text,
        email,
        licensedAgent: fc.constantFrom('yes', 'no', '' as const),
        password,
      })
      .map((given) => ({ ...given, confirmPassword: given.password }));
    fc.assert(
      fc.property(values, (given) => {
        const result = schema.safeParse(given);
        if (result.success) expect(contract(result.data), JSON.stringify([given, contract.errors])).toBe(true);
      }),
      { numRuns: 800 },
    );
  });

  it('referral', () => {
    const contract = accepts('ReferralSignUp');
    const schema = joinSchema(() => today);
    const date = fc
      .date({ min: new Date('1850-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((at) => `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()}`);
    const values = fc.record({
      firstName: text,
      city: text,
      zipCode: text,
      phone: fc.oneof(fc.stringMatching(/^\+?\d{1,40}$/), fc.string()),
      dateOfBirth: fc.oneof(date, fc.string()),
    });
    fc.assert(
      fc.property(values, (given) => {
        const result = schema.safeParse({ ...join, ...given });
        if (result.success) expect(contract(result.data), JSON.stringify([given, contract.errors])).toBe(true);
      }),
      { numRuns: 800 },
    );
  });
});
