import type { ServiceLabels } from '../enums.ts';

export const en: ServiceLabels = {
  'serviceType.CHANGE_OF_MAILING_ADDRESS': 'Change of Mailing Address',
  'serviceType.REQUEST_FOR_ID': 'Request for ID',
  'serviceType.REQUEST_FOR_CERTIFICATE': 'Request for Certificate',
  'serviceType.BILLING_INQUIRY': 'Billing Inquiry',
  'serviceType.REQUEST_A_CALLBACK': 'Request A Callback',
  'serviceRequestStatus.OPEN': 'Open',
  'serviceRequestStatus.IN_PROGRESS': 'In Progress',
  'serviceRequestStatus.RESOLVED': 'Resolved',
  'requestedDocumentType.PRIOR_INSURANCE': 'Proof of prior insurance',
  'requestedDocumentType.DRIVERS_LICENSE': "Driver's license",
  'requestedDocumentType.PHOTOS': 'Photos',
  'requestedDocumentType.SIGNED_FORM': 'Signed form',
  'requestedDocumentType.OTHER': 'Other',
  'documentRequestStatus.OPEN': 'Open',
  'documentRequestStatus.UPLOADED': 'Uploaded',
  'documentRequestStatus.UNAVAILABLE': 'Not available',
  'documentRequestStatus.WITHDRAWN': 'Withdrawn',
};
