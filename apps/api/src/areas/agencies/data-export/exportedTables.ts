import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  addresses,
  agencies,
  agencyInsuranceTypes,
  agencySubscriptions,
  auditLog,
  carriers,
  certificates,
  claimNotes,
  claimPeople,
  claimStatusHistory,
  claims,
  contacts,
  coverages,
  discounts,
  disputes,
  docs,
  documentRequests,
  emailAttachments,
  emails,
  files,
  insuranceTypes,
  invitations,
  listViews,
  mailMessages,
  mailNotes,
  mailThreads,
  notes,
  opportunities,
  policies,
  policyTransactions,
  quotes,
  refunds,
  roles,
  serviceRequests,
  taskRuleChanges,
  tasks,
  transactions,
  uploadedDocs,
  userDetails,
  users,
  verificationDocs,
} from '../../../db/schema/index.ts';

type Columns = Record<string, PgColumn | SQL>;
type TableWithId = PgTable & { id: PgColumn };

/** A kind of record in the export. */
export interface ExportedTable {
  table: TableWithId;
  /** Column with the id of the agency. Undefined for catalogs of the platform, which records refer to. */
  agency: PgColumn | undefined;
  /** Columns by their names in the file. */
  columns: Columns;
}

/** All columns of a table of the agency except some, such as secrets and the state of jobs. */
function ofAgency<Table extends TableWithId & { agencyId: PgColumn }>(
  table: Table,
  without: readonly (keyof Table['_']['columns'])[] = [],
): ExportedTable {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name));
  return { table, agency: table.agencyId, columns: Object.fromEntries(columns) };
}

/** Names of a catalog of the platform. */
const catalog = <Table extends TableWithId & { name: PgColumn }>(table: Table, more: Columns = {}): ExportedTable => ({
  table,
  agency: undefined,
  columns: { id: table.id, name: table.name, ...more },
});

/** Value of an entry of the audit log, only if a user of the agency made the entry. Hides the devices of platform admins. */
const ofMember = (column: PgColumn) =>
  sql`case when exists (select from ${users} where ${users.id} = ${auditLog.userId}) then ${column} end`;

const { dayStartedOn: _started, digestedOn: _digested, ...agencyColumns } = getTableColumns(agencies);

const auditEntries = ofAgency(auditLog, ['bucket']);

/** Records of the export, by the names of their files. The test `agencyExport` lists the tables that are left out. */
export const exportedTables: Readonly<Record<string, ExportedTable>> = {
  agency: { table: agencies, agency: agencies.id, columns: agencyColumns },
  users: ofAgency(users, ['referralCode']),
  'user-details': ofAgency(userDetails),
  roles: catalog(roles, { roleType: roles.roleType }),
  invitations: ofAgency(invitations, ['tokenHash']),
  addresses: ofAgency(addresses),
  contacts: ofAgency(contacts),
  opportunities: ofAgency(opportunities),
  quotes: ofAgency(quotes),
  coverages: ofAgency(coverages),
  discounts: ofAgency(discounts),
  policies: ofAgency(policies),
  'policy-transactions': ofAgency(policyTransactions),
  certificates: ofAgency(certificates),
  'service-requests': ofAgency(serviceRequests),
  claims: ofAgency(claims),
  'claim-people': ofAgency(claimPeople),
  'claim-statuses': ofAgency(claimStatusHistory),
  'claim-notes': ofAgency(claimNotes),
  'document-requests': ofAgency(documentRequests),
  documents: ofAgency(docs),
  mails: ofAgency(emails),
  'mail-attachments': ofAgency(emailAttachments),
  'mail-threads': ofAgency(mailThreads),
  'mail-messages': ofAgency(mailMessages),
  'mail-notes': ofAgency(mailNotes),
  notes: ofAgency(notes),
  tasks: ofAgency(tasks),
  'task-rules': ofAgency(taskRuleChanges),
  'list-views': ofAgency(listViews),
  'insurance-types-of-agency': ofAgency(agencyInsuranceTypes),
  subscriptions: ofAgency(agencySubscriptions),
  transactions: ofAgency(transactions, ['idempotencyKey', 'providerReference']),
  disputes: ofAgency(disputes, ['providerReference']),
  refunds: ofAgency(refunds, ['idempotencyKey', 'providerReference', 'createdBy']),
  'verification-documents': ofAgency(uploadedDocs, ['reviewedBy']),
  'audit-log': {
    ...auditEntries,
    columns: {
      ...auditEntries.columns,
      userId: ofMember(auditLog.userId),
      networkAddress: ofMember(auditLog.networkAddress),
      userAgent: ofMember(auditLog.userAgent),
    },
  },
  files: ofAgency(files, ['storageKey']),
  carriers: catalog(carriers),
  'insurance-types': catalog(insuranceTypes),
  'requested-documents': catalog(verificationDocs),
};
