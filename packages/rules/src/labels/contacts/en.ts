import type { ContactLabels } from '../enums.ts';

export const en: ContactLabels = {
  'contactType.PERSONAL': 'Personal',
  'contactType.COMMERCIAL': 'Commercial',
  'entityLegalType.TRUST': 'Trust',
  'entityLegalType.PARTNERSHIP': 'Partnership',
  'entityLegalType.SOLE_PROPRIETORSHIP': 'Sole Proprietorship',
  'entityLegalType.LIMITED_PARTNERSHIP': 'Limited Partnership',
  'entityLegalType.LIMITED_LIABILITY_COMPANY': 'Limited Liability Company',
  'entityLegalType.CORPORATION_LIMITED_PARTNERSHIP': 'Corporation Limited Partnership',
  'entityLegalType.OTHER': 'Other',
};
