import { expect, it } from 'vitest';
import type { Viewer } from './access';
import { documentUploadTypes, mayUpload, replaceRefusal } from './files';

const viewer = (role: Viewer['role'], more: Partial<Viewer> = {}): Viewer => ({
  role,
  privileges: [],
  subscribed: true,
  agencyAdmin: false,
  licensed: false,
  ...more,
});

it.each<[string, Viewer, boolean]>([
  ['CARRIER', viewer('ADMIN', { privileges: ['CARRIER_UPDATE'] }), true],
  ['CARRIER', viewer('ADMIN', { privileges: ['CARRIER_READ'] }), false],
  ['CARRIER', viewer('AGENT', { agencyAdmin: true }), false],
  ['VERIFICATION_DOC', viewer('AGENT', { agencyAdmin: true }), true],
  ['VERIFICATION_DOC', viewer('AGENT'), false],
  ['AGENCY', viewer('CUSTOMER'), false],
  ['CERTIFICATE', viewer('AGENT'), true],
  ['CERTIFICATE', viewer('CUSTOMER'), false],
  ['USER_IMAGE', viewer('CUSTOMER'), true],
  ['USER_IMAGE', viewer('ADMIN'), true],
  ['BILL', viewer('AGENT'), true],
  ['BILL', viewer('CUSTOMER'), false],
  ['POLICY', viewer('CUSTOMER'), false],
  ['ATTACHMENT', viewer('CUSTOMER'), true],
  ['ATTACHMENT', viewer('AGENT'), true],
  ['ATTACHMENT', viewer('ADMIN'), false],
  ['UNKNOWN', viewer('AGENT', { agencyAdmin: true }), false],
])('upload as %s', (uploadType, who, allowed) => expect(mayUpload(who, uploadType)).toBe(allowed));

it('a document can use an upload of its record, of the general type or of its own type', () => {
  expect(documentUploadTypes('CLAIM')).toEqual(['CLAIM', 'ATTACHMENT']);
  expect(documentUploadTypes('POLICY', 'BILL')).toEqual(['POLICY', 'ATTACHMENT', 'BILL']);
});

const file = { uploadedBy: 'a', agencyId: 'agency', uploadType: 'CLAIM', used: false };
const agent = { ...viewer('AGENT'), userId: 'a' };
const agencyAdmin = { ...viewer('AGENT', { agencyAdmin: true }), userId: 'b' };
const platformAdmin = { ...viewer('ADMIN'), userId: 'c' };
const image = { ...file, agencyId: null, uploadType: 'CARRIER', used: true };

it.each([
  ['the uploader, within its kind', agent, file, 'CLAIM', undefined],
  ['the uploader, as another kind', agent, file, 'OTHER', 'otherType'],
  ['the uploader of a used file', agent, { ...file, used: true }, 'CLAIM', 'used'],
  ['the uploader who may no longer upload this kind', agent, { ...file, uploadType: 'AGENCY' }, 'AGENCY', 'forbidden'],
  ['an agency admin, of an unused file of another user', agencyAdmin, file, 'CLAIM', 'notFound'],
  ['an agency admin, of a used file of the agency', agencyAdmin, { ...file, used: true }, 'CLAIM', 'used'],
  ['an agency admin, of a file of the platform', agencyAdmin, image, 'CARRIER', 'notFound'],
  ['a platform admin, of a used image of a carrier', platformAdmin, image, 'USER_IMAGE', 'used'],
  ['a platform admin, of a file of an agency', platformAdmin, { ...file, used: true }, 'CLAIM', 'notFound'],
] as const)('replacement by %s', (_, who, stored, requested, refusal) =>
  expect(replaceRefusal(who, stored, requested)).toBe(refusal),
);
