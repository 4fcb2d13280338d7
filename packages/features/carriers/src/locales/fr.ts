import type { CarrierMessages } from './en';

const messages: CarrierMessages = {
  list: 'Tous les assureurs',
  empty: 'Aucun assureur trouvé',
  emptyText: 'Ajoutez un assureur dont les agences peuvent vendre les contrats.',
  create: 'Créer un assureur',
  update: 'Modifier l’assureur',
  image: 'Image',
  imageHint: 'PNG, JPEG, GIF ou WebP, 22 Mo au plus.',
  imageTooLarge: 'La taille totale des fichiers choisis ne peut pas dépasser 22 Mo',
  name: 'Nom',
  websiteUrl: 'Site web',
  claim: 'Sinistre',
  claimUrl: 'URL des sinistres',
  paymentUrl: 'URL de paiement',
  claimLink: 'Sinistre',
  paymentLink: 'Paiement',
  urlPlaceholder: 'https://',
  active: 'Statut actif',
  inactive: 'Statut inactif',
};
export default messages;
