import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'contact.created': 'Kontakt angelegt',
  'contact.updated': 'Kontakt geändert',
  'contact.notFound': 'Diesen Kontakt gibt es nicht mehr',
  'contact.emailTaken': 'Es gibt schon einen Kontakt mit dieser E-Mail-Adresse',
  'contact.companyRequired': 'Der Firmenname ist ein Pflichtfeld!',
  'contact.personal': 'Das hat nur ein gewerblicher Kontakt',
  'contact.number': 'Bitte geben Sie eine gültige Zahl ein',
  'contact.notOwner': 'Nur der Agent des Kontakts oder ein Admin der Agentur gibt ihn an einen anderen Agenten',
  'contact.agentUnknown': 'Bitte wählen Sie einen Agenten Ihrer Agentur',
};
