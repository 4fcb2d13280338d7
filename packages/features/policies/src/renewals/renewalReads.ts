import type { Read } from '@fairlead/api-client/client';
import { defineList, enumFilters, filterOf, urls } from '@fairlead/kit';
import { ME, type RenewalDue, type RenewalStage, renewalDues, renewalStages } from '@fairlead/rules';

/** Filter of a group of the renewal centre, as in the address. */
const dueQuery = (due: RenewalDue) => `filters=due.is.${due}`;

/** Policies that are due for renewal, the earliest expiration date first. */
export const renewalList = defineList({
  messages: 'policies',
  path: '/api/renewals/all',
  exportable: true,
  totaled: true,
  searchBy: { customerName: 'customer', policyNumber: 'policyNumber' },
  preselect: true,
  filters: enumFilters('stage', 'renewalStage', renewalStages),
  filterBy: {
    list: 'renewals',
    fields: {
      due: { label: 'renewals.due', values: 'renewalDue' },
      stage: { label: 'renewals.stage', values: 'renewalStage', parameter: 'stage' },
      expires: { label: 'expires' },
      carrier: { label: 'carrier' },
      insurance: { label: 'insurance' },
      agent: { label: 'kit:agent' },
      customer: { label: 'customer' },
      number: { label: 'policyNumber' },
    },
    views: renewalDues.map((due) => ({ label: `renewalDue.${due}` as const, query: dueQuery(due) })),
  },
  sorts: { 'expiredDate.asc': 'sort.expiredAsc', 'expiredDate.desc': 'sort.expiredDesc' },
});

/** Figures of the renewals: of the agency, or of the policies assigned to the user. */
export const renewalFiguresRead = (mine: boolean): Read<'/api/renewals/figures'> => [
  '/api/renewals/figures',
  mine ? { query: { mine } } : undefined,
];

/** Whether the address shows only the user's own policies. */
export const showsMine = (search: URLSearchParams): boolean =>
  renewalList
    .parseState(search)
    .filters.some(({ field, values }) => field === 'agent' && values.length === 1 && values[0] === ME);

/** Address of the renewals in 90 days in a stage, of the agency or of the user. */
export const renewalsUrl = ({ stage, mine }: { stage?: RenewalStage; mine: boolean }): string =>
  `${urls.renewals}?${dueQuery('IN_90')}${mine ? `*agent.is.${ME}` : ''}${stage ? `&filter=${filterOf(stage)}` : ''}`;
