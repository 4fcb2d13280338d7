import type { operations } from '@fairlead/openapi';
import { DAY, PLAN_EXPIRING_DAYS, type PlanStatus, planStatusAt } from '@fairlead/rules';
import type { RowsQuery } from '../../db/page.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { column, labelColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { type Details, detailsOf } from '../../records/agencyDetails.ts';
import { verificationOf } from './agencies.ts';
import { type AgencyRow, agencyList, selectAgencies } from './list.ts';

type ExportQuery = NonNullable<operations['exportAgencies']['parameters']['query']>;

interface ExportedAgency extends AgencyRow {
  details: Details;
  /** Unix seconds. */
  now: number;
}

/** Selects agencies with the related data of each page. `now` in Unix seconds. */
const selectWithDetails = (tx: Transaction, now: number): RowsQuery<ExportedAgency> => ({
  where: (condition) => ({
    orderBy: async (...order) => {
      const rows = await selectAgencies(tx)
        .where(condition)
        .orderBy(...order);
      const ids = rows.map(({ agency }) => agency.id);
      const details = await detailsOf(tx, ids, now);
      return rows.map((row) => ({ ...row, details, now }));
    },
  }),
});

const planOf = ({ agency, details }: ExportedAgency) => details.plans.get(agency.id);
const adminOf = ({ agency, details }: ExportedAgency) => details.admins.get(agency.id);
const agentsOf = ({ agency, details }: ExportedAgency) => details.agents.get(agency.id);

/** Status of the plan, as the portal shows it. */
function planStatusOf(row: ExportedAgency): PlanStatus | 'EXPIRING' | 'NONE' {
  const plan = planOf(row);
  if (!plan) return 'NONE';
  const expires = toSeconds(plan.expiresAt);
  const isSoon = row.now < expires && expires < row.now + PLAN_EXPIRING_DAYS * DAY;
  return isSoon ? 'EXPIRING' : planStatusAt(expires, row.now);
}

/** Agencies as a file. Columns have the same keys as in the portal. */
export const agencyExport: ExportedList<ExportedAgency, ExportQuery> = {
  name: 'agencies',
  list: agencyList,
  rows: selectWithDetails,
  columns: {
    name: [column('export.column.agency', ({ agency }) => agency.name)],
    admin: [
      column('export.column.agencyAdmin', (row) => adminOf(row)?.name ?? null),
      column('export.column.adminEmail', (row) => adminOf(row)?.email ?? null),
    ],
    email: [column('export.column.email', ({ agency }) => agency.email)],
    phone: [column('export.column.phone', ({ agency }) => agency.phone)],
    states: [column('export.column.states', ({ agency }) => agency.states.join(', '))],
    agents: [
      column('export.column.licensedAgents', (row) => agentsOf(row)?.licensed ?? 0),
      column('export.column.agents', (row) => agentsOf(row)?.total ?? 0),
    ],
    package: [column('export.column.package', (row) => planOf(row)?.packageName ?? null)],
    plan: [
      labelColumn('export.column.plan', (row) => `planStatus.${planStatusOf(row)}`),
      column('export.column.planExpires', (row) => planOf(row)?.expiresAt ?? null),
    ],
    verification: [
      labelColumn(
        'export.column.verification',
        ({ agency, details }) => `agencyVerification.${verificationOf(agency.id, details)}`,
      ),
    ],
    creationDate: [column('export.column.created', ({ agency }) => agency.createdAt)],
  },
};
