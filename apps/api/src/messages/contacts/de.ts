import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'contact.created': 'Kontakt angelegt',
  'contact.updated': 'Kontakt geändert',
  'contact.notFound': 'Diesen Kontakt gibt es nicht mehr',
  'contact.emailTaken': 'Es gibt schon einen Kontakt mit dieser E-Mail-Adresse',
  'contact.companyRequired': 'Der Firmenname ist ein Pflichtfeld!',
  'contact.personal': 'Dieses Feld haben nur gewerbliche Kontakte',
  'contact.number': 'Bitte geben Sie eine gültige Zahl ein',
  'contact.notOwner':
    'Nur der Vermittler des Kontakts oder ein Agentur-Administrator kann ihn einem anderen Vermittler zuweisen',
  'contact.agentUnknown': 'Bitte wählen Sie einen Vermittler Ihrer Agentur',
  'contact.erased': 'Die personenbezogenen Daten dieses Kontakts wurden gelöscht',
  'contact.erasureDone': 'Die personenbezogenen Daten wurden gelöscht',
  'contact.erasureEmail': 'Geben Sie die E-Mail-Adresse dieses Kontakts ein',
};
