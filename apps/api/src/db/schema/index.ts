export { agencies, agencySubscriptions, type SubscriptionDuration, subscriptionPackages } from './agencies.ts';
export { credentials, idempotencyKeys, roles, sessions, signInFailures, users } from './auth.ts';
export { couponCounts, coupons } from './coupons.ts';
export { files } from './files.ts';
export { auditLog, outbox } from './operations.ts';
export { states } from './states.ts';
