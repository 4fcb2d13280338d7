import type { ServiceLabels } from '../enums.ts';

export const nl: ServiceLabels = {
  'serviceType.CHANGE_OF_MAILING_ADDRESS': 'Wijziging van het postadres',
  'serviceType.REQUEST_FOR_ID': 'Aanvraag van een verzekeringspas',
  'serviceType.REQUEST_FOR_CERTIFICATE': 'Aanvraag van een verzekeringsbewijs',
  'serviceType.BILLING_INQUIRY': 'Vraag over de factuur',
  'serviceType.REQUEST_A_CALLBACK': 'Terugbelverzoek',
  'serviceRequestStatus.OPEN': 'Open',
  'serviceRequestStatus.IN_PROGRESS': 'In behandeling',
  'serviceRequestStatus.RESOLVED': 'Afgehandeld',
  'requestedDocumentType.PRIOR_INSURANCE': 'Bewijs van vorige verzekering',
  'requestedDocumentType.DRIVERS_LICENSE': 'Rijbewijs',
  'requestedDocumentType.PHOTOS': 'Foto’s',
  'requestedDocumentType.SIGNED_FORM': 'Ondertekend formulier',
  'requestedDocumentType.OTHER': 'Overig',
  'documentRequestStatus.OPEN': 'Open',
  'documentRequestStatus.UPLOADED': 'Geüpload',
  'documentRequestStatus.UNAVAILABLE': 'Niet beschikbaar',
  'documentRequestStatus.WITHDRAWN': 'Ingetrokken',
};
