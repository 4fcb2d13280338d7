import type { TaskLabels } from '../enums.ts';

export const de: TaskLabels = {
  'taskKind.CALL': 'Anruf',
  'taskKind.EMAIL': 'E-Mail',
  'taskKind.QUOTE': 'Angebot',
  'taskKind.RENEWAL': 'Verlängerung',
  'taskKind.PAYMENT': 'Zahlung',
  'taskKind.CLAIM': 'Schadenfall',
  'taskKind.CERTIFICATE': 'Versicherungsbestätigung',
  'taskKind.DOCUMENT': 'Dokument',
  'taskKind.OTHER': 'Sonstiges',
  'workGroup.OVERDUE': 'Überfällig',
  'workGroup.TODAY': 'Heute',
  'workGroup.WEEK': 'Diese Woche',
  'workGroup.LATER': 'Später',
  'workGroup.SNOOZED': 'Zurückgestellt',
};
