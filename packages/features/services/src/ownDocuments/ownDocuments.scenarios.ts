import type { Schemas } from '@fairlead/api-client/client';
import {
  claimDetail,
  endpoint,
  listNetwork,
  listOf,
  mock,
  policyDetail,
  unavailable,
} from '@fairlead/api-client/mocks';
import { DAY } from '@fairlead/rules';

type OwnDocument = Schemas['OwnDocument'];

const now = Math.floor(Date.now() / 1000);
const idOf = (at: number) => `01935b2d-0003-7000-8000-${String(at).padStart(12, '0')}`;
/** The customer has opened the page six days ago. */
const seenBefore = now - 6 * DAY;

type Row = [name: string, contentType: string, size: number, days: number, values?: Partial<OwnDocument>];
const ofClaim = {
  createdDocType: 'CLAIM',
  typeId: claimDetail.id,
  number: claimDetail.serial,
  insuranceName: 'Auto',
} as const;
const own = { createdBy: 'CUSTOMER' } as const;
const pdf = 'application/pdf';
const rows: Row[] = [
  ['Auto declarations 2026.pdf', pdf, 188_416, 2, { docType: 'POLICY' }],
  ['Adjuster estimate.pdf', pdf, 524_288, 5, ofClaim],
  ['Rear door.jpg', 'image/jpeg', 2_412_544, 7, { ...ofClaim, ...own }],
  ['Invoice 20931.pdf', pdf, 98_304, 20, { docType: 'BILL' }],
  ['Signed application.pdf', pdf, 310_272, 64, { ...own, docType: 'OTHER' }],
  ['Elevation certificate.pdf', pdf, 1_204_224, 190],
];

const documents = rows.map(
  ([name, contentType, size, days, values], at): OwnDocument => ({
    id: idOf(at),
    file: { id: idOf(100 + at), fileUrl: `/api/file/${at}`, name, size, contentType },
    createdBy: 'AGENT',
    createdDocType: 'POLICY',
    typeId: policyDetail.id,
    number: policyDetail.policyNumber,
    insuranceName: policyDetail.insuranceName,
    docType: null,
    creationDate: now - days * DAY,
    isNew: false,
    ...values,
  }),
);

let visits = 0;
/** Number of visits that were marked. Each story starts with none. */
export const visitCount = () => visits;
export const resetVisits = () => {
  visits = 0;
};

/** As the server marks new documents: until the visit is marked. */
const marked = (document: OwnDocument) => ({
  ...document,
  isNew: visits === 0 && document.createdBy === 'AGENT' && document.creationDate >= seenBefore,
});
const answer = (of: readonly OwnDocument[]) =>
  endpoint('get', '/api/docs/mine', ({ query }) =>
    listOf(of.map(marked), query, {
      search: { name: ({ file }) => file.name },
      filter: { createdBy: ({ createdBy }) => createdBy, createdDocType: ({ createdDocType }) => createdDocType },
      sort: { creationDate: ({ creationDate }) => creationDate, name: ({ file }) => file.name },
    }),
  );
const list = answer(documents);
const seen = endpoint(
  'post',
  '/api/docs/mine/seen',
  () => {
    visits += 1;
    return { seenBefore };
  },
  'Documents marked as seen',
);

const longName =
  'Endorsement-to-the-commercial-general-liability-policy-with-additional-insured-and-waiver-of-subrogation-2026-final.pdf';
const long = documents.map((document, at) =>
  at === 0
    ? { ...document, file: { ...document.file, name: longName }, number: 'CGL-2026-0000000000000417-RENEWAL-01' }
    : document,
);

/** Network states for the stories. */
export const network = {
  ...listNetwork(list, [seen.usual]),
  neverSeen: [list.usual, mock('post', '/api/docs/mine/seen', { seenBefore: null }, 'Documents marked as seen')],
  failingSeen: [list.usual, seen.answers(unavailable)],
  long: [answer(long).usual, seen.usual],
};
