import type { CouponLabels } from '../enums.ts';

export const en: CouponLabels = {
  'discountType.FIXED': 'Fixed',
};
