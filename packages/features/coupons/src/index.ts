import type { CouponMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    coupons: CouponMessages;
  }
}

export { coupons } from './feature';
