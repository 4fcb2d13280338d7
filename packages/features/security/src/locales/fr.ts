import type { SecurityMessages } from './en';

const messages: SecurityMessages = {
  password: 'Mot de passe',
  changePassword: 'Changer de mot de passe',
  sessions: 'Appareils connectés ({{number}})',
  sessionList: 'Sessions',
  endOthers: 'Fermer toutes les autres',
  endOthersText_one: 'Un autre appareil est déconnecté et devra se reconnecter.',
  endOthersText_other: '{{count}} autres appareils sont déconnectés et devront se reconnecter.',
  device: '{{browser}} sur {{system}}',
  unknownDevice: 'Appareil inconnu',
  signedIn: 'Connexion le {{day}}',
  active: 'Activité : {{time}}',
  thisDevice: 'Cet appareil',
  end: 'Fermer',
  endOf: 'Fermer la session : {{device}}',
  firstSignIn: 'Première connexion sur cet appareil',
  itWasMe: 'C’était moi',
  endAndChange: 'Fermer et changer de mot de passe',
  alerts: 'Alertes de connexion',
  newDevice: 'Nouvel appareil',
  mailTo: 'E-mail à {{email}}',
  failed: 'Vos sessions n’ont pas pu être chargées',
  changed: 'Modifié le {{day}}',
};
export default messages;
