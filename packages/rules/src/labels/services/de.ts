import type { ServiceLabels } from '../enums.ts';

export const de: ServiceLabels = {
  'serviceType.CHANGE_OF_MAILING_ADDRESS': 'Änderung der Postanschrift',
  'serviceType.REQUEST_FOR_ID': 'Anforderung einer Versichertenkarte',
  'serviceType.REQUEST_FOR_CERTIFICATE': 'Anforderung einer Versicherungsbestätigung',
  'serviceType.BILLING_INQUIRY': 'Frage zur Rechnung',
  'serviceType.REQUEST_A_CALLBACK': 'Bitte um Rückruf',
  'serviceRequestStatus.OPEN': 'Offen',
  'serviceRequestStatus.IN_PROGRESS': 'In Arbeit',
  'serviceRequestStatus.RESOLVED': 'Erledigt',
  'requestedDocumentType.PRIOR_INSURANCE': 'Police der Vorversicherung',
  'requestedDocumentType.DRIVERS_LICENSE': 'Führerschein',
  'requestedDocumentType.PHOTOS': 'Fotos',
  'requestedDocumentType.SIGNED_FORM': 'Unterschriebenes Formular',
  'requestedDocumentType.OTHER': 'Sonstiges',
  'documentRequestStatus.OPEN': 'Offen',
  'documentRequestStatus.UPLOADED': 'Hochgeladen',
  'documentRequestStatus.UNAVAILABLE': 'Nicht verfügbar',
  'documentRequestStatus.WITHDRAWN': 'Zurückgezogen',
};
