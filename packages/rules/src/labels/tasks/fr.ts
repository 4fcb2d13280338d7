import type { TaskLabels } from '../enums.ts';

export const fr: TaskLabels = {
  'taskKind.CALL': 'Appel',
  'taskKind.EMAIL': 'E-mail',
  'taskKind.QUOTE': 'Devis',
  'taskKind.RENEWAL': 'Renouvellement',
  'taskKind.PAYMENT': 'Paiement',
  'taskKind.CLAIM': 'Sinistre',
  'taskKind.CERTIFICATE': 'Attestation',
  'taskKind.DOCUMENT': 'Document',
  'taskKind.OTHER': 'Autre',
  'workGroup.OVERDUE': 'En retard',
  'workGroup.TODAY': 'Aujourd’hui',
  'workGroup.WEEK': 'Cette semaine',
  'workGroup.LATER': 'Plus tard',
  'workGroup.SNOOZED': 'Reportées',
};
