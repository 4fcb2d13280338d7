import { fr as contactWords } from '@fairlead/pickers/contact-words';
import type { ContactMessages } from './en';

const messages: ContactMessages = {
  ...contactWords,
  'list.empty': 'Aucun contact trouvé',
  'list.emptyText': 'Les personnes et les entreprises s’affichent ici dès que vous les ajoutez comme contacts.',
  name: 'Nom',
  type: 'Type',
  client: 'Client',
  'filter.clients': 'Clients',
  company: 'Entreprise',
  agent: 'Agent',
  agentHint: 'Cet agent attribue et supprime aussi les opportunités et les devis du contact.',
  created: 'Créé le',
  'tab.details': 'Détails',
  tabs: 'À propos de ce contact',
  'section.contact': 'Coordonnées',
  'section.agency': 'Dans votre agence',
  account: 'Compte client',
  'account.client': 'Peut se connecter',
  'account.none': 'Pas encore invité',
  'account.open': 'Invité le {{sent}}, le lien est valable jusqu’au {{until}}',
  'account.over': 'Invité le {{sent}}, le lien n’est plus valable',
  'account.invite': 'Inviter comme client',
  'account.sendAgain': 'Renvoyer',
};
export default messages;
