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
};
