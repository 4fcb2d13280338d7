import type { CouponLabels } from '../enums.ts';

export const nl: CouponLabels = {
  'discountType.FIXED': 'Vast',
};
