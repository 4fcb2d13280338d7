import type { PlanMessages } from './en';

const words: PlanMessages = {
  'package.list': 'Tous les forfaits',
  'package.empty': 'Aucun résultat',
  'package.emptyText': 'Créez un forfait auquel les agences peuvent s’abonner.',
  'package.create': 'Créer un forfait',
  'package.update': 'Modifier le forfait',
  'package.deleteNote': 'Les abonnements déjà souscrits gardent leur nom et leur prix.',
  packageName: 'Nom du forfait',
  price: 'Prix',
  priceHint: 'Les abonnements déjà souscrits gardent leur prix.',
  packageDetails: 'Détails du forfait',
  detailsHint: 'Une ligne pour chaque élément compris dans le forfait.',
  duration: 'Durée',
  durationPlaceholder: 'Choisissez une durée',
  created: 'Créé le',
  'duration.ONE_MONTH': '1 mois',
  'duration.THREE_MONTH': '3 mois',
  'duration.SIX_MONTH': '6 mois',
  'duration.TWELVE_MONTH': '12 mois',
};
export default words;
