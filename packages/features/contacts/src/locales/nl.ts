import { nl as contactWords } from '@fairlead/pickers/contact-words';
import type { ContactMessages } from './en';

const words: ContactMessages = {
  ...contactWords,
  'list.empty': 'Geen contacten gevonden',
  'list.emptyText': 'Hier staan de mensen en bedrijven die uw kantoor verzekert of wil verzekeren.',
  name: 'Naam',
  type: 'Soort',
  client: 'Klant',
  'filter.clients': 'Klanten',
  company: 'Bedrijf',
  agent: 'Agent',
  agentHint: 'De agent van het contact wijst ook de aanvragen en offertes ervan toe en verwijdert ze.',
  created: 'Aangemaakt',
  'tab.details': 'Gegevens',
  tabs: 'Over dit contact',
  'section.contact': 'Contactgegevens',
  'section.agency': 'Bij uw kantoor',
  account: 'Klantaccount',
  'account.client': 'Kan inloggen',
  'account.none': 'Nog niet uitgenodigd',
  'account.open': 'Uitgenodigd op {{sent}}, de link geldt tot {{until}}',
  'account.over': 'Uitgenodigd op {{sent}}, de link werkt niet meer',
  'account.invite': 'Uitnodigen als klant',
  'account.sendAgain': 'Opnieuw sturen',
};
export default words;
