import { couponLabels } from '@fairlead/rules';
import type { CouponMessages } from './en';

const messages: CouponMessages = {
  ...couponLabels.de,
  'list.title': 'Alle Gutscheine',
  'list.empty': 'Keine Gutscheine gefunden',
  'list.emptyText': 'Legen Sie einen Code an, den Agenturen bei der Wahl eines Pakets eingeben.',
  'filter.active': 'Aktiv',
  'filter.inactive': 'Inaktiv',
  create: 'Gutschein anlegen',
  update: 'Gutschein ändern',
  couponCode: 'Gutscheincode',
  discountType: 'Rabattart',
  discountAmount: 'Rabattbetrag',
  maxTimesCanBeUsed: 'Höchstzahl der Einlösungen',
  maxUsedTimes: 'Max. Einlösungen',
  useTimeRemaining: 'Verbleibend',
  expirationDate: 'Ablaufdatum',
  expiryDate: 'Läuft ab',
  expired: 'Abgelaufen',
  valid: 'Gültig',
  codeHint: 'Der Code, den Agenturen beim Bezahlen eingeben. Ohne Leerzeichen.',
  typeHint: 'Ein fester Betrag in US-Dollar.',
  maxPlaceholder: 'Zum Beispiel 100',
  subject_one: '{{amount}}, noch {{left}} Einlösung',
  subject_other: '{{amount}}, noch {{left}} Einlösungen',
};
export default messages;
