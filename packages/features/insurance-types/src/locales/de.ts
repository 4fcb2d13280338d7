import type { InsuranceTypeMessages } from './en';

const words: InsuranceTypeMessages = {
  list: 'Alle Versicherungsarten',
  empty: 'Nichts gefunden',
  emptyText: 'Legen Sie eine Versicherungsart an, die Agenturen verkaufen können.',
  create: 'Versicherungsart anlegen',
  update: 'Versicherungsart ändern',
  name: 'Name',
  tag: 'Kürzel',
  tagHint: 'Woran Programme sie erkennen. Es kann später nicht geändert werden.',
  tagFixed: 'Es kann nicht mehr geändert werden.',
  created: 'Angelegt',
  active: 'Aktiv',
  inactive: 'Inaktiv',
};
export default words;
