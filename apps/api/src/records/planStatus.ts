import type { operations } from '@fairlead/openapi';
import { DAY, PLAN_EXPIRING_DAYS } from '@fairlead/rules';
import { and, gt, lt, lte, type SQL } from 'drizzle-orm';
import { agencySubscriptions } from '../db/schema/index.ts';

/** SQL condition for active, expiring or expired plans. `now` in Unix seconds. */
export function planHasStatus(
  status: NonNullable<NonNullable<operations['listPlans']['parameters']['query']>['status']>,
  now: number,
): SQL | undefined {
  const { expiresAt } = agencySubscriptions;
  const moment = new Date(now * 1000);
  if (status === 'EXPIRED') return lte(expiresAt, moment);
  const soon = new Date((now + PLAN_EXPIRING_DAYS * DAY) * 1000);
  return and(gt(expiresAt, moment), status === 'EXPIRING' ? lt(expiresAt, soon) : undefined);
}
