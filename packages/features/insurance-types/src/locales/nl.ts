import type { InsuranceTypeMessages } from './en';

const messages: InsuranceTypeMessages = {
  list: 'Alle verzekeringssoorten',
  empty: 'Niets gevonden',
  emptyText: 'Maak een verzekeringssoort aan die kantoren kunnen verkopen.',
  create: 'Verzekeringssoort aanmaken',
  update: 'Verzekeringssoort wijzigen',
  name: 'Naam',
  tag: 'Tag',
  tagHint: 'Een kenmerk voor andere programma’s. Het kan later niet worden gewijzigd.',
  tagFixed: 'De tag van een bestaande verzekeringssoort kan niet worden gewijzigd.',
  active: 'Actief',
  inactive: 'Inactief',
};
export default messages;
