import type { ContactLabels } from '../enums.ts';

export const de: ContactLabels = {
  'contactType.PERSONAL': 'Privat',
  'contactType.COMMERCIAL': 'Gewerblich',
  'entityLegalType.TRUST': 'Trust',
  'entityLegalType.PARTNERSHIP': 'Personengesellschaft',
  'entityLegalType.SOLE_PROPRIETORSHIP': 'Einzelunternehmen',
  'entityLegalType.LIMITED_PARTNERSHIP': 'Kommanditgesellschaft',
  'entityLegalType.LIMITED_LIABILITY_COMPANY': 'Gesellschaft mit beschränkter Haftung',
  'entityLegalType.CORPORATION_LIMITED_PARTNERSHIP': 'Kommanditgesellschaft auf Aktien',
  'entityLegalType.OTHER': 'Sonstiges',
};
