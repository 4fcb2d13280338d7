import type { SecurityMessages } from './en';

const messages: SecurityMessages = {
  password: 'Wachtwoord',
  changePassword: 'Wachtwoord wijzigen',
  sessions: 'Aangemelde apparaten ({{number}})',
  sessionList: 'Sessies',
  endOthers: 'Alle andere beëindigen',
  endOthersText_one: 'Eén ander apparaat wordt afgemeld en moet opnieuw aanmelden.',
  endOthersText_other: '{{count}} andere apparaten worden afgemeld en moeten opnieuw aanmelden.',
  device: '{{browser}} op {{system}}',
  unknownDevice: 'Onbekend apparaat',
  signedIn: 'Aangemeld op {{day}}',
  active: 'Actief: {{time}}',
  thisDevice: 'Dit apparaat',
  end: 'Beëindigen',
  endOf: 'Sessie beëindigen: {{device}}',
  firstSignIn: 'Eerste aanmelding op dit apparaat',
  itWasMe: 'Dat was ik',
  endAndChange: 'Beëindigen en wachtwoord wijzigen',
  alerts: 'Meldingen over aanmelden',
  newDevice: 'Nieuw apparaat',
  mailTo: 'E-mail aan {{email}}',
  failed: 'Uw sessies konden niet worden geladen',
  changed: 'Gewijzigd op {{day}}',
};
export default messages;
