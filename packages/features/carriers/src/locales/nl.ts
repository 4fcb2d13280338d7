import type { CarrierMessages } from './en';

const messages: CarrierMessages = {
  list: 'Alle verzekeraars',
  empty: 'Geen verzekeraars gevonden',
  emptyText: 'Voeg een verzekeraar toe waarvan kantoren polissen kunnen verkopen.',
  create: 'Verzekeraar maken',
  update: 'Verzekeraar wijzigen',
  image: 'Afbeelding',
  imageHint: 'PNG, JPEG, GIF of WebP, hoogstens 22 MB.',
  imageTooLarge: 'Alle gekozen bestanden samen mogen hoogstens 22 MB groot zijn',
  name: 'Naam',
  websiteUrl: 'Website',
  claim: 'Schade',
  claimUrl: 'Claim-URL',
  paymentUrl: 'Betaal-URL',
  claimLink: 'Schade',
  paymentLink: 'Betaling',
  created: 'Gemaakt',
  urlPlaceholder: 'https://',
  active: 'Status actief',
  inactive: 'Status inactief',
};
export default messages;
