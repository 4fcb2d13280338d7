import type { ClaimLabels } from '../enums.ts';

export const fr: ClaimLabels = {
  'claimStatus.SUBMITTED': 'Déclaré',
  'claimStatus.IN_REVIEW': 'En cours d’examen',
  'claimStatus.FILED_WITH_CARRIER': 'Transmis à l’assureur',
  'claimStatus.INFO_REQUESTED': 'Infos demandées',
  'claimStatus.SETTLED': 'Réglé',
  'claimStatus.DENIED': 'Refusé',
  'claimStatus.CLOSED': 'Clos',
  'claimStatus.REOPENED': 'Rouvert',
  'claimStatus.WITHDRAWN': 'Retiré',
  'claimType.AUTOMOBILE': 'Automobile',
  'claimType.PROPERTY': 'Biens',
  'claimType.GENERAL_LIABILITY': 'Responsabilité civile',
  'claimType.WORKERS_COMPENSATION': 'Accident du travail',
  'claimType.COMMERCIAL_AUTO': 'Automobile professionnelle',
  'claimType.MEDICAL': 'Santé',
  'claimType.OTHER': 'Autre',
  'claimPersonRole.CLAIMANT': 'Demandeur',
  'claimPersonRole.WITNESS': 'Témoin',
  'claimPersonRole.INJURED': 'Blessé',
};
