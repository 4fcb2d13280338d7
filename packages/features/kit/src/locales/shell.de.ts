import type { ShellMessages } from './shell.en';

const words: ShellMessages = {
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  signingOut: 'Sie werden abgemeldet …',
  forbidden: 'Kein Zugriff',
  'forbidden.title': 'Diese Seite steht Ihnen nicht offen',
  'forbidden.text':
    'Ihre Rolle oder deren Rechte umfassen sie nicht. Wenden Sie sich an die Person, die Rollen verwaltet.',
  backToDashboard: 'Zurück zur Übersicht',
  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Die Adresse ist vielleicht alt oder vertippt. Es ist nichts verloren.',
  'notFound.action': 'Zurück zur Website',
  'crash.title': 'Interner Serverfehler',
  'crash.text':
    'Bei uns ist etwas schiefgegangen. Was gespeichert war, ist sicher; versuchen Sie es gleich noch einmal.',
  'crash.unreachable': 'Keine Verbindung',
  'crash.reload': 'Erneut versuchen',
  theme: 'Farbschema',
  language: 'Sprache',
  'footer.notice': 'Rechtliches',
  'footer.terms': 'Nutzungsbedingungen',
  'footer.privacy': 'Datenschutz',
  copyright: '© {{year}} {{holder}}',
  'brand.title': 'Jede Police, vom ersten Anruf bis zur Verlängerung, auf einer Linie.',
  'brand.text': 'Kontakte, Angebote, Policen und Schäden für Agenturen. Ein Ort für alle, die sie versichern.',
  restoring: 'Ihr Portal wird geöffnet …',
  'failure.network': 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'failure.timeout': 'Der Server hat innerhalb von 30 Sekunden nicht geantwortet. Versuchen Sie es erneut.',
};
export default words;
