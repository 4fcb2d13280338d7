import { agencyAccesses } from './agencies.ts';
import { auditActions, auditRecords } from './audit.ts';
import { claimStatuses, claimTypes } from './claims.ts';
import { contactTypes } from './contacts.ts';
import { disputeStatuses } from './disputes.ts';
import { emailStatuses, emailTypes } from './emails.ts';
import { opportunityStatuses } from './opportunities.ts';
import { agencyPlanStates, transactionStatuses } from './plans.ts';
import { policyStatuses } from './policies.ts';
import { quoteAnswers, quoteStatuses } from './quotes.ts';
import { renewalDues, renewalStages } from './renewals.ts';

/** Comparisons of a filter. `next` and `last` take a number of days, `between` takes two days as `YYYY-MM-DD`. */
const filterOperators = ['is', 'any', 'contains', 'next', 'last', 'between', 'empty'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** Records that a filter can refer to. */
export type FilterRecord = 'agent' | 'carrier' | 'insuranceType';

/** Type of a filterable field. */
export type FilterField = (
  | { kind: 'choice'; values: readonly string[] }
  /** `ME` is the caller. */
  | { kind: 'record'; record: FilterRecord }
  | { kind: 'text' }
  /** Calendar day. */
  | { kind: 'day' }
  /** Point in time, compared by its day in the time zone of the agency. */
  | { kind: 'instant' }
  | { kind: 'flag' }
) & { /** Whether the field can be empty. */ optional?: boolean };

/** One condition. A row must match all filters of a list. */
export interface ListFilter {
  field: string;
  operator: FilterOperator;
  values: readonly string[];
}

type Fields = Readonly<Record<string, FilterField>>;

/** Filterable fields by list. */
export const listFilters = {
  policies: {
    status: { kind: 'choice', values: policyStatuses },
    expires: { kind: 'day', optional: true },
    carrier: { kind: 'record', record: 'carrier', optional: true },
    insurance: { kind: 'record', record: 'insuranceType' },
    agent: { kind: 'record', record: 'agent' },
    customer: { kind: 'text' },
    number: { kind: 'text' },
    effective: { kind: 'day', optional: true },
    created: { kind: 'instant' },
    pastDue: { kind: 'flag' },
    certificateRequested: { kind: 'flag' },
  },
  quotes: {
    status: { kind: 'choice', values: quoteStatuses },
    answer: { kind: 'choice', values: quoteAnswers },
    carrier: { kind: 'record', record: 'carrier' },
    insurance: { kind: 'record', record: 'insuranceType' },
    agent: { kind: 'record', record: 'agent' },
    customer: { kind: 'text' },
    created: { kind: 'instant' },
  },
  opportunities: {
    status: { kind: 'choice', values: opportunityStatuses },
    insurance: { kind: 'record', record: 'insuranceType' },
    agent: { kind: 'record', record: 'agent' },
    customer: { kind: 'text' },
    created: { kind: 'instant' },
  },
  contacts: {
    type: { kind: 'choice', values: contactTypes },
    agent: { kind: 'record', record: 'agent' },
    client: { kind: 'flag' },
    name: { kind: 'text' },
    email: { kind: 'text' },
    created: { kind: 'instant' },
  },
  claims: {
    status: { kind: 'choice', values: claimStatuses },
    type: { kind: 'choice', values: claimTypes },
    agent: { kind: 'record', record: 'agent' },
    customer: { kind: 'text' },
    policyNumber: { kind: 'text' },
    lossDate: { kind: 'day' },
    reported: { kind: 'instant' },
  },
  emails: {
    status: { kind: 'choice', values: emailStatuses },
    type: { kind: 'choice', values: emailTypes },
    recipient: { kind: 'text' },
    subject: { kind: 'text' },
    sent: { kind: 'instant' },
  },
  renewals: {
    due: { kind: 'choice', values: renewalDues },
    stage: { kind: 'choice', values: renewalStages },
    expires: { kind: 'day' },
    carrier: { kind: 'record', record: 'carrier', optional: true },
    insurance: { kind: 'record', record: 'insuranceType' },
    agent: { kind: 'record', record: 'agent' },
    customer: { kind: 'text' },
    number: { kind: 'text' },
  },
  agencies: {
    plan: { kind: 'choice', values: agencyPlanStates },
    access: { kind: 'choice', values: agencyAccesses },
    name: { kind: 'text' },
    email: { kind: 'text' },
    created: { kind: 'instant' },
  },
  transactions: {
    status: { kind: 'choice', values: transactionStatuses },
    dispute: { kind: 'choice', values: disputeStatuses },
    agency: { kind: 'text' },
    package: { kind: 'text' },
    created: { kind: 'instant' },
  },
  audit: {
    action: { kind: 'choice', values: auditActions },
    record: { kind: 'choice', values: auditRecords },
    person: { kind: 'text' },
    at: { kind: 'instant' },
  },
  coupons: {
    active: { kind: 'flag' },
    code: { kind: 'text' },
    expires: { kind: 'day' },
    created: { kind: 'instant' },
  },
} as const satisfies Readonly<Record<string, Fields>>;

/** Lists with filters and saved views. */
export const filteredLists = [
  'policies',
  'quotes',
  'opportunities',
  'contacts',
  'claims',
  'emails',
  'renewals',
  'agencies',
  'transactions',
  'coupons',
  'audit',
] as const;
export type FilteredList = (typeof filteredLists)[number];
export type FilterFieldOf<L extends FilteredList> = keyof (typeof listFilters)[L] & string;

/** The caller, as value of a filter by agent. */
export const ME = 'ME';

/** `values` is the maximum number of values of a filter, `days` the maximum number of days. */
export const filterLimits = { filters: 10, values: 20, text: 100, days: 3650, length: 2000 } as const;

const operatorsByKind: Readonly<Record<FilterField['kind'], readonly FilterOperator[]>> = {
  choice: ['is', 'any'],
  record: ['is', 'any'],
  text: ['contains'],
  day: ['next', 'last', 'between'],
  instant: ['last', 'between'],
  flag: ['is'],
};

/** `own` is the maximum number of a user's views of a list, `listed` the maximum that a list shows. `name` in characters. */
export const listViewLimits = { own: 30, listed: 100, name: 60 } as const;

/** Operators of a field, the usual one first. */
export const operatorsOf = ({ kind, optional }: FilterField): readonly FilterOperator[] =>
  optional ? [...operatorsByKind[kind], 'empty'] : operatorsByKind[kind];

const escapeValue = (value: string): string =>
  encodeURIComponent(value).replace(/[.*]/g, (sign) => (sign === '.' ? '%2E' : '%2A'));

/**
 * Filters as text for addresses and requests: parts separated by `.`, filters by `*`.
 *
 * @example
 * printFilters([{ field: 'status', operator: 'any', values: ['ACTIVE', 'BOUND'] }]) // status.any.ACTIVE.BOUND
 */
export const printFilters = (filters: readonly ListFilter[]): string =>
  filters.map(({ field, operator, values }) => [field, operator, ...values.map(escapeValue)].join('.')).join('*');

/** Parses the text of `printFilters`. Returns undefined if its form is wrong. It does not check fields and values. */
export function parseFilters(text: string): ListFilter[] | undefined {
  if (text === '') return [];
  const filters: ListFilter[] = [];
  for (const part of text.split('*')) {
    const [field = '', operator = '', ...values] = part.split('.');
    if (!/^[a-zA-Z]+$/.test(field) || !isOperator(operator)) return undefined;
    try {
      filters.push({ field, operator, values: values.map(decodeURIComponent) });
    } catch {
      return undefined;
    }
  }
  return filters.length <= filterLimits.filters ? filters : undefined;
}

const isOperator = (value: string): value is FilterOperator => filterOperators.some((operator) => operator === value);

const uuidPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const isDate = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
const isDays = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= filterLimits.days;

function isValue(field: FilterField, value: string): boolean {
  switch (field.kind) {
    case 'choice':
      return field.values.includes(value);
    case 'record':
      return uuidPattern.test(value) || (field.record === 'agent' && value === ME);
    case 'flag':
      return value === 'true' || value === 'false';
    case 'text':
      return value.trim() !== '' && value.length <= filterLimits.text && !value.includes('\u0000');
    case 'day':
    case 'instant':
      return isDate(value);
  }
}

/** Whether a field accepts the filter. */
export function isFilter(field: FilterField, { operator, values }: Omit<ListFilter, 'field'>): boolean {
  if (!operatorsOf(field).includes(operator)) return false;
  const [first = '', second = ''] = values;
  switch (operator) {
    case 'empty':
      return values.length === 0;
    case 'next':
    case 'last':
      return values.length === 1 && isDays(first);
    case 'between':
      return values.length === 2 && values.every(isDate) && first <= second;
    case 'any':
      return (
        values.length > 0 && values.length <= filterLimits.values && values.every((value) => isValue(field, value))
      );
    default:
      return values.length === 1 && isValue(field, first);
  }
}

/** Valid filters of a list in an address. Others are left out. */
export const readFilters = (fields: Fields, text: string | null): ListFilter[] =>
  (parseFilters(text ?? '') ?? []).filter((filter) => {
    const field = Object.hasOwn(fields, filter.field) ? fields[filter.field] : undefined;
    return field !== undefined && isFilter(field, filter);
  });
