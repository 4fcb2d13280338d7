import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'email.sent': 'Die E-Mail wurde gesendet',
  'email.replied': 'Erfolgreich gesendet',
  'email.notFound': 'Diese E-Mail gibt es nicht mehr',
  'email.tokenInvalid': 'Link ungültig',
  'email.bodyRequired': 'Der Text der E-Mail ist erforderlich',
  'email.senderOther': 'Sie können nur in Ihrem eigenen Namen schreiben',
  'email.contactUnknown': 'Diesen Kontakt gibt es nicht mehr',
  'email.opportunityUnknown': 'Diese Verkaufschance gibt es nicht mehr',
  'email.quoteUnknown': 'Dieses Angebot gibt es nicht mehr',
  'email.policyUnknown': 'Diese Police gibt es nicht mehr',
  'email.tooManyFiles': 'Eine E-Mail kann höchstens {limit} Dateien haben',
};
