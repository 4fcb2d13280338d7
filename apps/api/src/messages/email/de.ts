import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'email.sent': 'Die E-Mail wurde gesendet',
  'email.replied': 'Erfolgreich gesendet',
  'email.notFound': 'Diese E-Mail gibt es nicht mehr',
  'email.tokenInvalid': 'Link ungültig',
  'email.bodyRequired': 'Der Text der E-Mail ist erforderlich',
  'email.senderOther': 'Sie können E-Mails nur in Ihrem eigenen Namen senden',
  'email.contactUnknown': 'Diesen Kontakt gibt es nicht mehr',
  'email.opportunityUnknown': 'Diese Verkaufschance gibt es nicht mehr',
  'email.quoteUnknown': 'Dieses Angebot gibt es nicht mehr',
  'email.policyUnknown': 'Diese Police gibt es nicht mehr',
  'email.claimUnknown': 'Diesen Schadenfall gibt es nicht mehr',
  'email.threadUnknown': 'Diese Unterhaltung gibt es nicht mehr',
  'email.threadNotFound': 'Diese Unterhaltung gibt es nicht mehr',
  'email.noted': 'Notiz hinzugefügt',
  'email.assigneeLicensed': 'Wählen Sie einen zugelassenen Vermittler',
  'email.assigneeUnknown': 'Wählen Sie einen aktiven Vermittler Ihrer Agentur',
  'email.retried': 'Die E-Mail wird erneut gesendet',
  'email.dismissed': 'Die E-Mail wurde ausgeblendet',
  'email.restored': 'Die E-Mail wird wieder angezeigt',
  'email.stillSending': 'Diese E-Mail wird noch gesendet. Versuchen Sie es in einer Minute erneut',
  'email.sentJustNow':
    'Diese E-Mail wurde vor weniger als einer Minute gesendet. Versuchen Sie es in einer Minute erneut',
  'email.notFailed': 'Der Versand dieser E-Mail ist nicht fehlgeschlagen. Sie wird nicht erneut gesendet',
  'email.retryLimit':
    'Diese E-Mail wurde {limit}-mal ohne Erfolg erneut gesendet. Prüfen Sie die Adresse und schreiben Sie eine neue E-Mail',
  'email.retryTooLate':
    'Der Versand dieser E-Mail ist vor mehr als 30 Tagen fehlgeschlagen. Sie ist nicht mehr verfügbar. Schreiben Sie eine neue',
  'email.tooManyFiles': 'Eine E-Mail kann höchstens {limit} Dateien haben',
};
