import type { OpportunityLabels } from '../enums.ts';

export const fr: OpportunityLabels = {
  'opportunityStatus.NEW': 'Nouvelle',
  'opportunityStatus.CONTACTED': 'Contactée',
  'opportunityStatus.QUOTED': 'Devis établi',
  'opportunityStatus.QUOTE_REVIEW': 'Devis à examiner',
  'opportunityStatus.POLICIED': 'Contrat établi',
  'opportunityStatus.POLICY_REVIEW': 'Contrat à examiner',
  'opportunityStatus.WON': 'Gagnée',
  'opportunityStatus.LOST': 'Perdue',
  'opportunityStatus.IN_PROCESS': 'En cours',
  'opportunityStatus.PROCESSED': 'Traitée',
  'customerDocType.POLICY_REVIEW': 'Contrat à examiner',
  'customerDocType.QUOTE_REVIEW': 'Devis à examiner',
  'customerDocType.CLAIM': 'Sinistre',
  'customerDocType.BILL': 'Facture',
  'customerDocType.OTHER': 'Autre',
};
