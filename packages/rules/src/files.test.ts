import { expect, it } from 'vitest';
import type { Viewer } from './access';
import { mayUpload } from './files';

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
])('an upload as %s', (uploadType, who, allowed) => expect(mayUpload(who, uploadType)).toBe(allowed));
