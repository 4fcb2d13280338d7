import { formatCount, PageTitle, type Sort, useLastPage, useListPage, useToolLabels } from '@fairlead/kit';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  NoResultsArt,
  PageHeader,
  Pagination,
  SearchField,
  Select,
  Skeleton,
  Stack,
  TicketArt,
} from '@fairlead/ui';
import { ArrowUpDown } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanCard } from './PlanCard';
import * as styles from './PlanCard.css';
import { type Offered, type Plan, planGrid } from './plans.api';
import { usePackageDialog } from './usePackageDialog';

export interface PlanGridProps {
  title: string;
  /** The agency's plan; null without one, undefined while it loads. */
  plan: Plan | null | undefined;
  /** Error message if the plan could not be loaded. */
  failure?: ReactNode;
  /** Initial coupon code of the dialog. */
  couponCode?: string | null;
}

/** Grid of packages that an agency can choose from. */
export function PlanGrid({ title, plan, failure, couponCode }: PlanGridProps) {
  const { t } = useTranslation(['plans', 'kit']);
  const { list, state } = useListPage(planGrid);
  const { sorts } = useToolLabels(list, []);
  const { dialog, choose } = usePackageDialog(plan ?? null, couponCode);
  const { data, error } = state;
  const leaving = useLastPage(list, data?.content.length ?? 0, data?.totalElements);
  const loading = !data || leaving || plan === undefined;
  const name =
    failure || (error && !data)
      ? 'error'
      : loading
        ? 'loading'
        : data.totalElements > 0
          ? 'ready'
          : list.narrowed
            ? 'no-results'
            : 'empty';

  return (
    <Stack gap={20} data-state={name} aria-busy={state.isValidating}>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        count={
          data ? t('packageCount', { count: data.totalElements, shown: formatCount(data.totalElements) }) : undefined
        }
      />
      {name === 'empty' ? null : (
        <div role="search" className={styles.toolbar}>
          <div className={styles.search}>
            <SearchField
              value={list.typed}
              onValueChange={list.type}
              placeholder={t('kit:list.searchPlaceholder', { field: t('packageName') })}
            />
          </div>
          <div className={styles.order}>
            <Select
              leading={<Icon of={ArrowUpDown} />}
              label={t('kit:list.sortBy')}
              hideLabel
              options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
              value={list.sort}
              onValueChange={(sort) => list.chooseSort(sort as Sort)}
            />
          </div>
        </div>
      )}
      {failure}
      {name === 'error' && error ? (
        <ErrorState title={t('kit:list.failed')} message={error.message} onRetry={() => void state.mutate()} />
      ) : null}
      {name === 'empty' ? (
        <EmptyState illustration={<TicketArt />} title={t('grid.empty')} description={t('grid.emptyText')} />
      ) : null}
      {name === 'no-results' ? (
        <EmptyState
          illustration={<NoResultsArt />}
          title={t('kit:list.noResults', { text: list.text })}
          action={<Button onClick={list.clearSearch}>{t('kit:list.clearSearch')}</Button>}
        />
      ) : null}
      {name === 'loading' ? <LoadingGrid label={t('grid.loading')} /> : null}
      {name === 'ready' ? (
        <>
          <ul className={styles.grid}>
            {data?.content.map((offered) => {
              const own = plan?.subscriptionPackage.id === offered.id ? plan : undefined;
              return (
                <li key={offered.id}>
                  <PlanCard
                    offered={offered}
                    plan={own}
                    action={<ChooseButton plan={own} offered={offered} onChoose={choose} />}
                  />
                </li>
              );
            })}
          </ul>
          <Pagination
            page={list.page}
            pageSize={list.pageSize}
            total={data?.totalElements ?? 0}
            pageSizes={list.pageSizes}
            onPageChange={list.goToPage}
            onPageSizeChange={list.choosePageSize}
          />
        </>
      ) : null}
      {dialog}
    </Stack>
  );
}

interface ChooseButtonProps {
  plan: Plan | undefined;
  offered: Offered;
  onChoose: (offered: Offered) => void;
}

function ChooseButton({ plan, offered, onChoose }: ChooseButtonProps) {
  const { t } = useTranslation('plans');
  const expired = plan?.status === 'EXPIRED';
  const label = !plan ? t('select') : expired ? t('activateAgain') : t('updatePackage');
  return (
    <Button
      block
      {...(expired && { variant: 'soft', tone: 'accent' })}
      aria-label={`${label}: ${offered.packageName}`}
      onClick={() => onChoose(offered)}
    >
      {label}
    </Button>
  );
}

function LoadingGrid({ label }: { label: string }) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} shape="box" height={280} />
      ))}
    </div>
  );
}
