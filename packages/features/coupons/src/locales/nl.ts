import { couponLabels } from '@fairlead/rules';
import type { CouponMessages } from './en';

const messages: CouponMessages = {
  ...couponLabels.nl,
  'list.title': 'Alle kortingscodes',
  'list.empty': 'Geen kortingscodes gevonden',
  'list.emptyText': 'Maak een code aan die kantoren kunnen invoeren als ze een pakket kiezen.',
  'filter.active': 'Actief',
  'filter.inactive': 'Inactief',
  create: 'Kortingscode aanmaken',
  update: 'Kortingscode wijzigen',
  couponCode: 'Kortingscode',
  discountType: 'Soort korting',
  discountAmount: 'Kortingsbedrag',
  maxTimesCanBeUsed: 'Maximaal aantal keren te gebruiken',
  maxUsedTimes: 'Max. gebruik',
  useTimeRemaining: 'Resterend gebruik',
  expirationDate: 'Vervaldatum',
  expiryDate: 'Verloopt op',
  expired: 'Verlopen',
  valid: 'Geldig',
  codeHint: 'De code die kantoren bij het afrekenen invoeren. Zonder spaties.',
  typeHint: 'Een vast bedrag in Amerikaanse dollars.',
  maxPlaceholder: 'Bijvoorbeeld 100',
  subject_one: '{{amount}}, nog {{left}} keer',
  subject_other: '{{amount}}, nog {{left}} keer',
};
export default messages;
