import type { ServiceLabels } from '../enums.ts';

export const fr: ServiceLabels = {
  'serviceType.CHANGE_OF_MAILING_ADDRESS': 'Changement d’adresse postale',
  'serviceType.REQUEST_FOR_ID': 'Demande de carte d’assurance',
  'serviceType.REQUEST_FOR_CERTIFICATE': 'Demande d’attestation',
  'serviceType.BILLING_INQUIRY': 'Question de facturation',
  'serviceType.REQUEST_A_CALLBACK': 'Demande de rappel',
  'serviceRequestStatus.OPEN': 'Ouverte',
  'serviceRequestStatus.IN_PROGRESS': 'En cours',
  'serviceRequestStatus.RESOLVED': 'Traitée',
  'requestedDocumentType.PRIOR_INSURANCE': 'Justificatif d’assurance antérieure',
  'requestedDocumentType.DRIVERS_LICENSE': 'Permis de conduire',
  'requestedDocumentType.PHOTOS': 'Photos',
  'requestedDocumentType.SIGNED_FORM': 'Formulaire signé',
  'requestedDocumentType.OTHER': 'Autre',
  'documentRequestStatus.OPEN': 'Ouverte',
  'documentRequestStatus.UPLOADED': 'Envoyé',
  'documentRequestStatus.UNAVAILABLE': 'Non disponible',
  'documentRequestStatus.WITHDRAWN': 'Retiré',
};
