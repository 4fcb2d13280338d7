import { couponLabels } from '@fairlead/rules';

const messages = {
  ...couponLabels.en,
  'list.title': 'All Coupons',
  'list.empty': 'Coupons Not Found',
  'list.emptyText': 'Create a code that agencies can enter when they choose a package.',
  'filter.active': 'Active',
  'filter.inactive': 'Inactive',
  create: 'Create Coupon',
  update: 'Update Coupon',
  couponCode: 'Coupon Code',
  discountType: 'Discount Type',
  discountAmount: 'Discount Amount',
  maxTimesCanBeUsed: 'Max Times Can Be Used',
  maxUsedTimes: 'Max Used Times',
  useTimeRemaining: 'Use Time Remaining',
  expirationDate: 'Expiration Date',
  expiryDate: 'Expiry Date',
  expired: 'Expired',
  valid: 'Valid',
  codeHint: 'The code that agencies enter at checkout. No spaces.',
  typeHint: 'A fixed amount in US dollars.',
  maxPlaceholder: 'For example 100',
  subject_one: '{{amount}}, {{left}} use left',
  subject_other: '{{amount}}, {{left}} uses left',
};
export type CouponMessages = typeof messages;
export default messages;
