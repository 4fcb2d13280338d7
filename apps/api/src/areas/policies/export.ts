import type { operations } from '@fairlead/openapi';
import { column, dayColumn, labelColumn, moneyColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { fullName } from '../../messages/formats.ts';
import { type PolicyRow, policySerial, selectPolicies } from '../../records/policies.ts';
import { policyList } from './list.ts';

type ExportQuery = NonNullable<operations['exportPolicies']['parameters']['query']>;

/** Policies as a file. Columns have the same keys as in the portal. */
export const policyExport: ExportedList<PolicyRow, ExportQuery> = {
  name: 'policies',
  list: policyList,
  rows: selectPolicies,
  columns: {
    serial: [column('export.column.serial', ({ policy }) => policySerial(policy.serial))],
    policy: [
      column('export.column.insurance', ({ insuranceName }) => insuranceName),
      column('export.column.policyNumber', ({ policy }) => policy.policyNumber),
    ],
    customer: [column('export.column.customer', ({ contact }) => fullName(contact))],
    carrier: [column('export.column.carrier', ({ carrier }) => carrier?.name ?? null)],
    effective: [dayColumn('export.column.effective', ({ policy }) => policy.effectiveOn)],
    expires: [dayColumn('export.column.expires', ({ policy }) => policy.expiresOn)],
    premium: [moneyColumn('export.column.premium', ({ policy }) => policy.premiumCents)],
    status: [labelColumn('export.column.status', ({ policy }) => `policyStatus.${policy.status}`)],
  },
};
