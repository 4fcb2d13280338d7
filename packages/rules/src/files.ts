import { type Guard, isAllowed, type Viewer } from './access.ts';

/**
 * Whether a viewer may put another content in the place of a file that they can see: their own, and, for whoever
 * administers the agency or the platform, the others of it. What was handed in for verification stays as it was judged, and
 * what was mailed as it was sent.
 */
export const mayReplaceFile = (
  viewer: Pick<Viewer, 'role' | 'agencyAdmin'>,
  userId: string,
  file: { uploadedBy: string | null; agencyId: string | null; uploadType: string },
): boolean => {
  if (file.uploadType === 'VERIFICATION_DOC' || file.uploadType === 'EMAIL') return false;
  if (file.uploadedBy === userId) return true;
  return viewer.role === 'ADMIN' ? file.agencyId === null : viewer.agencyAdmin && file.agencyId !== null;
};

/** What a file is for, where not everybody may say so; what is not named here is open to all who are signed in. */
const uploaders: Readonly<Record<string, readonly Guard[]>> = {
  CARRIER: [{ ADMIN: { privilege: 'CARRIER_CREATE' } }, { ADMIN: { privilege: 'CARRIER_UPDATE' } }],
  AGENCY: [{ AGENT: { agencyAdmin: true } }],
  VERIFICATION_DOC: [{ AGENT: { agencyAdmin: true } }],
  CERTIFICATE: [{ AGENT: {} }],
  SIGNATURE: [{ AGENT: {} }],
};

/** Whether a viewer may upload a file for this purpose. */
export const mayUpload = (viewer: Viewer, uploadType: string): boolean =>
  uploaders[uploadType]?.some((guard) => isAllowed(guard, viewer)) ?? true;

export const imageLimits = {
  /** Of all the pictures of one image together: what a decoder may have to hold. */
  maxPixels: 50_000_000,
  /** The longest side of a face or a logo, in pixels: twice what is shown at most. */
  maxSide: 512,
} as const;

/** The purposes whose images are faces and logos. */
export const smallImages: readonly string[] = ['CARRIER', 'USER_IMAGE', 'AGENCY'];
