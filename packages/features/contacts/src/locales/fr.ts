import { fr as contactWords } from '@fairlead/pickers/contact-words';
import type { ContactMessages } from './en';

const words: ContactMessages = {
  ...contactWords,
  'list.empty': 'Aucun contact trouvé',
  'list.emptyText': 'Vous trouverez ici les personnes et les entreprises que votre agence assure ou souhaite assurer.',
  name: 'Nom',
  type: 'Type',
  client: 'Client',
  'filter.clients': 'Clients',
  company: 'Entreprise',
  agent: 'Agent',
  agentHint: 'L’agent du contact attribue et supprime aussi ses demandes et ses devis.',
  created: 'Créé le',
  'tab.details': 'Détails',
  tabs: 'À propos de ce contact',
  'section.contact': 'Coordonnées',
  'section.agency': 'Dans votre agence',
  account: 'Compte client',
  'account.client': 'Peut se connecter',
  'account.none': 'Pas encore invité',
  'account.open': 'Invité le {{sent}}, le lien est valable jusqu’au {{until}}',
  'account.over': 'Invité le {{sent}}, le lien ne fonctionne plus',
  'account.invite': 'Inviter comme client',
  'account.sendAgain': 'Renvoyer',
};
export default words;
