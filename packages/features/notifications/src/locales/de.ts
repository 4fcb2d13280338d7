import { notificationLabels } from '@fairlead/rules';
import type { NotificationsMessages } from './en';

const messages: NotificationsMessages = {
  ...notificationLabels.de,
  title: 'Benachrichtigungen',
  bell: 'Benachrichtigungen',
  settings: 'Einstellungen',
  all: 'Alle',
  unread: 'Ungelesen',
  mentions: 'Erwähnungen',
  'notificationChannel.portal': 'Im Portal',
  'notificationChannel.mail': 'E-Mail sofort',
  'notificationChannel.digest': 'Tägliche Übersicht',
  'group.requests': 'Angebote und Anfragen',
  'group.records': 'Policen und Schadenfälle',
  'group.team': 'Team',
  empty: 'Sie sind auf dem neuesten Stand.',
  emptyText: 'Neuigkeiten zu Ihren Vorgängen erscheinen hier.',
  error: 'Die Benachrichtigungen konnten nicht geladen werden',
  seeAll: 'Alle ansehen',
  keysMove: 'wählen',
  keysUnread: 'ungelesen',
  'help.move': 'Nächste und vorherige Benachrichtigung',
  'help.unread': 'Benachrichtigung als ungelesen markieren',
  event: 'Ereignis',
  saved: 'Gespeichert',
  digestAt: '{{time}}, {{zone}}',
  digestDays: 'Tage der Übersicht',
  quietHours: 'Ruhe von {{from}} bis {{until}}',
  quietText:
    'Sofortige E-Mails warten bis zum Ende der Ruhezeit. E-Mails, die sich nicht abschalten lassen, kommen trotzdem.',
  fixedMail: 'Dieses Ereignis hat eine eigene E-Mail',
  fixedPortal: 'Immer im Portal',
  cell: '{{event}}: {{channel}}',
  unreadCount: 'Benachrichtigungen, {{number}} ungelesen',
};
export default messages;
