import type { Schemas } from '@fairlead/api-client/client';
import {
  agencies,
  endpoint,
  fieldError,
  gone,
  insuranceTypes,
  mock,
  type Persona,
  people,
  Refusal,
  recordNetwork,
  saveNetwork,
  stale,
  unavailable,
} from '@fairlead/api-client/mocks';

type Me = Schemas['Me'];

const id = (end: string) => `01935b1c-0000-7000-8000-0000000000${end}`;
const states: Schemas['State'][] = [
  { id: id('e1'), name: 'Florida', state_code: 'FL' },
  { id: id('e2'), name: 'Maine', state_code: 'ME' },
  { id: id('e3'), name: 'Massachusetts', state_code: 'MA' },
  { id: id('e4'), name: 'New Hampshire', state_code: 'NH' },
  { id: id('e5'), name: 'Vermont', state_code: 'VT' },
];
const types = insuranceTypes
  .filter(({ active }) => active)
  .map(({ id: typeId, name, tag }) => ({ id: typeId, name, tag }));

const [brightwater] = agencies;
if (!brightwater) throw new Error('the fixtures hold no agency');
const agency: Schemas['Agency'] = {
  ...brightwater,
  insuranceTypes: types.map(({ id: typeId, name }) => ({ id: typeId, name })),
  states: states.slice(1).map(({ name, state_code }) => ({ name, state_code })),
};

const home: Schemas['Address'] = {
  id: id('f1'),
  addressType: 'USER_ADDRESS',
  street: '2200 Main St, Suite 410',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
  country: 'United States',
  version: 1,
};

const completeDetails: Me['userDetails'] = {
  phone: '+12075550119',
  website: 'brightwater.example/marcus',
  address: home,
  bio: 'Looks after families with a house by the water.\n\nAsk Marcus about anything that does not fit a form.',
  linkedInUrl: 'https://www.linkedin.com/in/marcus-oyelaran',
  facebookUrl: '',
  availabilityTime: 'Mon to Fri, 9 to 6 ET',
  signature:
    '<p><strong>Marcus Oyelaran</strong><br>Licensed agent, Brightwater Insurance</p><p><a href="https://brightwater.example">brightwater.example</a></p>',
  supportedStates: states.slice(1, 3),
  supportedInsuranceTypes: agency.insuranceTypes.slice(0, 3),
  licenseNumber: 'PRL 884210',
  licenseState: 'ME',
  licenseExpirationDate: 1_861_920_000,
};

/** Profiles for the stories: the agent's is complete, the others are empty. */
const profileOf = (persona: Persona): Me =>
  persona === 'agent' ? { ...people.agent, userDetails: completeDetails } : people[persona];
export const marcus = profileOf('agent');
/** The profile after another user has changed it. */
export const theirs: Me = {
  ...marcus,
  user: { ...marcus.user, name: 'Marcus A. Oyelaran', version: 2 },
  userDetails: { ...completeDetails, availabilityTime: 'Tue to Sat, 10 to 6', bio: 'Theirs.' },
};

/** Requests in order. A story starts with none. */
export const requests: string[] = [];
const recording = <T>(what: string, answer: T) => {
  return () => {
    requests.push(what);
    return answer;
  };
};

const reads = [
  mock('get', '/api/states/all', states),
  mock('get', '/api/insurance-type/dropdown', types),
  mock('get', '/api/agency/id/{id}', agency),
];
const photo = { id: id('f2'), fileUrl: '/photo.png' };
const record = endpoint('get', '/api/auth/me', marcus);
const update = endpoint(
  'put',
  '/api/auth/profile/update',
  recording('profile', marcus),
  'Profile updated Successfully!',
);
const upload = endpoint('post', '/api/file/upload', ({ query }) => {
  requests.push(`upload ${query.get('fileUploadType')}`);
  return { ...photo, name: 'photo.png', size: 1200, contentType: 'image/png' };
});
const saved = (whose: Me) => [
  update.answers(recording('profile', whose)),
  mock('post', '/api/address/create', recording('address created', home), 'Address saved'),
  mock('put', '/api/address/update', recording('address updated', { ...home, version: 2 }), 'Address changed'),
  upload.usual,
  mock('put', '/api/auth/profile-picture/update', recording('photo', whose), 'Photo saved'),
  mock('put', '/api/admin/update-profile-picture', recording('photo of an admin', whose), 'Photo saved'),
];
const profileHandlers = (persona: Persona) => {
  const whose = profileOf(persona);
  return [record.answers(recording('me', whose)), ...reads, ...saved(whose)];
};
const usual = profileHandlers('agent');
const conflict = stale(
  theirs,
  'Another user has changed this in the meantime. Please check the current values and try again.',
);

/** Returns the original profile until a save fails, and the changed profile afterwards. */
function changedMeanwhile() {
  let rejected = false;
  return [
    record.answers(() => (rejected ? theirs : marcus)),
    update.answers(() => {
      rejected = true;
      return conflict;
    }),
    ...usual,
  ];
}

/** Network states for the stories. */
export const network = {
  ...recordNetwork(record, gone('This user does not exist'), usual),
  ...saveNetwork([update], usual),
  usual,
  of: profileHandlers,
  emptyError: [update.broken('empty'), ...usual],
  htmlError: [update.broken('html'), ...usual],
  offline: [update.offline, ...usual],
  noStates: [mock('get', '/api/states/all', unavailable), ...usual],
  phoneRefused: [update.answers(fieldError(400, 'phone', 'field.phone', 'Please give valid number')), ...usual],
  imageRefused: [
    upload.answers(fieldError(400, 'file', 'file.notImage', 'Please choose an image (PNG, JPEG, GIF or WebP)')),
    ...usual,
  ],
  uploadFails: [upload.answers(new Refusal(413, { code: '', message: '' })), ...usual],
  changedMeanwhile,
};
