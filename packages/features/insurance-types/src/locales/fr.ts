import type { InsuranceTypeMessages } from './en';

const messages: InsuranceTypeMessages = {
  list: 'Tous les types d’assurance',
  empty: 'Aucun résultat',
  emptyText: 'Créez un type d’assurance que les agences peuvent vendre.',
  create: 'Créer un type d’assurance',
  update: 'Modifier le type d’assurance',
  name: 'Nom',
  tag: 'Étiquette',
  tagHint: 'Un identifiant pour d’autres programmes. Il ne peut pas être modifié ensuite.',
  tagFixed: 'L’étiquette d’un type d’assurance existant ne peut pas être modifiée.',
  active: 'Actifs',
  inactive: 'Inactifs',
};
export default messages;
