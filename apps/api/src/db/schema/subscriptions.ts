import type { SubscriptionDuration } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, version } from './columns.ts';
import { insuranceTypes } from './platform.ts';

/** Insurance types that an agency sells. */
export const agencyInsuranceTypes = pgTable(
  'agency_insurance_types',
  {
    id: id(),
    agencyId: agencyId(),
    insuranceTypeId: uuid('insurance_type_id')
      .notNull()
      .references(() => insuranceTypes.id),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('agency_insurance_types_ux').on(t.agencyId, t.insuranceTypeId),
    index('agency_insurance_types_type_ix').on(t.insuranceTypeId),
  ],
);

export const subscriptionPackages = pgTable(
  'subscription_packages',
  {
    id: id(),
    name: text('name').notNull(),
    details: text('details').notNull().default(''),
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    duration: text('duration').notNull().$type<SubscriptionDuration>(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('subscription_packages_created_ix').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('subscription_packages_name_ix')
      .on(sql`${t.name} collate "und-x-icu"`, t.id)
      .where(sql`${t.deletedAt} is null`),
    check('subscription_packages_price_ck', sql`${t.priceCents} > 0`),
    check(
      'subscription_packages_duration_ck',
      sql`${t.duration} in ('ONE_MONTH', 'THREE_MONTH', 'SIX_MONTH', 'TWELVE_MONTH')`,
    ),
  ],
);

/** Plans of agencies. The row without `closedAt` is the current plan. Expiration is derived from the time. */
export const agencySubscriptions = pgTable(
  'agency_subscriptions',
  {
    id: id(),
    agencyId: agencyId(),
    packageId: uuid('package_id')
      .notNull()
      .references(() => subscriptionPackages.id),
    /** Name at the time of purchase. Later changes of the package do not affect it. */
    packageName: text('package_name').notNull(),
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    duration: text('duration').notNull().$type<SubscriptionDuration>(),
    subscribedAt: instant('subscribed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('agency_subscriptions_agency_id_id_ux').on(t.agencyId, t.id),
    index('agency_subscriptions_agency_ix').on(t.agencyId, t.expiresAt),
    uniqueIndex('agency_subscriptions_present_ux').on(t.agencyId).where(sql`${t.closedAt} is null`),
    index('agency_subscriptions_subscribed_ix').on(t.subscribedAt, t.id),
  ],
);
