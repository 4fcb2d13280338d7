import type { ShellMessages } from './shell.en';

const messages: ShellMessages = {
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  signingOut: 'Sie werden abgemeldet …',
  forbidden: 'Kein Zugriff',
  'forbidden.title': 'Sie haben keinen Zugriff auf diese Seite',
  'forbidden.signedOutText': 'Melden Sie sich mit einem Konto an, das diese Seite öffnen darf.',
  'forbidden.text':
    'Ihre Rolle erlaubt den Zugriff auf diese Seite nicht. Wenden Sie sich an den Administrator, der die Rollen verwaltet.',
  'forbidden.agentText':
    'Ihr Konto erlaubt den Zugriff auf diese Seite nicht. Wenden Sie sich an den Administrator Ihrer Agentur.',
  'forbidden.customerText': 'Ihr Kundenkonto enthält diese Seite nicht.',
  'forbidden.viewingText': 'Diese Seite ist nicht zu sehen, während Sie das Portal als Kunde ansehen.',
  'forbidden.noPlanText': 'Die meisten Seiten benötigen einen Tarif, und Ihre Agentur hat keinen.',
  'forbidden.noPlanAgentText':
    'Die meisten Seiten benötigen einen Tarif, und Ihre Agentur hat keinen. Wenden Sie sich an den Administrator Ihrer Agentur.',
  seePlans: 'Tarife ansehen',
  backToDashboard: 'Zurück zur Übersicht',
  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Die Adresse ist vielleicht veraltet oder falsch geschrieben.',
  'notFound.action': 'Zurück zur Website',
  'chunk.failed':
    'Dieser Teil der Seite konnte nicht geladen werden. Laden Sie die Seite neu und versuchen Sie es erneut.',
  'chunk.reload': 'Seite neu laden',
  'crash.title': 'Interner Serverfehler',
  'crash.text':
    'Bei uns ist etwas schiefgegangen. Ihre gespeicherten Daten sind sicher. Versuchen Sie es gleich erneut.',
  'crash.unreachable': 'Keine Verbindung',
  'crash.reload': 'Erneut versuchen',
  theme: 'Farbschema',
  language: 'Sprache',
  'footer.notice': 'Rechtliches',
  'footer.terms': 'Nutzungsbedingungen',
  'footer.privacy': 'Datenschutz',
  copyright: '© {{year}} {{holder}}',
  'brand.title': 'Jede Police, vom ersten Anruf bis zur Verlängerung, an einem Ort.',
  'brand.text': 'Kontakte, Angebote, Policen und Schadenfälle für Agenturen und ihre Kunden.',
  restoring: 'Ihr Portal wird geöffnet …',
  'failure.upload': 'Die Datei ist zu groß zum Hochladen …',
  'failure.unknown': 'Etwas ist schiefgegangen. Versuchen Sie es erneut.',
  'failure.network': 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'failure.timeout': 'Der Server hat innerhalb von 30 Sekunden nicht geantwortet. Versuchen Sie es erneut.',
};
export default messages;
