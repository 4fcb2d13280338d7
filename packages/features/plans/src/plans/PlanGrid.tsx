import {
  CardGrid,
  formatCount,
  ListPagination,
  PageTitle,
  type Sort,
  useListPage,
  useListPhase,
  useToolLabels,
} from '@fairlead/kit';
import { Button, Icon, PageHeader, SearchField, Select, Stack, TicketArt } from '@fairlead/ui';
import { ArrowUpDown } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanCard } from './PlanCard';
import * as styles from './PlanCard.css';
import { type OfferedPackage, type Plan, planGrid } from './plans.api';
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
  const { data } = state;
  const listPhase = useListPhase(list, state);
  const planPhase = listPhase !== 'error' && plan === undefined ? 'loading' : listPhase;
  const phase = failure ? 'error' : planPhase;

  return (
    <Stack gap={20} data-state={phase} aria-busy={state.isValidating}>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        count={
          data ? t('packageCount', { count: data.totalElements, shown: formatCount(data.totalElements) }) : undefined
        }
      />
      {phase === 'empty' ? null : (
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
      <CardGrid
        phase={phase}
        list={list}
        state={state}
        grid={styles.grid}
        loading={{ label: t('grid.loading'), cards: 3, height: 280 }}
        empty={{ title: t('grid.empty'), text: t('grid.emptyText'), illustration: <TicketArt /> }}
        card={(offered) => {
          const own = plan?.subscriptionPackage.id === offered.id ? plan : undefined;
          const action = <ChooseButton plan={own} offered={offered} onChoose={choose} />;
          return <PlanCard offered={offered} plan={own} action={action} />;
        }}
      />
      {phase === 'ready' && data ? <ListPagination list={list} page={data} /> : null}
      {dialog}
    </Stack>
  );
}

interface ChooseButtonProps {
  plan: Plan | undefined;
  offered: OfferedPackage;
  onChoose: (offered: OfferedPackage) => void;
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
