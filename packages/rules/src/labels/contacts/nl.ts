import type { ContactLabels } from '../enums.ts';

export const nl: ContactLabels = {
  'contactType.PERSONAL': 'Particulier',
  'contactType.COMMERCIAL': 'Zakelijk',
  'entityLegalType.TRUST': 'Trust',
  'entityLegalType.PARTNERSHIP': 'Vennootschap',
  'entityLegalType.SOLE_PROPRIETORSHIP': 'Eenmanszaak',
  'entityLegalType.LIMITED_PARTNERSHIP': 'Commanditaire vennootschap',
  'entityLegalType.LIMITED_LIABILITY_COMPANY': 'Besloten vennootschap',
  'entityLegalType.CORPORATION_LIMITED_PARTNERSHIP': 'Commanditaire vennootschap op aandelen',
  'entityLegalType.OTHER': 'Overig',
};
