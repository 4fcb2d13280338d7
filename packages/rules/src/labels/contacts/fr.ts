import type { ContactLabels } from '../enums.ts';

export const fr: ContactLabels = {
  'contactType.PERSONAL': 'Particulier',
  'contactType.COMMERCIAL': 'Entreprise',
  'entityLegalType.TRUST': 'Trust',
  'entityLegalType.PARTNERSHIP': 'Société de personnes',
  'entityLegalType.SOLE_PROPRIETORSHIP': 'Entreprise individuelle',
  'entityLegalType.LIMITED_PARTNERSHIP': 'Société en commandite',
  'entityLegalType.LIMITED_LIABILITY_COMPANY': 'Société à responsabilité limitée',
  'entityLegalType.CORPORATION_LIMITED_PARTNERSHIP': 'Société en commandite par actions',
  'entityLegalType.OTHER': 'Autre',
};
