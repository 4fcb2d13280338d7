import type { operations } from '@fairlead/openapi';
import { planStatusAt } from '@fairlead/rules';
import { toSeconds } from '../../db/time.ts';
import { column, labelColumn, moneyColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { type PlanRow, planList, plansWith } from './plans.ts';

type ExportQuery = NonNullable<operations['exportPlans']['parameters']['query']>;

/** Plans as a file. Columns have the same keys as in the portal. */
export const planExport: ExportedList<PlanRow, ExportQuery> = {
  name: 'plans',
  list: (tx, query, { now }) => planList(tx, query, now),
  rows: plansWith,
  columns: {
    agency: [
      column('export.column.agency', ({ agency }) => agency.name),
      column('export.column.agencyEmail', ({ agency }) => agency.email),
    ],
    packageName: [column('export.column.package', ({ plan }) => plan.packageName)],
    price: [moneyColumn('export.column.price', ({ plan }) => plan.priceCents)],
    subscribedAt: [column('export.column.subscribed', ({ plan }) => plan.subscribedAt)],
    expirationDateTime: [column('export.column.expires', ({ plan }) => plan.expiresAt)],
    status: [
      labelColumn(
        'export.column.status',
        ({ plan }, now) => `planStatus.${planStatusAt(toSeconds(plan.expiresAt), now)}`,
      ),
    ],
    id: [column('export.column.id', ({ plan }) => plan.id)],
  },
};
