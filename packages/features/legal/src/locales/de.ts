import type { LegalMessages } from './en';

const words: LegalMessages = {
  notice: 'Rechtliches',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  'text.notice':
    'Dieses Portal wird von {{holder}} betrieben. Namen und Logos von Agenturen und Versicherern gehören ihren Inhabern. Angebote, Policen und Bescheinigungen stellt der darauf genannte Versicherer aus; ihr Wortlaut geht dem hier Gezeigten vor.',
  'text.terms':
    'Sie nutzen dieses Portal nach der Vereinbarung zwischen Ihrer Agentur und {{holder}}. Behalten Sie Ihr Passwort für sich, nutzen Sie das Portal für die Geschäfte Ihrer Agentur oder Ihre eigenen Policen, und melden Sie sich sofort, wenn Sie vermuten, dass jemand anderes Ihr Konto benutzt hat. Abonnements werden für den gewählten Zeitraum im Voraus bezahlt.',
  'text.privacy':
    '{{holder}} speichert, was Sie und Ihre Agentur eingeben, um dieses Portal bereitzustellen, und zeigt es nur denen, die es brauchen: Ihrer Agentur, deren Agenten und, für die eigenen Policen, deren Kunden. Kartendaten gehen an den Zahlungsdienst und werden hier nie gespeichert. Farbschema und Sprache merkt sich nur dieser Browser.',
  contact: 'Fragen? Wenden Sie sich an Ihre Agentur oder an {{holder}}.',
};
export default words;
