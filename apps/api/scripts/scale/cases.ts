import {
  checkAccess,
  DAY,
  DEFAULT_PAGE_SIZE,
  dateOf,
  dayOf,
  type FilterField,
  filteredLists,
  type ListFilter,
  listFilters,
  ME,
  operatorsOf,
  printFilters,
  TASK_CALENDAR_DAYS,
  type Viewer,
} from '@fairlead/rules';
import { access, type OperationId } from '../../src/access.ts';
import { contract, type Operation, type Parameter, resolve } from '../../src/contract/document.ts';

/** A read of an operation with certain query parameters. */
export interface ReadCase {
  kind: 'first page' | 'middle page' | 'last page' | 'sort' | 'filter' | 'search' | 'read' | 'file';
  /** Query parameters. */
  query: Readonly<Record<string, string>>;
}

/** Search texts: one that many records contain, one of few, a misspelled name, digits, and one that finds nothing. */
const searches = ['ma', 'Garcia', 'Gracia', '1234', 'no such text'];
/** Parameters that select a page or an order. */
const paging = new Set(['pageNo', 'pageSize', 'sortBy', 'ascOrDesc']);

const isPaged = ({ parameters }: Operation): boolean => parameters.some(({ name }) => name === 'pageNo');

/** Whether the operation answers with a list as a file. Only its first rows are measured. */
export const isExport = ({ rateLimit }: Operation): boolean => rateLimit === 'export';

/** Lists, exports, counters, dashboards and pickers of the contract that the viewer may read. */
export const readsOf = (viewer: Viewer): Operation[] =>
  [...contract.values()].filter(
    (operation) =>
      operation.method === 'GET' &&
      operation.secured &&
      !operation.path.includes('{') &&
      (isExport(operation) || operation.responses['200']?.content?.['application/json'] !== undefined) &&
      checkAccess(access[operation.id], viewer) === 'allowed',
  );

/** Reads a file until it contains rows, which follow the first part with the headings. */
export async function readFirstRows(file: AsyncIterable<unknown>): Promise<void> {
  let parts = 0;
  for await (const _part of file) {
    parts++;
    if (parts === 2) return;
  }
}

interface ParameterSchema {
  type?: string;
  format?: string;
  enum?: readonly unknown[];
}

/** Values to measure. Ids are taken from `ids`; without one, an optional parameter is not measured. */
function valuesOf({ schema, name }: Parameter, ids: Readonly<Record<string, string>>): readonly string[] {
  const { type, format, enum: choices } = resolve(schema as ParameterSchema);
  if (choices) return choices.map(String);
  if (type === 'boolean') return ['true', 'false'];
  if (name === 'timeZone') return ['America/Los_Angeles'];
  if (format === 'uuid') return ids[name] === undefined ? [] : [ids[name]];
  return type === 'string' ? searches : [];
}

const isChoice = ({ schema }: Parameter): boolean => resolve(schema as ParameterSchema).enum !== undefined;

const isSearch = ({ schema, name }: Parameter): boolean => {
  const { type, format, enum: choices } = resolve(schema as ParameterSchema);
  return type === 'string' && format === undefined && !choices && name !== 'timeZone';
};

/** Days of a range: the weeks of a month, with the tasks of the last days. */
const firstDay = dayOf(Date.now() / 1000) - 14 * DAY;
const days: Readonly<Record<string, string>> = {
  firstDay: String(firstDay),
  lastDay: String(firstDay + (TASK_CALENDAR_DAYS - 1) * DAY),
};

/** Ids and days that the operation requires, ids from `ids`; undefined when one is unknown. */
export function requiredIds(
  { parameters }: Operation,
  ids: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const names = parameters
    .filter((parameter) => parameter.required && parameter.in === 'query' && !isSearch(parameter))
    .map(({ name }) => name);
  const values = { ...days, ...ids };
  const known = names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
  return known.length === names.length ? Object.fromEntries(known) : undefined;
}

/** Cases of an operation with so many records. New parameters of the contract are included automatically. */
export function casesOf(operation: Operation, ids: Readonly<Record<string, string>>, total: number): ReadCase[] {
  const required = requiredIds(operation, ids);
  if (!required) return [];
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const text = inQuery.find((parameter) => parameter.required && isSearch(parameter));
  if (text) return searches.map((value) => ({ kind: 'search', query: { ...required, [text.name]: value } }));
  const parameters = inQuery.filter((parameter) => !parameter.required);
  if (isExport(operation)) {
    const format = parameters.find(({ name }) => name === 'format') ?? none;
    return valuesOf(format, ids).map((value): ReadCase => ({ kind: 'file', query: { ...required, format: value } }));
  }
  const filters = parameters
    .filter(({ name }) => !paging.has(name) && name !== 'filters')
    .flatMap((parameter) =>
      valuesOf(parameter, ids).map(
        (value): ReadCase => ({
          kind: isSearch(parameter) ? 'search' : 'filter',
          query: { ...required, [parameter.name]: value },
        }),
      ),
    );
  if (parameters.some(({ name }) => name === 'filters')) filters.push(...filterCases(operation, ids));
  else
    filters.push(
      ...pairsOf(parameters, ids).map((query): ReadCase => ({ kind: 'filter', query: { ...required, ...query } })),
    );
  if (!isPaged(operation)) return [{ kind: 'read', query: required }, ...filters];
  const choicesOf = (name: string) => valuesOf(parameters.find((one) => one.name === name) ?? none, ids);
  const columns = choicesOf('sortBy');
  const sorts = columns.flatMap((sortBy) =>
    choicesOf('ascOrDesc').map((ascOrDesc): ReadCase => ({ kind: 'sort', query: { ...required, sortBy, ascOrDesc } })),
  );
  const last = Math.max(0, Math.ceil(total / DEFAULT_PAGE_SIZE) - 1);
  const page = (kind: ReadCase['kind'], number: number): ReadCase => ({
    kind,
    query: { ...required, pageNo: String(number) },
  });
  const pages = last > 0 ? [page('middle page', Math.floor(last / 2)), page('last page', last)] : [];
  return [page('first page', 0), ...pages, ...sorts, ...filters];
}

/** Each value of a choice with each value of the next one, such as the folders of the inbox. */
function pairsOf(parameters: readonly Parameter[], ids: Readonly<Record<string, string>>): Record<string, string>[] {
  const [first, second] = parameters.filter((parameter) => isChoice(parameter) && !paging.has(parameter.name));
  if (!first || !second) return [];
  return valuesOf(first, ids).flatMap((value) =>
    valuesOf(second, ids).map((other) => ({ [first.name]: value, [second.name]: other })),
  );
}

/** Values of a filter to measure, for each operator of the field. Ids are taken from `ids`. */
function filtersOf(name: string, field: FilterField, ids: Readonly<Record<string, string>>): ListFilter[] {
  const values: readonly string[] = {
    choice: () => ('values' in field ? field.values : []),
    record: () => [
      ...('record' in field && field.record === 'agent' ? [ME] : []),
      ...('record' in field && ids[`${field.record}Id`] ? [ids[`${field.record}Id`] ?? ''] : []),
    ],
    text: () => searches,
    flag: () => ['true', 'false'],
    day: () => [],
    instant: () => [],
  }[field.kind]();
  const year = new Date().getUTCFullYear();
  return operatorsOf(field).flatMap((operator): ListFilter[] => {
    const filter = (...of: string[]): ListFilter => ({ field: name, operator, values: of });
    switch (operator) {
      case 'empty':
        return [filter()];
      case 'next':
      case 'last':
        return [filter('1'), filter('30'), filter('365')];
      case 'between':
        return [filter(dateOf(Date.UTC(year, 0, 1) / 1000), dateOf(Date.UTC(year, 1, 1) / 1000))];
      case 'any':
        return values.length > 1 ? [filter(...values.slice(0, 2)), filter(...values.slice(-3))] : [];
      default:
        return values.map((value) => filter(value));
    }
  });
}

/** Cases of the parameter `filters`: every field with every operator. */
function filterCases({ id }: Operation, ids: Readonly<Record<string, string>>): ReadCase[] {
  const list = filteredLists.find((name) =>
    /^(?:list|sum)(.*)/.exec(id)?.[1]?.toLowerCase().startsWith(name.toLowerCase()),
  );
  if (!list) throw new Error(`${id} has filters, but no fields`);
  const fields: Readonly<Record<string, FilterField>> = listFilters[list];
  return Object.entries(fields)
    .flatMap(([name, field]) => filtersOf(name, field, ids))
    .map((filter) => ({ kind: 'filter', query: { filters: printFilters([filter]) } }));
}

const none: Parameter = { name: '', in: 'query', schema: {} };

/** Lists whose oldest record provides an id for other reads. It has more related records than new ones. */
export const idSources: Readonly<Record<string, OperationId>> = {
  contactId: 'listContacts',
  opportunityId: 'listOpportunities',
  quoteId: 'listQuotes',
  policyId: 'listPolicies',
  claimId: 'listClaims',
  agentId: 'listAgencyAgents',
};
