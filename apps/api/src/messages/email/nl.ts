import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  'email.sent': 'De e-mail is verzonden',
  'email.replied': 'Succesvol verzonden',
  'email.notFound': 'Deze e-mail bestaat niet meer',
  'email.tokenInvalid': 'Link ongeldig',
  'email.bodyRequired': 'De tekst van de e-mail is verplicht',
  'email.senderOther': 'U kunt alleen uit eigen naam schrijven',
  'email.contactUnknown': 'Dit contact bestaat niet meer',
  'email.opportunityUnknown': 'Deze verkoopkans bestaat niet meer',
  'email.quoteUnknown': 'Deze offerte bestaat niet meer',
  'email.policyUnknown': 'Deze polis bestaat niet meer',
  'email.tooManyFiles': 'Een e-mail kan hoogstens {limit} bestanden hebben',
};
