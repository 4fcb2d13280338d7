import type { Read, Schemas } from '@fairlead/api-client/client';
import { fromCents, type OpportunityStatus, toCents } from '@fairlead/rules';
import type { Opportunity } from './opportunities.api';

type ListRead = Read<'/api/opportunity/all'>;
type Figures = Schemas['PipelineDashboard'];

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** `$61.2K`: US dollars for the narrow head of a column. Amounts below $10,000 have no decimals. */
export const shortUsd = (amount: number): string => (amount < 10_000 ? whole : short).format(amount);

/** Parameters that do not narrow the list, or that each column has. */
const neutral = new Set(['pageNo', 'pageSize', 'sortBy', 'ascOrDesc', 'isDeleted', 'status']);

/** Opportunities of the dashboard that are the ones of the list. Undefined for other searches and filters. */
export function figuresOfList([, params]: ListRead, seesAll: boolean): 'opportunities' | 'assigned' | undefined {
  const narrowing = Object.entries(params?.query ?? {}).filter(
    ([name, value]) => value !== undefined && !neutral.has(name),
  );
  if (narrowing.length === 0) return seesAll ? 'opportunities' : undefined;
  return narrowing.length === 1 && String(params?.query?.filters) === 'agent.is.ME' ? 'assigned' : undefined;
}

/** Page of a column. */
interface ColumnPage {
  content: readonly Opportunity[];
  totalElements: number;
}

/** Premium of all opportunities of a column in US dollars. Undefined if it is zero, or if neither the figures nor the page have it. */
export function columnPremium(
  status: OpportunityStatus,
  page: ColumnPage | undefined,
  figures: Figures['opportunities'] | undefined,
): number | undefined {
  if (page && page.content.length >= page.totalElements)
    return fromCents(page.content.reduce((cents, { premium }) => cents + toCents(premium ?? 0), 0)) || undefined;
  return figures?.find((each) => each.status === status)?.premium || undefined;
}
