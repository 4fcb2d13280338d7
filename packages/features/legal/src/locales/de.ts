import type { LegalMessages } from './en';

const messages: LegalMessages = {
  notice: 'Rechtliches',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  'text.notice':
    'Dieses Portal wird von {{holder}} betrieben. Namen und Logos von Agenturen und Versicherern gehören ihren Inhabern. Angebote, Policen und Versicherungsbestätigungen stellt der darauf genannte Versicherer aus. Ihr Wortlaut geht den Angaben in diesem Portal vor.',
  'text.terms':
    'Sie nutzen dieses Portal nach der Vereinbarung zwischen Ihrer Agentur und {{holder}}. Behalten Sie Ihr Passwort für sich, nutzen Sie das Portal für die Geschäfte Ihrer Agentur oder Ihre eigenen Policen, und melden Sie sich sofort, wenn Sie vermuten, dass jemand anderes Ihr Konto benutzt hat. Tarife werden für den gewählten Zeitraum im Voraus bezahlt.',
  'text.privacy':
    '{{holder}} speichert die Daten, die Sie und Ihre Agentur eingeben, um dieses Portal bereitzustellen. Nur wer die Daten braucht, kann sie sehen: Ihre Agentur, deren Vermittler und, für die eigenen Policen, deren Kunden. Kartendaten gehen an den Zahlungsdienst und werden hier nie gespeichert. Farbschema und Sprache werden nur in diesem Browser gespeichert.',
  contact: 'Fragen? Wenden Sie sich an Ihre Agentur oder an {{holder}}.',
};
export default messages;
