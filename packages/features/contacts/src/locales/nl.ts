import { nl as contactWords } from '@fairlead/pickers/contact-words';
import type { ContactMessages } from './en';

const messages: ContactMessages = {
  ...contactWords,
  'list.empty': 'Geen contacten gevonden',
  'list.emptyText': 'Personen en bedrijven verschijnen hier zodra u ze als contact toevoegt.',
  name: 'Naam',
  type: 'Soort',
  client: 'Klant',
  'filter.clients': 'Klanten',
  company: 'Bedrijf',
  agent: 'Adviseur',
  agentHint: 'Deze adviseur wijst ook de verkoopkansen en offertes van het contact toe en verwijdert ze.',
  created: 'Aangemaakt',
  'tab.details': 'Gegevens',
  tabs: 'Over dit contact',
  'section.contact': 'Contactgegevens',
  'section.agency': 'Bij uw kantoor',
  account: 'Klantaccount',
  'account.client': 'Kan inloggen',
  'account.none': 'Nog niet uitgenodigd',
  'account.open': 'Uitgenodigd op {{sent}}, de link geldt tot {{until}}',
  'account.over': 'Uitgenodigd op {{sent}}, de link is niet meer geldig',
  'account.invite': 'Uitnodigen als klant',
  'account.sendAgain': 'Opnieuw sturen',
};
export default messages;
