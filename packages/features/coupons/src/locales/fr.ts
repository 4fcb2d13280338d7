import { couponLabels } from '@fairlead/rules';
import type { CouponMessages } from './en';

const messages: CouponMessages = {
  ...couponLabels.fr,
  'list.title': 'Tous les coupons',
  'list.empty': 'Aucun coupon trouvé',
  'list.emptyText': 'Créez un code que les agences saisiront en choisissant un forfait.',
  'filter.active': 'Actifs',
  'filter.inactive': 'Inactifs',
  create: 'Créer un coupon',
  update: 'Modifier le coupon',
  couponCode: 'Code du coupon',
  discountType: 'Type de remise',
  discountAmount: 'Montant de la remise',
  maxTimesCanBeUsed: 'Nombre maximal d’utilisations',
  maxUsedTimes: 'Utilisations max.',
  useTimeRemaining: 'Utilisations restantes',
  expirationDate: 'Date d’expiration',
  expiryDate: 'Expire le',
  expired: 'Expiré',
  valid: 'Valable',
  codeHint: 'Le code que les agences saisissent au paiement. Sans espaces.',
  typeHint: 'Un montant fixe en dollars américains.',
  maxPlaceholder: 'Par exemple 100',
  subject_one: '{{amount}}, {{left}} utilisation restante',
  subject_other: '{{amount}}, {{left}} utilisations restantes',
};
export default messages;
