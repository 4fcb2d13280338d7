import type { CouponLabels } from '../enums.ts';

export const de: CouponLabels = {
  'discountType.FIXED': 'Fest',
};
