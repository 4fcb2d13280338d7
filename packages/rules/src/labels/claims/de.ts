import type { ClaimLabels } from '../enums.ts';

export const de: ClaimLabels = {
  'claimStatus.SUBMITTED': 'Gemeldet',
  'claimStatus.IN_REVIEW': 'In Prüfung',
  'claimStatus.FILED_WITH_CARRIER': 'Beim Versicherer',
  'claimStatus.INFO_REQUESTED': 'Angaben angefordert',
  'claimStatus.SETTLED': 'Reguliert',
  'claimStatus.DENIED': 'Abgelehnt',
  'claimStatus.CLOSED': 'Geschlossen',
  'claimStatus.REOPENED': 'Wieder geöffnet',
  'claimStatus.WITHDRAWN': 'Zurückgezogen',
  'claimType.AUTOMOBILE': 'Auto',
  'claimType.PROPERTY': 'Sachschaden',
  'claimType.GENERAL_LIABILITY': 'Allgemeine Haftpflicht',
  'claimType.WORKERS_COMPENSATION': 'Arbeitsunfall',
  'claimType.COMMERCIAL_AUTO': 'Gewerbliches Fahrzeug',
  'claimType.MEDICAL': 'Gesundheit',
  'claimType.OTHER': 'Sonstiges',
  'claimPersonRole.CLAIMANT': 'Anspruchsteller',
  'claimPersonRole.WITNESS': 'Zeuge',
  'claimPersonRole.INJURED': 'Verletzt',
};
