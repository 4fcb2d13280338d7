import type { OpportunityLabels } from '../enums.ts';

export const nl: OpportunityLabels = {
  'opportunityStatus.NEW': 'Nieuw',
  'opportunityStatus.CONTACTED': 'Benaderd',
  'opportunityStatus.QUOTED': 'Offerte gemaakt',
  'opportunityStatus.QUOTE_REVIEW': 'Offerte beoordelen',
  'opportunityStatus.POLICIED': 'Polis gemaakt',
  'opportunityStatus.POLICY_REVIEW': 'Polis beoordelen',
  'opportunityStatus.WON': 'Gewonnen',
  'opportunityStatus.LOST': 'Verloren',
  'opportunityStatus.IN_PROCESS': 'In behandeling',
  'opportunityStatus.PROCESSED': 'Behandeld',
  'customerDocType.POLICY_REVIEW': 'Polis beoordelen',
  'customerDocType.QUOTE_REVIEW': 'Offerte beoordelen',
  'customerDocType.CLAIM': 'Schade',
  'customerDocType.BILL': 'Factuur',
  'customerDocType.OTHER': 'Overig',
};
