import type { CarrierMessages } from './en';

const messages: CarrierMessages = {
  list: 'Alle Versicherer',
  empty: 'Keine Versicherer gefunden',
  emptyText: 'Legen Sie einen Versicherer an, dessen Policen Agenturen verkaufen können.',
  create: 'Versicherer anlegen',
  update: 'Versicherer ändern',
  image: 'Bild',
  imageHint: 'PNG, JPEG, GIF oder WebP, höchstens 22 MB.',
  imageTooLarge: 'Die gewählten Dateien dürfen zusammen höchstens 22 MB groß sein',
  name: 'Name',
  websiteUrl: 'Website',
  claim: 'Schadenfall',
  claimUrl: 'Schaden-URL',
  paymentUrl: 'Zahlungs-URL',
  claimLink: 'Schadenfall',
  paymentLink: 'Zahlung',
  urlPlaceholder: 'https://',
  active: 'Status aktiv',
  inactive: 'Status inaktiv',
};
export default messages;
