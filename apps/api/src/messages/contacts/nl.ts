import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  'contact.created': 'Contact aangemaakt',
  'contact.updated': 'Contact gewijzigd',
  'contact.notFound': 'Dit contact bestaat niet meer',
  'contact.emailTaken': 'Er is al een contact met dit e-mailadres',
  'contact.companyRequired': 'Bedrijfsnaam is een verplicht veld!',
  'contact.personal': 'Alleen zakelijke contacten hebben dit veld',
  'contact.number': 'Geef een geldig getal op',
  'contact.notOwner':
    'Alleen de adviseur van het contact of een kantoorbeheerder kan het aan een andere adviseur toewijzen',
  'contact.agentUnknown': 'Selecteer een adviseur van uw kantoor',
  'contact.erased': 'De persoonsgegevens van dit contact zijn gewist',
  'contact.erasureDone': 'De persoonsgegevens zijn gewist',
  'contact.erasureEmail': 'Voer het e-mailadres van dit contact in',
};
