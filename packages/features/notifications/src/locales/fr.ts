import { notificationLabels } from '@fairlead/rules';
import type { NotificationsMessages } from './en';

const messages: NotificationsMessages = {
  ...notificationLabels.fr,
  title: 'Notifications',
  bell: 'Notifications',
  settings: 'Réglages',
  all: 'Toutes',
  unread: 'Non lues',
  mentions: 'Mentions',
  'notificationChannel.portal': 'Dans le portail',
  'notificationChannel.mail': 'E-mail immédiat',
  'notificationChannel.digest': 'Récapitulatif quotidien',
  'group.requests': 'Devis et demandes',
  'group.records': 'Contrats et sinistres',
  'group.team': 'Équipe',
  empty: 'Vous êtes à jour.',
  emptyText: 'Les nouveautés de vos dossiers apparaissent ici.',
  error: 'Les notifications n’ont pas pu être chargées',
  seeAll: 'Tout voir',
  keysMove: 'choisir',
  keysUnread: 'non lue',
  'help.move': 'Notification suivante et précédente',
  'help.unread': 'Marquer la notification comme non lue',
  event: 'Événement',
  saved: 'Enregistré',
  digestAt: '{{time}}, {{zone}}',
  digestDays: 'Jours du récapitulatif',
  quietHours: 'Pas d’e-mails de {{from}} à {{until}}',
  quietText:
    'Les e-mails immédiats attendent la fin de cette plage. Les e-mails qui ne peuvent pas être désactivés sont envoyés quand même.',
  fixedMail: 'Cet événement a son propre e-mail',
  fixedPortal: 'Toujours dans le portail',
  cell: '{{event}} : {{channel}}',
  unreadCount: 'Notifications, {{number}} non lues',
};
export default messages;
