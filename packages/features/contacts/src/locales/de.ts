import { de as contactWords } from '@fairlead/pickers/contact-words';
import type { ContactMessages } from './en';

const words: ContactMessages = {
  ...contactWords,
  'list.empty': 'Keine Kontakte gefunden',
  'list.emptyText': 'Hier stehen die Personen und Firmen, die Ihre Agentur versichert oder versichern will.',
  name: 'Name',
  type: 'Art',
  client: 'Kunde',
  'filter.clients': 'Kunden',
  company: 'Firma',
  agent: 'Agent',
  agentHint: 'Der Agent des Kontakts weist auch dessen Anfragen und Angebote zu und löscht sie.',
  created: 'Angelegt',
  'tab.details': 'Details',
  tabs: 'Über diesen Kontakt',
  'section.contact': 'Kontakt',
  'section.agency': 'In Ihrer Agentur',
  account: 'Kundenkonto',
  'account.client': 'Kann sich anmelden',
  'account.none': 'Noch nicht eingeladen',
  'account.open': 'Eingeladen am {{sent}}, der Link gilt bis {{until}}',
  'account.over': 'Eingeladen am {{sent}}, der Link gilt nicht mehr',
  'account.invite': 'Als Kunden einladen',
  'account.sendAgain': 'Erneut senden',
};
export default words;
