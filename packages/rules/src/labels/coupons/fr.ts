import type { CouponLabels } from '../enums.ts';

export const fr: CouponLabels = {
  'discountType.FIXED': 'Fixe',
};
