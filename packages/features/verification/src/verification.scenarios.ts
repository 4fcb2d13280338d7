import {
  listOf,
  mock,
  mockOffline,
  mockPending,
  pageOf,
  Refusal,
  requestedDocs,
  uploadedDocs,
  verificationDocs,
} from '@fairlead/api-client/mocks';

const docs = '/api/verification-doc/all';
const byId = '/api/verification-doc/id/{id}';
const root = '/api/verification-doc/root';
const create = '/api/verification-doc/create';
const update = '/api/verification-doc/update';
const remove = '/api/verification-doc/delete/id/{id}';
const uploads = '/api/uploaded-doc/all';
const handIn = '/api/uploaded-doc';
const feedback = '/api/uploaded-doc/admin-feedback';

const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const gone = new Refusal(404, { code: 'notFound', message: 'This document is no longer requested' });

const firstOf = <T>(rows: readonly T[], wanted: (row: T) => boolean = () => true): T => {
  const found = rows.find(wanted);
  if (found === undefined) throw new Error('the fixtures hold no such record');
  return found;
};
export const edited = firstOf(verificationDocs);
const pending = firstOf(uploadedDocs, ({ status }) => status === 'PENDING');

const docRows = mock('get', docs, ({ query }) =>
  listOf(verificationDocs, query, {
    search: { name: ({ name }) => name },
    filter: { active: ({ active }) => active },
    sort: { name: ({ name }) => name.toLowerCase(), creationDate: ({ creationDate }) => creationDate },
  }),
);
const one = mock('get', byId, ({ path }) => verificationDocs.find(({ id }) => id === path.id) ?? gone);
const saved = [
  mock('post', create, edited, 'Document created successfully'),
  mock('put', update, edited, 'Document updated successfully'),
  mock('delete', remove, null, 'Document deleted successfully'),
];
const nameTaken = 'There is already a document with this name';

/** The states of the network that the stories of the documents show. */
export const docNetwork = {
  usual: [docRows, one, ...saved],
  empty: [mock('get', docs, pageOf([]))],
  loadingList: [mockPending('get', docs)],
  loadingRecord: [mockPending('get', byId)],
  offline: [mockOffline('get', docs)],
  failingList: [mock('get', docs, unavailable)],
  failingRecord: [mock('get', byId, unavailable)],
  missing: [mock('get', byId, gone)],
  deletedMeanwhile: [docRows, mock('delete', remove, gone)],
  saving: [one, mockPending('post', create)],
  failingSave: [one, mock('post', create, unavailable)],
  nameTaken: [
    mock(
      'post',
      create,
      new Refusal(409, {
        code: 'verificationDoc.nameTaken',
        message: nameTaken,
        errors: [{ field: 'name', code: 'verificationDoc.nameTaken', message: nameTaken }],
      }),
    ),
  ],
  changedMeanwhile: [
    mock('get', byId, edited),
    mock(
      'put',
      update,
      new Refusal(409, { code: 'stale', message: 'This was changed meanwhile', payload: { ...edited, version: 2 } }),
    ),
  ],
};

const stored = mock('post', '/api/file/upload', { ...pending.file, name: 'licence.pdf' });
const pastDate = 'Please select a date that is not in the past';

export const agencyNetwork = {
  usual: [mock('get', root, requestedDocs), stored, mock('post', handIn, pending, 'Doc uploaded')],
  empty: [mock('get', root, [])],
  loading: [mockPending('get', root)],
  failing: [mock('get', root, unavailable)],
  fileTooLarge: [
    mock('get', root, requestedDocs),
    mock(
      'post',
      '/api/file/upload',
      new Refusal(413, { code: 'file.tooLarge', message: "Selected all file(s) size can't exceeded 22 mb" }),
    ),
  ],
  dateRefused: [
    mock('get', root, requestedDocs),
    stored,
    mock(
      'post',
      handIn,
      new Refusal(400, {
        code: 'request.invalid',
        message: 'Please check the fields that are marked.',
        errors: [{ field: 'expirationDate', code: 'uploadedDoc.expirationPast', message: pastDate }],
      }),
    ),
  ],
  replacedMeanwhile: [
    mock('get', root, requestedDocs),
    stored,
    mock(
      'post',
      handIn,
      new Refusal(409, {
        code: 'uploadedDoc.replaced',
        message: 'Another file was uploaded for this document in the meantime. Please review it first.',
      }),
    ),
  ],
};

export const panelNetwork = {
  usual: [mock('get', root, requestedDocs), mock('post', feedback, pending, 'Document approved')],
  empty: [mock('get', root, [])],
  loading: [mockPending('get', root)],
  failing: [mock('get', root, unavailable)],
};

const uploadRows = mock('get', uploads, ({ query }) =>
  listOf(uploadedDocs, query, {
    search: { agencyName: ({ agency }) => agency.name, docName: ({ verificationDoc }) => verificationDoc.name },
    filter: { status: ({ status }) => status },
    sort: {
      creationDate: ({ creationDate }) => creationDate,
      agencyName: ({ agency }) => agency.name.toLowerCase(),
    },
  }),
);
const reviewed = new Refusal(409, {
  code: 'uploadedDoc.reviewed',
  message: 'Another admin has reviewed this document in the meantime',
  payload: pending,
});

export const uploadNetwork = {
  usual: [uploadRows, mock('post', feedback, pending, 'Document approved')],
  empty: [mock('get', uploads, pageOf([]))],
  loading: [mockPending('get', uploads)],
  failing: [mock('get', uploads, unavailable)],
  offline: [mockOffline('get', uploads)],
  rejecting: [uploadRows, mock('post', feedback, pending, 'Document rejected')],
  reviewedMeanwhile: [uploadRows, mock('post', feedback, reviewed)],
};
