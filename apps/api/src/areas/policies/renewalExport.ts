import type { operations } from '@fairlead/openapi';
import { column, dayColumn, labelColumn, moneyColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { fullName } from '../../messages/formats.ts';
import { type RenewalRow, selectRenewals } from '../../records/renewals.ts';
import { renewalList, renewalPremiumCents } from './renewalList.ts';

type ExportQuery = NonNullable<operations['exportRenewals']['parameters']['query']>;

/** Renewals as a file. Columns have the same keys as in the portal. */
export const renewalExport: ExportedList<RenewalRow, ExportQuery> = {
  name: 'renewals',
  list: renewalList,
  rows: selectRenewals,
  columns: {
    customer: [column('export.column.customer', ({ contact }) => fullName(contact))],
    policy: [
      column('export.column.insurance', ({ insuranceName }) => insuranceName),
      column('export.column.policyNumber', ({ policy }) => policy.policyNumber),
    ],
    carrier: [column('export.column.carrier', ({ carrier }) => carrier?.name ?? null)],
    expires: [dayColumn('export.column.expires', ({ policy }) => policy.expiresOn)],
    premium: [moneyColumn('export.column.premium', ({ policy }) => policy.premiumCents)],
    renewalPremium: [moneyColumn('export.column.renewalPremium', renewalPremiumCents)],
    stage: [labelColumn('export.column.stage', ({ policy }) => `renewalStage.${policy.renewalStage}`)],
    agent: [column('export.column.agent', ({ agent }) => agent.name)],
  },
};
