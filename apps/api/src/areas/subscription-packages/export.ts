import type { operations } from '@fairlead/openapi';
import { subscriptionPackages } from '../../db/schema/index.ts';
import { column, labelColumn, moneyColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { packageList } from './list.ts';
import type { PackageRow } from './packages.ts';

type ExportQuery = NonNullable<operations['exportSubscriptionPackages']['parameters']['query']>;

/** Subscription packages as a file. Columns have the same keys as in the portal. */
export const packageExport: ExportedList<PackageRow, ExportQuery> = {
  name: 'packages',
  list: packageList,
  rows: (tx) => tx.select().from(subscriptionPackages),
  columns: {
    packageName: [column('export.column.package', ({ name }) => name)],
    packageDetails: [column('export.column.description', ({ details }) => details)],
    price: [moneyColumn('export.column.price', ({ priceCents }) => priceCents)],
    subscriptionDuration: [labelColumn('export.column.duration', ({ duration }) => `subscriptionDuration.${duration}`)],
    creationDate: [column('export.column.created', ({ createdAt }) => createdAt)],
  },
};
