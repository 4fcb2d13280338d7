import type { Schemas } from '@fairlead/api-client/client';
import {
  claimDetail,
  contacts,
  endpoint,
  gone,
  mock,
  pageOf,
  people,
  policyDetail,
  recordNetwork,
  saveNetwork,
  stale,
  unavailable,
} from '@fairlead/api-client/mocks';
import { DAY, dayOf } from '@fairlead/rules';

const now = Math.floor(Date.now() / 1000);
const today = dayOf(now);
const { id: agentId, name: agentName } = people.agent.user;
const [contact] = contacts;
if (!contact) throw new Error('no contact');

export const policy = policyDetail;
export const claim = claimDetail;
export const contactId = contact.id;

type DocumentRequest = Schemas['DocumentRequest'];
const idOf = (at: number) => `01935b2d-0002-7000-8000-${String(at).padStart(12, '0')}`;
const request = (at: number, values: Partial<DocumentRequest> = {}): DocumentRequest => ({
  id: idOf(at),
  requestedType: 'PRIOR_INSURANCE',
  documentName: '',
  documentRequestStatus: 'OPEN',
  record: {
    recordType: 'POLICY',
    recordId: policy.id,
    number: policy.policyNumber,
    insuranceName: policy.insuranceName,
  },
  contact: { id: contactId, name: 'Elena Marchetti' },
  requestedBy: { id: agentId, name: agentName },
  neededBy: today + 8 * DAY,
  requestMessage: 'The carrier gives a discount if you were insured before. A photo is enough.',
  sendsReminders: true,
  remindedDate: null,
  answerNote: '',
  answeredDate: null,
  documents: [],
  creationDate: now - at * DAY,
  version: 1,
  ...values,
});
const file = (at: number, fileName: string): DocumentRequest['documents'][number] => ({
  id: idOf(at),
  dbFile: {
    id: idOf(at),
    fileUrl: `/api/file/${at}`,
    fileName,
    fileExtension: 'pdf',
    mimeType: 'application/pdf',
    size: 184_320,
  },
});

const photo = file(42, 'Roof.png');
const picture = {
  mimeType: 'image/png',
  fileUrl:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
};

export const open = request(1);
const overdue = request(2, { requestedType: 'OTHER', documentName: 'Deed of the house', neededBy: today - 3 * DAY });
const unavailableOne = request(3, {
  requestedType: 'DRIVERS_LICENSE',
  documentRequestStatus: 'UNAVAILABLE',
  answerNote: 'I lost it last month.',
  answeredDate: now - DAY,
});
const uploaded = request(4, {
  requestedType: 'PHOTOS',
  documentRequestStatus: 'UPLOADED',
  answeredDate: now - DAY,
  documents: [file(41, 'Kitchen.pdf'), { ...photo, dbFile: { ...photo.dbFile, ...picture } }],
});
const withdrawn = request(5, { requestedType: 'SIGNED_FORM', documentRequestStatus: 'WITHDRAWN' });

const missing = gone('This request no longer exists', 'documentRequest.notFound');

/** Bodies of the sent requests, in order. Each story starts with none. */
export const sent: unknown[] = [];

const record = endpoint('get', '/api/document-request/id/{id}', open);
const list = endpoint('get', '/api/document-request/all', pageOf([open, overdue, unavailableOne, uploaded, withdrawn]));
const keep =
  (answer: DocumentRequest) =>
  async ({ body }: { body: () => Promise<unknown> }) => {
    sent.push(await body());
    return answer;
  };
const create = endpoint('post', '/api/document-request/create', keep(open), 'The customer was asked for the document');
const update = endpoint('put', '/api/document-request/update', keep(open), 'The request was changed');
const acts = [
  mock('post', '/api/document-request/id/{id}/remind', open, 'The customer was reminded'),
  mock('post', '/api/document-request/id/{id}/withdraw', withdrawn, 'The request was withdrawn'),
];
const upload = endpoint(
  'post',
  '/api/document-request/id/{id}/upload',
  keep(uploaded),
  'Thank you. Your agent has received the document',
);
const decline = mock(
  'post',
  '/api/document-request/id/{id}/cannot-provide',
  keep(unavailableOne),
  'Your agent was told that you do not have this document',
);
const stored = mock('post', '/api/file/upload', {
  id: idOf(90),
  fileUrl: '/api/file/90',
  name: 'Page.pdf',
  contentType: 'application/pdf',
  size: 2048,
});
const subjects = [
  mock('get', '/api/policy/id/{id}', policy),
  mock('get', '/api/contact/id/{id}', contact),
  mock('get', '/api/claim/id/{id}', claim),
  mock('get', '/api/policy/all', pageOf([policy])),
];
const usual = [
  record.usual,
  list.usual,
  create.usual,
  update.usual,
  upload.usual,
  decline,
  stored,
  ...acts,
  ...subjects,
];

/** Network states for the stories. */
export const network = {
  ...recordNetwork(record, missing, usual),
  ...saveNetwork([create, update], usual),
  usual,
  /** The policy expires in 20 days. */
  expiresSoon: [mock('get', '/api/policy/id/{id}', { ...policy, expiredDate: today + 20 * DAY }), ...usual],
  none: [list.answers(pageOf([])), ...usual],
  failingList: [list.answers(unavailable), ...usual],
  overdue: [record.answers(overdue), ...usual],
  unavailable: [record.answers(unavailableOne), ...usual],
  uploaded: [record.answers(uploaded), ...usual],
  withdrawn: [record.answers(withdrawn), ...usual],
  /** Another agent changes the request before this one saves. The list still shows the earlier version. */
  changedMeanwhile: [
    update.answers(async (each) => {
      const answer = await update.payload(each);
      const { version } = sent.at(-1) as { version: number };
      return version === 2 ? answer : stale({ ...open, requestMessage: 'The front page is enough.', version: 2 });
    }),
    ...usual,
  ],
  failingUpload: [upload.answers(unavailable), ...usual],
};
