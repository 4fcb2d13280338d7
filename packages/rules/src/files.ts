import type { Viewer } from './access.ts';

/**
 * Whether a viewer may put another content in the place of a file that they can see: their own, and, for whoever
 * administers the agency or the platform, the others of it. What was handed in for verification stays as it was judged.
 */
export const mayReplaceFile = (
  viewer: Pick<Viewer, 'role' | 'agencyAdmin'>,
  userId: string,
  file: { uploadedBy: string; agencyId: string | null; uploadType: string },
): boolean => {
  if (file.uploadType === 'VERIFICATION_DOC') return false;
  if (file.uploadedBy === userId) return true;
  return viewer.role === 'ADMIN' ? file.agencyId === null : viewer.agencyAdmin && file.agencyId !== null;
};
