import type { InsuranceTypeMessages } from './en';

const words: InsuranceTypeMessages = {
  list: 'Alle verzekeringssoorten',
  empty: 'Niet gevonden',
  emptyText: 'Maak een verzekeringssoort die agentschappen kunnen verkopen.',
  create: 'Verzekeringssoort maken',
  update: 'Verzekeringssoort wijzigen',
  name: 'Naam',
  tag: 'Tag',
  tagHint: 'Waaraan programma’s haar herkennen. Later niet te wijzigen.',
  tagFixed: 'Niet meer te wijzigen.',
  created: 'Gemaakt',
  active: 'Actief',
  inactive: 'Inactief',
};
export default words;
