import type { Read } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { formatUsd, LoadAlert, RouterLink, urls } from '@fairlead/kit';
import { type OpportunityStatus, opportunityStatuses, opportunityStatusTones } from '@fairlead/rules';
import { Link } from '@fairlead/ui';
import type { BoardColumn } from '@fairlead/ui/board';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { columnPremium, figuresOfList, shortUsd } from './columnPremium';
import type { Opportunity } from './opportunities.api';

type ListRead = Read<'/api/opportunity/all'>;
const pipelineRead: Read<'/api/dashboard/pipeline'> = ['/api/dashboard/pipeline', undefined];

/** Cards that one request adds to a column. */
const CARDS_PER_REQUEST = 20;
/** Maximum page size of the server. The list shows the opportunities after it. */
const MAX_CARDS = 100;
/** Milliseconds after which a moved card no longer waits for its columns. */
const ARRIVAL_MS = 5_000;

/** Request of a column: the first opportunities of the list with the status. */
const columnRead = ([path, params]: ListRead, status: OpportunityStatus, pageSize: number): ListRead => [
  path,
  { ...params, query: { ...params?.query, status, pageNo: 0, pageSize } },
];

function useColumn(list: ListRead, status: OpportunityStatus, shown: readonly OpportunityStatus[]) {
  const [wanted, setWanted] = useState(CARDS_PER_REQUEST);
  const { data, error, mutate } = useRead(shown.includes(status) ? columnRead(list, status, wanted) : null, {
    keepPreviousData: true,
  });
  return {
    status,
    data,
    error,
    wanted,
    retry: () => mutate(),
    loadMore: () => setWanted(wanted + CARDS_PER_REQUEST),
  };
}

/** Columns of the board, one request each, in the order of `shown`. */
function usePages(list: ListRead, shown: readonly OpportunityStatus[]) {
  const pages = {
    NEW: useColumn(list, 'NEW', shown),
    IN_PROCESS: useColumn(list, 'IN_PROCESS', shown),
    PROCESSED: useColumn(list, 'PROCESSED', shown),
    CONTACTED: useColumn(list, 'CONTACTED', shown),
    QUOTED: useColumn(list, 'QUOTED', shown),
    QUOTE_REVIEW: useColumn(list, 'QUOTE_REVIEW', shown),
    POLICIED: useColumn(list, 'POLICIED', shown),
    POLICY_REVIEW: useColumn(list, 'POLICY_REVIEW', shown),
    WON: useColumn(list, 'WON', shown),
    LOST: useColumn(list, 'LOST', shown),
  };
  return shown.map((status) => pages[status]);
}
type Pages = ReturnType<typeof usePages>;

/** Whether the text is a status. */
export const isStatus = (text: string): text is OpportunityStatus =>
  opportunityStatuses.some((status) => status === text);

/** Number and premium of the opportunities per status, for lists to which the figures apply. */
function useFigures(list: ListRead, seesAll: boolean) {
  const part = figuresOfList(list, seesAll);
  const { data } = useRead(part === undefined ? null : pipelineRead);
  return part && data?.[part];
}

/** Columns of the board with their cards, and a function that waits until a moved card has arrived in them. */
export function useBoardColumns(list: ListRead, shown: readonly OpportunityStatus[], seesAll: boolean) {
  const { t } = useTranslation(['opportunities', 'kit']);
  const pages = usePages(list, shown);
  const figures = useFigures(list, seesAll);
  const columns = pages.map((page): BoardColumn<Opportunity> => {
    const { status, data, error, wanted } = page;
    const total = data?.totalElements ?? 0;
    const cards = data?.content ?? [];
    const premium = columnPremium(status, data, figures);
    const failed = error !== undefined && cards.length < Math.min(wanted, total || wanted);
    return {
      id: status,
      title: t(`opportunityStatus.${status}`),
      tone: opportunityStatusTones[status],
      cards,
      count: total,
      ...(premium !== undefined && { total: <span title={formatUsd(premium)}>{shortUsd(premium)}</span> }),
      loading: !failed && (!data || cards.length < Math.min(wanted, total)),
      more: !failed && cards.length < total && wanted < MAX_CARDS,
      ...(failed && {
        footer: <LoadAlert failure={error} onRetry={page.retry} />,
        empty: null,
      }),
      ...(total > MAX_CARDS &&
        wanted >= MAX_CARDS && {
          footer: (
            <Link asChild>
              <RouterLink to={`${urls.opportunities.list}?filters=status.is.${status}`}>{t('board.all')}</RouterLink>
            </Link>
          ),
        }),
    };
  });
  return {
    columns,
    loadMore: (id: string) => pages.find(({ status }) => status === id)?.loadMore(),
    arrival: useArrival(pages),
  };
}

interface Waiting {
  id: string;
  from: string;
  to: string;
  /** Opportunities of the new column before the move. */
  before: unknown;
  done: () => void;
}

/** Returns a function that resolves when both columns of a moved card have been reloaded. */
function useArrival(pages: Pages) {
  const waiting = useRef<readonly Waiting[]>([]);
  const pageOf = (id: string) => pages.find(({ status }) => status === id)?.data;
  useEffect(() => {
    waiting.current = waiting.current.filter(({ id, from, to, before, done }) => {
      const left = !pageOf(from)?.content.some((opportunity) => opportunity.id === id);
      if (!left || pageOf(to) === before) return true;
      done();
      return false;
    });
  });
  return (move: Omit<Waiting, 'before' | 'done'>) =>
    new Promise<void>((done) => {
      waiting.current = [...waiting.current, { ...move, before: pageOf(move.to), done }];
      setTimeout(done, ARRIVAL_MS);
    });
}
