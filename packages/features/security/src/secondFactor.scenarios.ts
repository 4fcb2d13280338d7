import { endpoint, mock, Refusal, unavailable } from '@fairlead/api-client/mocks';

const madeOn = 1_780_401_600;
const secret = 'K7QF2MNBXR4T9WDAK7QF2MNBXR4T2WDA';
/** Recovery codes of the stories. */
export const codes = Array.from({ length: 10 }, (_, index) => `7K3M-9QW${index}-XA2C-${1040 + index}`);

/** Passkeys of the stories. */
const passkeys = [
  { id: '01900000-0000-7000-8000-000000000001', name: 'Work laptop, Windows Hello', synced: true },
  { id: '01900000-0000-7000-8000-000000000002', name: 'Blue security key', synced: false },
].map((passkey, index) => ({ ...passkey, creationDate: madeOn, lastUsedDate: index === 0 ? madeOn + 86_400 : null }));
const added = { ...passkeys[0], name: 'Passkey 1', lastUsedDate: null } as (typeof passkeys)[number];

const off = {
  authenticator: null,
  passkeys: [] as typeof passkeys,
  passkeyDomain: window.location.hostname,
  recoveryCodes: null,
  required: false,
};
const on = {
  ...off,
  authenticator: { enabledAt: madeOn },
  recoveryCodes: { left: 8, total: 10, createdAt: madeOn },
};
const withPasskeys = { ...on, passkeys };
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
/** Passkeys on the mocked server. Each story of passkeys begins with none. */
let stored: typeof passkeys = [];
const passkeyStatus = status.answers(() => ({
  ...off,
  passkeys: stored,
  recoveryCodes: stored.length > 0 ? on.recoveryCodes : null,
}));
const startPasskey = endpoint('post', '/api/auth/passkey/start', {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: window.location.hostname, name: 'Fairlead' },
  user: { id: 'dXNlcg', name: 'priya.raman@harborhale.test', displayName: 'Priya Raman' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  attestation: 'none',
});
const confirmPasskey = endpoint('post', '/api/auth/passkey/confirm', () => {
  stored = [added];
  return { passkey: added, codes };
});
const renamePasskey = endpoint('put', '/api/auth/passkey/id/{id}', () => {
  stored = stored.map((passkey, index) => (index === 0 ? { ...passkey, name: 'Old laptop' } : passkey));
  return stored[0] ?? added;
});
const removePasskey = endpoint(
  'post',
  '/api/auth/passkey/id/{id}/remove',
  () => {
    stored = stored.slice(1);
    return null;
  },
  'The passkey was removed.',
);
const usual = [
  status.usual,
  start.usual,
  confirm.usual,
  renew.usual,
  turnOff.usual,
  startPasskey.usual,
  confirmPasskey.usual,
  renamePasskey.usual,
  removePasskey.usual,
];
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

/** Sets whether the user has passkeys before a story. */
export const beginPasskeys = (has: boolean) => () => {
  stored = has ? passkeys : [];
};

/** Lets the browser's question for a passkey end with a result, as no story can answer it. */
export const answerPasskey = (answer: () => Promise<unknown>) => () => {
  const { create, get } = navigator.credentials;
  const ask = async () => (await answer()) as Credential;
  Object.assign(navigator.credentials, { create: ask, get: ask });
  return () => void Object.assign(navigator.credentials, { create, get });
};
const bytes = new Uint8Array([1]).buffer;
/** Answer of a browser to a new passkey. */
export const newCredential = () =>
  Promise.resolve({
    id: 'AQ',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['usb'] },
    getClientExtensionResults: () => ({}),
  });
/** Answer of a browser when the user closes its question. */
export const closed = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));

/** Network states for the stories. */
export const secondFactorNetwork = {
  usual,
  required: [status.answers({ ...on, required: true }), ...usual],
  loading: [status.pending, ...usual],
  failing: [status.answers(unavailable), ...usual],
  passkeys: [passkeyStatus, ...usual],
  both: [status.answers(withPasskeys), ...usual],
  onlyRequired: [
    status.answers({ ...withPasskeys, authenticator: null, passkeys: passkeys.slice(0, 1), required: true }),
    ...usual,
  ],
  full: [
    status.answers({
      ...withPasskeys,
      passkeys: Array.from({ length: 10 }, (_, index) => ({
        ...added,
        id: `01900000-0000-7000-8000-00000000000${index}`,
        name: `Passkey ${index + 1}`,
      })),
    }),
    ...usual,
  ],
  noDomain: [status.answers({ ...on, passkeyDomain: null }), ...usual],
  elsewhere: [status.answers({ ...withPasskeys, passkeyDomain: 'portal.harborhale.test' }), ...usual],
  noProfile: [mock('get', '/api/auth/me', unavailable), ...usual],
  wrongPassword: [start.answers(wrongPassword), ...usual],
  wrongCode: [confirm.answers(wrongCode), ...usual],
};
