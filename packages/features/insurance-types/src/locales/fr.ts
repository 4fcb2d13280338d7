import type { InsuranceTypeMessages } from './en';

const words: InsuranceTypeMessages = {
  list: 'Tous les types d’assurance',
  empty: 'Aucun résultat',
  emptyText: 'Créez un type d’assurance que les agences peuvent vendre.',
  create: 'Créer un type d’assurance',
  update: 'Modifier le type d’assurance',
  name: 'Nom',
  tag: 'Étiquette',
  tagHint: 'Ce par quoi les programmes le connaissent. Elle ne peut pas être changée ensuite.',
  tagFixed: 'Elle ne peut plus être changée.',
  created: 'Créé le',
  active: 'Actifs',
  inactive: 'Inactifs',
};
export default words;
