import type { SecurityMessages } from './en';

const messages: SecurityMessages = {
  password: 'Passwort',
  changePassword: 'Passwort ändern',
  sessions: 'Angemeldete Geräte ({{number}})',
  sessionList: 'Sitzungen',
  endOthers: 'Alle anderen beenden',
  endOthersText_one: 'Ein anderes Gerät wird abgemeldet und muss sich neu anmelden.',
  endOthersText_other: '{{count}} andere Geräte werden abgemeldet und müssen sich neu anmelden.',
  device: '{{browser}} auf {{system}}',
  unknownDevice: 'Unbekanntes Gerät',
  signedIn: 'Angemeldet am {{day}}',
  active: 'Aktiv: {{time}}',
  thisDevice: 'Dieses Gerät',
  end: 'Beenden',
  endOf: 'Sitzung beenden: {{device}}',
  firstSignIn: 'Erste Anmeldung auf diesem Gerät',
  itWasMe: 'Das war ich',
  endAndChange: 'Beenden und Passwort ändern',
  alerts: 'Hinweise zur Anmeldung',
  newDevice: 'Neues Gerät',
  mailTo: 'E-Mail an {{email}}',
  failed: 'Ihre Sitzungen konnten nicht geladen werden',
  changed: 'Geändert am {{day}}',
};
export default messages;
