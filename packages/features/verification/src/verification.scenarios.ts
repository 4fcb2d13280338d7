import {
  crudNetwork,
  endpoint,
  fieldError,
  gone,
  listNetwork,
  listOf,
  Refusal,
  requestedDocs,
  rowOf,
  unavailable,
  uploadedDocs,
  verificationDocs,
} from '@fairlead/api-client/mocks';

const firstOf = <T>(rows: readonly T[], wanted: (row: T) => boolean = () => true): T => {
  const found = rows.find(wanted);
  if (found === undefined) throw new Error('the fixtures hold no such record');
  return found;
};
export const edited = firstOf(verificationDocs);
const pending = firstOf(uploadedDocs, ({ status }) => status === 'PENDING');

const missing = gone('This document is no longer requested');
const docList = endpoint('get', '/api/verification-doc/all', ({ query }) =>
  listOf(verificationDocs, query, {
    search: { name: ({ name }) => name },
    filter: { active: ({ active }) => active },
    sort: { name: ({ name }) => name.toLowerCase(), creationDate: ({ creationDate }) => creationDate },
  }),
);
const create = endpoint('post', '/api/verification-doc/create', edited, 'Document created successfully');
/** The document after another admin has saved it. */
export const theirs = { ...edited, name: `${edited.name} (2027)`, version: 2 };
const crud = crudNetwork({
  list: docList,
  record: endpoint('get', '/api/verification-doc/id/{id}', rowOf(verificationDocs, missing)),
  create,
  update: endpoint('put', '/api/verification-doc/update', edited, 'Document updated successfully'),
  remove: endpoint('delete', '/api/verification-doc/delete/id/{id}', null, 'Document deleted successfully'),
  missing,
  theirs,
});
const nameTaken = fieldError(409, 'name', 'verificationDoc.nameTaken', 'There is already a document with this name');

/** Network states of the documents that the platform requests. */
export const docNetwork = { ...crud, nameTaken: crud.with(create.answers(nameTaken)) };

const requested = endpoint('get', '/api/verification-doc/root', requestedDocs);
const upload = endpoint('post', '/api/file/upload', { ...pending.file, name: 'licence.pdf' });
const submission = endpoint('post', '/api/uploaded-doc', pending, 'Doc uploaded');
const agencyUsual = [requested.usual, upload.usual, submission.usual];
const feedback = endpoint('post', '/api/uploaded-doc/admin-feedback', pending, 'Document approved');
const requestedStates = {
  empty: [requested.answers([])],
  loading: [requested.pending],
  failing: [requested.answers(unavailable)],
};

/** Network states of the documents of the user's agency. */
export const agencyNetwork = {
  usual: agencyUsual,
  ...requestedStates,
  fileTooLarge: [
    upload.answers(
      new Refusal(413, { code: 'file.tooLarge', message: "Selected all file(s) size can't exceeded 22 mb" }),
    ),
    ...agencyUsual,
  ],
  dateRefused: [
    submission.answers(
      fieldError(400, 'expirationDate', 'uploadedDoc.expirationPast', 'Please select a date that is not in the past'),
    ),
    ...agencyUsual,
  ],
  replacedMeanwhile: [
    submission.answers(
      new Refusal(409, {
        code: 'uploadedDoc.replaced',
        message: 'Another file was uploaded for this document in the meantime. Please review it first.',
      }),
    ),
    ...agencyUsual,
  ],
};

/** Network states of the panel on the page of an agency. */
export const panelNetwork = { usual: [requested.usual, feedback.usual], ...requestedStates };

const uploads = endpoint('get', '/api/uploaded-doc/all', ({ query }) =>
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

/** Network states of the uploaded documents of all agencies. */
export const uploadNetwork = {
  ...listNetwork(uploads, [feedback.usual]),
  rejecting: [uploads.usual, feedback.answers(pending, 'Document rejected')],
  reviewedMeanwhile: [uploads.usual, feedback.answers(reviewed)],
};
