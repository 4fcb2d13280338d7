import { type Guard, isAllowed, type Viewer } from './access.ts';

const staffOrCustomer: Guard = { AGENT: {}, CUSTOMER: {} };

/** Guards per upload type. Types without an entry cannot be uploaded. */
const uploaders: Readonly<Record<string, readonly Guard[]>> = {
  CARRIER: [{ ADMIN: { privilege: 'CARRIER_CREATE' } }, { ADMIN: { privilege: 'CARRIER_UPDATE' } }],
  AGENCY: [{ AGENT: { agencyAdmin: true } }],
  VERIFICATION_DOC: [{ AGENT: { agencyAdmin: true } }],
  USER_IMAGE: ['signedIn'],
  POLICY: [{ AGENT: {} }],
  BILL: [{ AGENT: {} }],
  CERTIFICATE: [{ AGENT: {} }],
  SIGNATURE: [{ AGENT: {} }],
  ATTACHMENT: [staffOrCustomer],
  QUOTE: [staffOrCustomer],
  OPPORTUNITY: [staffOrCustomer],
  CLAIM: [staffOrCustomer],
  EMAIL: [staffOrCustomer],
  OTHER: [staffOrCustomer],
};

/** Whether a user may upload a file of this type. */
export const mayUpload = (viewer: Viewer, uploadType: string): boolean =>
  uploaders[uploadType]?.some((guard) => isAllowed(guard, viewer)) ?? false;

/**
 * Upload types that a document can use. `ATTACHMENT` is the general type. A policy document can also use its own type, such
 * as `BILL`.
 */
export const documentUploadTypes = (
  record: 'QUOTE' | 'POLICY' | 'CLAIM' | 'OPPORTUNITY',
  docType?: string,
): readonly string[] => [record, 'ATTACHMENT', ...(docType === undefined ? [] : [docType])];

interface StoredUpload {
  uploadedBy: string | null;
  /** Null for a file of the platform. */
  agencyId: string | null;
  uploadType: string;
  /** A record refers to the file. */
  used: boolean;
}

export type ReplaceRefusal = 'notFound' | 'forbidden' | 'used' | 'otherType';

/**
 * Reason why a user may not replace the content of a file, or undefined if they may.
 * Only the uploader may, within the same type, and only until a record uses the file.
 * Admins of the agency or the platform receive `used` for a file in use.
 */
export function replaceRefusal(
  viewer: Viewer & { userId: string },
  file: StoredUpload,
  requestedType: string,
): ReplaceRefusal | undefined {
  const own = file.uploadedBy === viewer.userId;
  const administered = viewer.role === 'ADMIN' ? file.agencyId === null : viewer.agencyAdmin && file.agencyId !== null;
  if (!own && !(administered && file.used)) return 'notFound';
  if (file.used) return 'used';
  if (!mayUpload(viewer, file.uploadType)) return 'forbidden';
  return requestedType === file.uploadType ? undefined : 'otherType';
}

export const imageLimits = {
  /** All frames of an image together. Limits the memory of the decoder. */
  maxPixels: 50_000_000,
  /** Longest side of an avatar or logo, in pixels: twice the largest display size. */
  maxSide: 512,
} as const;

/** Upload types of avatars and logos. */
export const smallImages: readonly string[] = ['CARRIER', 'USER_IMAGE', 'AGENCY'];
