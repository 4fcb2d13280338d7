import { endpoint, Refusal, unavailable } from '@fairlead/api-client/mocks';

const madeOn = 1_780_401_600;
const secret = 'K7QF2MNBXR4T9WDAK7QF2MNBXR4T2WDA';
/** Recovery codes of the stories. */
export const codes = Array.from({ length: 10 }, (_, index) => `7K3M-9QW${index}-XA2C-${1040 + index}`);

const off = { authenticator: null, recoveryCodes: null, required: false };
const on = {
  authenticator: { enabledAt: madeOn },
  recoveryCodes: { left: 8, total: 10, createdAt: madeOn },
  required: false,
};
/** Second factor on the mocked server. Each story begins with it turned off. */
let isOn = false;

const status = endpoint('get', '/api/auth/second-factor', () => (isOn ? on : off));
const start = endpoint('post', '/api/auth/second-factor/start', {
  secret,
  uri: `otpauth://totp/Fairlead:priya%40harborhale.test?issuer=Fairlead&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
});
const confirm = endpoint('post', '/api/auth/second-factor/confirm', () => {
  isOn = true;
  return { codes };
});
const renew = endpoint(
  'post',
  '/api/auth/second-factor/recovery-codes',
  { codes },
  'Your new recovery codes are ready.',
);
const turnOff = endpoint(
  'post',
  '/api/auth/second-factor/off',
  () => {
    isOn = false;
    return null;
  },
  'Two-factor sign-in is off.',
);
const usual = [status.usual, start.usual, confirm.usual, renew.usual, turnOff.usual];
const wrongPassword = new Refusal(400, {
  code: 'auth.notYourPassword',
  message: 'The password is not correct.',
  errors: [{ field: 'password', code: 'auth.notYourPassword', message: 'The password is not correct.' }],
});
const wrongCode = new Refusal(400, { code: 'auth.wrongCode', message: 'Wrong code. Try the next one.' });

/** Sets whether the second factor is on before a story. */
export const begin = (enabled: boolean) => () => {
  isOn = enabled;
};

/** Network states for the stories. */
export const secondFactorNetwork = {
  usual,
  required: [status.answers({ ...on, required: true }), ...usual],
  loading: [status.pending, ...usual],
  failing: [status.answers(unavailable), ...usual],
  wrongPassword: [start.answers(wrongPassword), ...usual],
  wrongCode: [confirm.answers(wrongCode), ...usual],
};
