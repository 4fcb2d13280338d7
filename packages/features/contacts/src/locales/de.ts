import { de as contactWords } from '@fairlead/pickers/contact-words';
import type { ContactMessages } from './en';

const messages: ContactMessages = {
  ...contactWords,
  'list.empty': 'Keine Kontakte gefunden',
  'list.emptyText': 'Personen und Firmen erscheinen hier, sobald Sie sie als Kontakte anlegen.',
  name: 'Name',
  type: 'Art',
  client: 'Kunde',
  'filter.clients': 'Kunden',
  company: 'Firma',
  agent: 'Vermittler',
  agentHint: 'Dieser Vermittler weist auch die Verkaufschancen und Angebote des Kontakts zu und löscht sie.',
  created: 'Angelegt',
  'tab.details': 'Details',
  tabs: 'Über diesen Kontakt',
  'section.contact': 'Kontakt',
  'section.agency': 'In Ihrer Agentur',
  account: 'Kundenkonto',
  'account.client': 'Kann sich anmelden',
  'account.none': 'Noch nicht eingeladen',
  'account.open': 'Eingeladen am {{sent}}, der Link gilt bis {{until}}',
  'account.over': 'Eingeladen am {{sent}}, der Link ist nicht mehr gültig',
  'account.invite': 'Als Kunden einladen',
  'account.sendAgain': 'Erneut senden',
};
export default messages;
