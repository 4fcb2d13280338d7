import type { OpportunityLabels } from '../enums.ts';

export const en: OpportunityLabels = {
  'opportunityStatus.NEW': 'New',
  'opportunityStatus.CONTACTED': 'Contacted',
  'opportunityStatus.QUOTED': 'Quoted',
  'opportunityStatus.QUOTE_REVIEW': 'Quote Review',
  'opportunityStatus.POLICIED': 'Policied',
  'opportunityStatus.POLICY_REVIEW': 'Policy Review',
  'opportunityStatus.WON': 'Won',
  'opportunityStatus.LOST': 'Lost',
  'opportunityStatus.IN_PROCESS': 'In Process',
  'opportunityStatus.PROCESSED': 'Processed',
  'customerDocType.POLICY_REVIEW': 'Policy Review',
  'customerDocType.QUOTE_REVIEW': 'Quote Review',
  'customerDocType.CLAIM': 'Claim',
  'customerDocType.BILL': 'Bill',
  'customerDocType.OTHER': 'Other',
};
