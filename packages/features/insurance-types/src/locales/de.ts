import type { InsuranceTypeMessages } from './en';

const messages: InsuranceTypeMessages = {
  list: 'Alle Versicherungsarten',
  empty: 'Nichts gefunden',
  emptyText: 'Legen Sie eine Versicherungsart an, die Agenturen verkaufen können.',
  create: 'Versicherungsart anlegen',
  update: 'Versicherungsart ändern',
  name: 'Name',
  tag: 'Kürzel',
  tagHint: 'Eine Kennung für andere Programme. Sie kann später nicht geändert werden.',
  tagFixed: 'Das Kürzel einer vorhandenen Versicherungsart kann nicht geändert werden.',
  active: 'Aktiv',
  inactive: 'Inaktiv',
};
export default messages;
