import type { PlanLabels } from '../enums.ts';

export const nl: PlanLabels = {
  'planStatus.NONE': 'Geen abonnement',
  'planStatus.ACTIVE': 'Actief',
  'planStatus.EXPIRING': 'Verloopt',
  'planStatus.EXPIRED': 'Verlopen',
  'subscriptionDuration.ONE_MONTH': '1 maand',
  'subscriptionDuration.THREE_MONTH': '3 maanden',
  'subscriptionDuration.SIX_MONTH': '6 maanden',
  'subscriptionDuration.TWELVE_MONTH': '12 maanden',
  'transactionKind.NEW': 'Nieuw',
  'transactionKind.UPDATE': 'Wijziging',
  'transactionKind.REACTIVATION': 'Heractivering',
  'transactionStatus.PENDING': 'In behandeling',
  'transactionStatus.PAID': 'Betaald',
  'transactionStatus.FAILED': 'Mislukt',
  'transactionStatus.REFUNDED': 'Terugbetaald',
  'refundReason.DUPLICATE': 'Dubbele betaling',
  'refundReason.SMALLER_PLAN': 'Overstap naar een kleiner abonnement',
  'refundReason.CANCELLED': 'Geannuleerd',
  'refundReason.BILLING_ERROR': 'Factuurfout',
  'refundReason.OTHER': 'Overig',
};
