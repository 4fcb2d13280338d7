import type { operations } from '@fairlead/openapi';
import { coupons } from '../../db/schema/index.ts';
import { column, dayColumn, moneyColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import type { CouponRow } from '../../records/coupons.ts';
import { couponList } from './list.ts';

type ExportQuery = NonNullable<operations['exportCoupons']['parameters']['query']>;

/** Coupons as a file. Columns have the same keys as in the portal. */
export const couponExport: ExportedList<CouponRow, ExportQuery> = {
  name: 'coupons',
  list: couponList,
  rows: (tx) => tx.select().from(coupons),
  columns: {
    couponCode: [column('export.column.coupon', ({ code }) => code)],
    discountAmount: [moneyColumn('export.column.discount', ({ discountCents }) => discountCents)],
    maxTimesCanBeUsed: [column('export.column.maxUses', ({ maxUses }) => maxUses)],
    useTimeRemaining: [column('export.column.remainingUses', ({ maxUses, usedCount }) => maxUses - usedCount)],
    expirationDate: [dayColumn('export.column.expires', ({ expiresOn }) => expiresOn)],
  },
};
