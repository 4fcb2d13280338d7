import { notificationLabels } from '@fairlead/rules';
import type { NotificationsMessages } from './en';

const messages: NotificationsMessages = {
  ...notificationLabels.nl,
  title: 'Meldingen',
  bell: 'Meldingen',
  settings: 'Instellingen',
  all: 'Alle',
  unread: 'Ongelezen',
  mentions: 'Vermeldingen',
  'notificationChannel.portal': 'In het portaal',
  'notificationChannel.mail': 'E-mail direct',
  'notificationChannel.digest': 'Dagelijks overzicht',
  'group.requests': 'Offertes en verzoeken',
  'group.records': 'Polissen en schades',
  'group.team': 'Team',
  empty: 'U bent helemaal bij.',
  emptyText: 'Nieuws over uw dossiers verschijnt hier.',
  error: 'De meldingen konden niet worden geladen',
  seeAll: 'Alles bekijken',
  keysMove: 'kiezen',
  keysUnread: 'ongelezen',
  'help.move': 'Volgende en vorige melding',
  'help.unread': 'Melding als ongelezen markeren',
  event: 'Gebeurtenis',
  saved: 'Opgeslagen',
  digestAt: '{{time}}, {{zone}}',
  digestDays: 'Dagen van het overzicht',
  quietHours: 'Stil van {{from}} tot {{until}}',
  quietText:
    'Directe e-mails wachten tot het einde van de stille uren. E-mails die niet uit kunnen, worden toch verzonden.',
  fixedMail: 'Deze gebeurtenis heeft een eigen e-mail',
  fixedPortal: 'Altijd in het portaal',
  cell: '{{event}}: {{channel}}',
  unreadCount: 'Meldingen, {{number}} ongelezen',
};
export default messages;
