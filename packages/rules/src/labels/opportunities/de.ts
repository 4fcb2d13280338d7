import type { OpportunityLabels } from '../enums.ts';

export const de: OpportunityLabels = {
  'opportunityStatus.NEW': 'Neu',
  'opportunityStatus.CONTACTED': 'Kontaktiert',
  'opportunityStatus.QUOTED': 'Angebot erstellt',
  'opportunityStatus.QUOTE_REVIEW': 'Angebotsprüfung',
  'opportunityStatus.POLICIED': 'Police erstellt',
  'opportunityStatus.POLICY_REVIEW': 'Policenprüfung',
  'opportunityStatus.WON': 'Gewonnen',
  'opportunityStatus.LOST': 'Verloren',
  'opportunityStatus.IN_PROCESS': 'In Bearbeitung',
  'opportunityStatus.PROCESSED': 'Bearbeitet',
  'customerDocType.POLICY_REVIEW': 'Policenprüfung',
  'customerDocType.QUOTE_REVIEW': 'Angebotsprüfung',
  'customerDocType.CLAIM': 'Schadenfall',
  'customerDocType.BILL': 'Rechnung',
  'customerDocType.OTHER': 'Sonstiges',
};
