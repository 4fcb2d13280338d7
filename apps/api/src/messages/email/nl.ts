import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  'email.sent': 'De e-mail is verzonden',
  'email.replied': 'Succesvol verzonden',
  'email.notFound': 'Deze e-mail bestaat niet meer',
  'email.tokenInvalid': 'Link ongeldig',
  'email.bodyRequired': 'De tekst van de e-mail is verplicht',
  'email.senderOther': 'U kunt alleen uit eigen naam e-mails verzenden',
  'email.contactUnknown': 'Dit contact bestaat niet meer',
  'email.opportunityUnknown': 'Deze verkoopkans bestaat niet meer',
  'email.quoteUnknown': 'Deze offerte bestaat niet meer',
  'email.policyUnknown': 'Deze polis bestaat niet meer',
  'email.claimUnknown': 'Deze schade bestaat niet meer',
  'email.threadUnknown': 'Dit gesprek bestaat niet meer',
  'email.threadNotFound': 'Dit gesprek bestaat niet meer',
  'email.noted': 'Notitie toegevoegd',
  'email.assigneeLicensed': 'Kies een bevoegde adviseur',
  'email.assigneeUnknown': 'Kies een actieve adviseur van uw kantoor',
  'email.retried': 'De e-mail wordt opnieuw verzonden',
  'email.dismissed': 'De e-mail is verborgen',
  'email.restored': 'De e-mail staat weer in de lijst',
  'email.stillSending': 'Deze e-mail wordt nog verzonden. Probeer het over een minuut opnieuw',
  'email.sentJustNow': 'Deze e-mail is minder dan een minuut geleden verzonden. Probeer het over een minuut opnieuw',
  'email.notFailed': 'Het verzenden van deze e-mail is niet mislukt. De e-mail wordt niet opnieuw verzonden',
  'email.retryLimit':
    'Deze e-mail is {limit} keer zonder succes opnieuw verzonden. Controleer het adres en schrijf een nieuwe e-mail',
  'email.retryTooLate':
    'Het verzenden van deze e-mail is meer dan 30 dagen geleden mislukt. De e-mail is niet meer beschikbaar. Schrijf een nieuwe',
  'email.tooManyFiles': 'Een e-mail kan hoogstens {limit} bestanden hebben',
};
