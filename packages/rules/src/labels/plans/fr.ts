import type { PlanLabels } from '../enums.ts';

export const fr: PlanLabels = {
  'planStatus.NONE': 'Sans forfait',
  'planStatus.ACTIVE': 'Actif',
  'planStatus.EXPIRING': 'Expire bientôt',
  'planStatus.EXPIRED': 'Expiré',
  'subscriptionDuration.ONE_MONTH': '1 mois',
  'subscriptionDuration.THREE_MONTH': '3 mois',
  'subscriptionDuration.SIX_MONTH': '6 mois',
  'subscriptionDuration.TWELVE_MONTH': '12 mois',
  'transactionKind.NEW': 'Nouveau',
  'transactionKind.UPDATE': 'Changement',
  'transactionKind.REACTIVATION': 'Réactivation',
  'transactionStatus.PENDING': 'En attente',
  'transactionStatus.PAID': 'Payé',
  'transactionStatus.FAILED': 'Échoué',
  'transactionStatus.REFUNDED': 'Remboursé',
  'refundReason.DUPLICATE': 'Paiement en double',
  'refundReason.SMALLER_PLAN': 'Passage à un forfait inférieur',
  'refundReason.CANCELLED': 'Résilié',
  'refundReason.BILLING_ERROR': 'Erreur de facturation',
  'refundReason.OTHER': 'Autre',
};
