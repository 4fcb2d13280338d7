/** Messages about verification documents. */
export const en = {
  'verificationDoc.created': 'Document created successfully',
  'verificationDoc.updated': 'Document updated successfully',
  'verificationDoc.deleted': 'Document deleted successfully',
  'verificationDoc.notFound': 'This document is no longer requested',
  'verificationDoc.nameTaken': 'There is already a document with this name',
  'uploadedDoc.created': 'Doc uploaded',
  'uploadedDoc.approved': 'Document approved',
  'uploadedDoc.rejected': 'Document rejected',
  'uploadedDoc.notFound': 'This document no longer exists',
  'uploadedDoc.replaced': 'Another file was uploaded for this document in the meantime. Please review it first.',
  'uploadedDoc.reviewed': 'Another admin has reviewed this document in the meantime',
  'uploadedDoc.expired': 'This document has expired; the agency has to upload a new one',
  'uploadedDoc.expirationPast': 'Please select a date that is not in the past',
  'uploadedDoc.fileUnknown': 'Please upload the file again',
} as const;
