import type { PlanLabels } from '../enums.ts';

export const de: PlanLabels = {
  'planStatus.NONE': 'Ohne Plan',
  'planStatus.ACTIVE': 'Aktiv',
  'planStatus.EXPIRING': 'Läuft ab',
  'planStatus.EXPIRED': 'Abgelaufen',
  'subscriptionDuration.ONE_MONTH': '1 Monat',
  'subscriptionDuration.THREE_MONTH': '3 Monate',
  'subscriptionDuration.SIX_MONTH': '6 Monate',
  'subscriptionDuration.TWELVE_MONTH': '12 Monate',
  'transactionKind.NEW': 'Neu',
  'transactionKind.UPDATE': 'Änderung',
  'transactionKind.REACTIVATION': 'Reaktivierung',
  'transactionStatus.PENDING': 'Ausstehend',
  'transactionStatus.PAID': 'Bezahlt',
  'transactionStatus.FAILED': 'Fehlgeschlagen',
  'transactionStatus.REFUNDED': 'Erstattet',
  'refundReason.DUPLICATE': 'Doppelte Zahlung',
  'refundReason.SMALLER_PLAN': 'Wechsel zu einem kleineren Tarif',
  'refundReason.CANCELLED': 'Storniert',
  'refundReason.BILLING_ERROR': 'Abrechnungsfehler',
  'refundReason.OTHER': 'Sonstiges',
};
