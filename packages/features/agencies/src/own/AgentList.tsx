import {
  ExportMenu,
  formatCount,
  ListPagination,
  ListSearch,
  ListSort,
  LoadError,
  StaleAlert,
  useLastPage,
  useListPage,
  useToolLabels,
} from '@fairlead/kit';
import { useAccountActions } from '@fairlead/pickers/account';
import { Button, EmptyState, Heading, ListFrame, ListToolbar, NoResultsArt, Skeleton, Stack } from '@fairlead/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { memberPerson } from '../members/memberPerson';
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
  const { list, state } = useListPage(agentList(agencyId));
  const { menuFor, confirmation } = useAccountActions();
  const { data, error, mutate, isValidating, receivedAt } = state;
  const labels = useToolLabels(list, []);
  const total = data?.totalElements;
  const leaving = useLastPage(list, data?.content.length ?? 0, total);

  return (
    <Stack gap={12}>
      <Heading ref={headingRef} level={2} size="section" tabIndex={-1}>
        {total === undefined ? t('agents') : t('own.agents', { total: formatCount(total) })}
      </Heading>
      <ListFrame
        aria-label={t('agents')}
        aria-busy={isValidating}
        toolbar={
          <ListToolbar end={<ExportMenu list={list} />} compactEnd={<ExportMenu list={list} compact />}>
            <ListSearch list={list} labels={labels} />
            <ListSort list={list} labels={labels} />
          </ListToolbar>
        }
        footer={data && total ? <ListPagination list={list} page={data} /> : null}
      >
        {error && receivedAt ? <StaleAlert failure={error} since={receivedAt} onRetry={() => mutate()} /> : null}
        {error && !data ? <LoadError failure={error} onRetry={() => mutate()} /> : null}
        {(!data && !error) || leaving ? <LoadingCards label={t('own.agentsLoading')} /> : null}
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
                <AgentCard agent={agent} linked={linksMembers} menu={menuFor(memberPerson(agent))} />
              </li>
            ))}
          </ul>
        ) : null}
      </ListFrame>
      {confirmation}
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
