import type { ClaimLabels } from '../enums.ts';

export const nl: ClaimLabels = {
  'claimStatus.SUBMITTED': 'Gemeld',
  'claimStatus.IN_REVIEW': 'In beoordeling',
  'claimStatus.FILED_WITH_CARRIER': 'Bij verzekeraar',
  'claimStatus.INFO_REQUESTED': 'Informatie gevraagd',
  'claimStatus.SETTLED': 'Uitgekeerd',
  'claimStatus.DENIED': 'Afgewezen',
  'claimStatus.CLOSED': 'Gesloten',
  'claimStatus.REOPENED': 'Heropend',
  'claimStatus.WITHDRAWN': 'Ingetrokken',
  'claimType.AUTOMOBILE': 'Auto',
  'claimType.PROPERTY': 'Eigendommen',
  'claimType.GENERAL_LIABILITY': 'Algemene aansprakelijkheid',
  'claimType.WORKERS_COMPENSATION': 'Arbeidsongeval',
  'claimType.COMMERCIAL_AUTO': 'Zakelijk voertuig',
  'claimType.MEDICAL': 'Medisch',
  'claimType.OTHER': 'Overig',
  'claimPersonRole.CLAIMANT': 'Eiser',
  'claimPersonRole.WITNESS': 'Getuige',
  'claimPersonRole.INJURED': 'Gewond',
};
