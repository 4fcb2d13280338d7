import type { TaskLabels } from '../enums.ts';

export const nl: TaskLabels = {
  'taskKind.CALL': 'Telefoongesprek',
  'taskKind.EMAIL': 'E-mail',
  'taskKind.QUOTE': 'Offerte',
  'taskKind.RENEWAL': 'Verlenging',
  'taskKind.PAYMENT': 'Betaling',
  'taskKind.CLAIM': 'Schade',
  'taskKind.CERTIFICATE': 'Verzekeringsbewijs',
  'taskKind.DOCUMENT': 'Document',
  'taskKind.OTHER': 'Overig',
  'workGroup.OVERDUE': 'Te laat',
  'workGroup.TODAY': 'Vandaag',
  'workGroup.WEEK': 'Deze week',
  'workGroup.LATER': 'Later',
  'workGroup.SNOOZED': 'Uitgesteld',
};
