import type { CarrierMessages } from './en';

const messages: CarrierMessages = {
  list: 'Alle verzekeraars',
  empty: 'Geen verzekeraars gevonden',
  emptyText: 'Voeg een verzekeraar toe waarvan kantoren polissen kunnen verkopen.',
  create: 'Verzekeraar aanmaken',
  update: 'Verzekeraar wijzigen',
  image: 'Afbeelding',
  imageHint: 'PNG, JPEG, GIF of WebP, hoogstens 22 MB.',
  imageTooLarge: 'De gekozen bestanden mogen samen niet groter zijn dan 22 MB',
  name: 'Naam',
  websiteUrl: 'Website',
  claim: 'Schade',
  claimUrl: 'Schade-URL',
  paymentUrl: 'Betaal-URL',
  claimLink: 'Schade',
  paymentLink: 'Betaling',
  urlPlaceholder: 'https://',
  active: 'Status actief',
  inactive: 'Status inactief',
};
export default messages;
