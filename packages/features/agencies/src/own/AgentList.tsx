import { formatCount, type Sort, useLastPage, useListPage, useSlashFocus, useToolLabels } from '@fairlead/kit';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  ListFrame,
  ListToolbar,
  NoResultsArt,
  Pagination,
  SearchField,
  Select,
  Skeleton,
  Stack,
} from '@fairlead/ui';
import { ArrowUpDown } from 'lucide';
import { type Ref, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AgentCard } from './AgentCard';
import { agentList } from './lists';
import * as styles from './own.css';

interface AgentListProps {
  agencyId: string;
  /** The user may open the pages of members. Otherwise the cards have no link. */
  linksMembers: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Members of the agency as cards, with search and paging in the address. */
export function AgentList({ agencyId, linksMembers, headingRef }: AgentListProps) {
  const { t } = useTranslation(['agencies', 'kit']);
  const definition = useMemo(() => agentList(agencyId), [agencyId]);
  const { list, state } = useListPage(definition);
  const { data, error, mutate, isValidating } = state;
  const labels = useToolLabels(list, []);
  const search = useRef<HTMLInputElement>(null);
  useSlashFocus(search);
  const field = list.searchBy && labels.searchBy[list.searchBy];
  const total = data?.totalElements;
  const leaving = useLastPage(list, data?.content.length ?? 0, total);
  const options = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([value, label]) => ({ value, label }));

  return (
    <Stack gap={12}>
      <Heading ref={headingRef} level={2} size="section" tabIndex={-1}>
        {total === undefined ? t('agents') : t('own.agents', { total: formatCount(total) })}
      </Heading>
      <ListFrame
        aria-label={t('agents')}
        aria-busy={isValidating}
        toolbar={
          <ListToolbar>
            <SearchField
              inputRef={search}
              fields={options(labels.searchBy)}
              field={list.searchBy}
              onFieldChange={list.chooseSearchBy}
              value={list.typed}
              onValueChange={list.type}
              placeholder={field ? t('kit:list.searchPlaceholder', { field }) : t('kit:list.chooseFirst')}
            />
            <Select
              label={t('kit:list.sortBy')}
              hideLabel
              leading={<Icon of={ArrowUpDown} size={16} strokeWidth={1.75} />}
              options={options(labels.sorts)}
              value={list.sort}
              onValueChange={(sort) => list.chooseSort(sort as Sort)}
            />
          </ListToolbar>
        }
        footer={
          total ? (
            <Pagination
              page={list.page}
              pageSize={list.pageSize}
              total={total}
              pageSizes={list.pageSizes}
              onPageChange={list.goToPage}
              onPageSizeChange={list.choosePageSize}
            />
          ) : null
        }
      >
        {error ? (
          <ErrorState title={t('kit:list.failed')} message={error.message} onRetry={() => void mutate()} />
        ) : null}
        {(!data || leaving) && !error ? <LoadingCards label={t('own.agentsLoading')} /> : null}
        {total === 0 ? (
          <EmptyState
            illustration={<NoResultsArt />}
            title={list.text ? t('kit:list.noResults', { text: list.text }) : t('members.empty')}
            action={list.text ? <Button onClick={list.clearSearch}>{t('kit:list.clearSearch')}</Button> : undefined}
          />
        ) : null}
        {total && !leaving ? (
          <ul className={styles.people}>
            {data?.content.map((agent) => (
              <li key={agent.id}>
                <AgentCard agent={agent} linked={linksMembers} />
              </li>
            ))}
          </ul>
        ) : null}
      </ListFrame>
    </Stack>
  );
}

function LoadingCards({ label }: { label: string }) {
  return (
    <div className={styles.people} role="status" aria-label={label}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} shape="box" height={88} />
      ))}
    </div>
  );
}
