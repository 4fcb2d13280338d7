export const packageLimits = {
  /** USD. The price must be above 0. */
  maxPrice: 1_000_000,
  detailsMaxLength: 4_000,
} as const;

/** Plan durations in months, shortest first. */
const months = { ONE_MONTH: 1, THREE_MONTH: 3, SIX_MONTH: 6, TWELVE_MONTH: 12 } as const;
export type SubscriptionDuration = keyof typeof months;
export const subscriptionDurations = Object.keys(months) as readonly SubscriptionDuration[];

export const monthsOf = (duration: SubscriptionDuration): number => months[duration];
