import type { PayloadOf } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { fromCents, toCents } from '@fairlead/rules';
import { Box, Inline, Skeleton, Text } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatUsd } from '../formats';
import type { TotalsPath } from './defineList';
import type { ListResponse, Page } from './listStates';
import type { ListControls } from './useResourceList';

/** Totals of all rows that match the filters of a list. */
type Totals = PayloadOf<'get', TotalsPath>;

/** Amounts of a column that are added up below the rows. */
export interface TotaledColumn<Row> {
  /** Id of the column. The total is hidden with it. */
  column: string;
  /** Amount of a row in US dollars. */
  amountOf: (row: Row) => number | null;
  /** Label of the total of this number of rows. */
  labelOf: (count: number) => string;
  /** Further figures after the total: of all rows, or of the rows of the page if `totals` is undefined. */
  more?: (rows: readonly Row[], totals: Totals | undefined) => readonly Figure[];
}

interface Figure {
  label: string;
  text: string;
}

interface ListTotalProps<Row> {
  total: TotaledColumn<Row>;
  list: Pick<ListControls, 'totalsRead'>;
  /** Shown page. */
  page: Page<Row>;
  state: Pick<ListResponse<Row>, 'error' | 'isLoading'>;
}

/**
 * Totals of a list with several pages. Undefined while they load, null if there are none. The request is sent after the rows of
 * the page have arrived.
 */
function useTotals(
  { totalsRead }: ListTotalProps<never>['list'],
  page: Page<unknown>,
  state: ListTotalProps<never>['state'],
): Totals | null | undefined {
  const key = JSON.stringify(totalsRead);
  const hasMore = totalsRead !== undefined && !page.totalIsCapped && page.totalElements > page.content.length;
  // The key of the last rows stays while another page of them loads.
  const [arrived, setArrived] = useState<string>();
  if (!state.isLoading && !state.error && arrived !== key) setArrived(key);
  const { data, error } = useRead(hasMore && arrived === key ? totalsRead : null);
  if (!hasMore) return null;
  if (data) return data.isCapped ? null : data;
  return error || state.error ? null : undefined;
}

/** Width of an amount. Commas and points are narrower than digits. */
const widthOf = (text: string) => `${text.length - 0.4 * (text.match(/[,.]/g)?.length ?? 0)}ch`;

/**
 * Sum of a column over all rows that match the filters, and further figures. Of the rows of the page if the list is too long or
 * the server does not answer.
 */
export function ListTotal<Row>({ total, list, page, state }: ListTotalProps<Row>) {
  const { t } = useTranslation('kit');
  const totals = useTotals(list, page, state);
  const rows = page.content;
  const isLoading = totals === undefined;
  const pageSum = fromCents(rows.reduce((sum, row) => sum + toCents(total.amountOf(row) ?? 0), 0));
  const isAll = rows.length === page.totalElements && !page.totalIsCapped;
  const figures: readonly Figure[] = [
    {
      label: totals === null && !isAll ? t('list.pageTotal') : total.labelOf(totals?.count ?? page.totalElements),
      text: formatUsd(totals?.total ?? pageSum),
    },
    ...(total.more?.(rows, totals ?? undefined) ?? []),
  ];
  // The place of a total is as wide as the total that the page lets expect, so that nothing moves when it arrives.
  const expected = formatUsd((pageSum / rows.length) * page.totalElements);
  return (
    <Box paddingBlock={12} paddingInline={20} surface="sunken" aria-busy={isLoading}>
      <Inline gap={24} wrap justify="end">
        {figures.map(({ label, text }, at) => (
          <Inline key={at} gap={8}>
            <Text tone="muted">{label}</Text>
            <Text weight="label" numeric asChild>
              <span
                style={{
                  textAlign: 'end',
                  ...(totals !== null && { minInlineSize: widthOf(at === 0 ? expected : text) }),
                }}
              >
                {isLoading ? <Skeleton /> : text}
              </span>
            </Text>
          </Inline>
        ))}
      </Inline>
    </Box>
  );
}
