import type { operations } from '@fairlead/openapi';
import { column, labelColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { fullName } from '../../messages/formats.ts';
import { type OpportunityRow, opportunitySerial, selectOpportunities } from '../../records/opportunities.ts';
import { opportunityList } from './list.ts';

type ExportQuery = NonNullable<operations['exportOpportunities']['parameters']['query']>;

/** Opportunities as a file. Columns have the same keys as in the portal. */
export const opportunityExport: ExportedList<OpportunityRow, ExportQuery> = {
  name: 'opportunities',
  list: opportunityList,
  rows: selectOpportunities,
  columns: {
    serial: [column('export.column.serial', ({ opportunity }) => opportunitySerial(opportunity.serial))],
    name: [
      column('export.column.customer', ({ contact }) => fullName(contact)),
      labelColumn('export.column.contactType', ({ contact }) => `contactType.${contact.contactType}`),
    ],
    created: [column('export.column.created', ({ opportunity }) => opportunity.createdAt)],
    insurance: [column('export.column.insurance', ({ insurance }) => insurance?.name ?? null)],
    owner: [column('export.column.owner', ({ owner }) => owner.name)],
    assigned: [column('export.column.assigned', ({ assignee }) => assignee?.name ?? null)],
    status: [labelColumn('export.column.status', ({ opportunity }) => `opportunityStatus.${opportunity.status}`)],
  },
};
