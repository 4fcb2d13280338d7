import { chipColumn, formatUsd, instantColumn, ResourceList, useListPage } from '@fairlead/kit';
import { planStatusTones } from '@fairlead/rules';
import { Chip, type Column, TicketArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Plan, planList } from './plans.api';

type Row = Plan & { id: string };

/** Plans of all agencies, for platform admins. */
export default function PlanTableScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  const { list, state } = useListPage(planList);
  const { data, error, isValidating, receivedAt, mutate } = state;
  const rows = useMemo(
    () => data && { ...data, content: data.content.map((plan) => ({ ...plan, id: plan.agencySubscriptionId })) },
    [data],
  );
  return (
    <ResourceList
      title={t('allPlans')}
      list={list}
      state={{ data: rows, error, isValidating, receivedAt, mutate }}
      columns={useColumns()}
      empty={{ title: t('plansEmpty'), text: t('plansEmptyText'), illustration: <TicketArt /> }}
    />
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('plans');
  return useMemo(
    () => [
      { id: 'agency', header: t('agency'), card: 'title', cell: ({ agency }) => agency.name },
      {
        id: 'packageName',
        header: t('packageName'),
        cell: ({ subscriptionPackage }) => subscriptionPackage.packageName,
      },
      { id: 'price', header: t('price'), align: 'end', skeleton: 'number', cell: ({ price }) => formatUsd(price) },
      instantColumn({
        id: 'subscribedAt',
        header: t('subscribed'),
        sortBy: 'subscribedAt',
        priority: 1,
        value: ({ subscribedAt }) => subscribedAt,
      }),
      instantColumn({
        id: 'expirationDateTime',
        header: t('expires'),
        sortBy: 'expirationDateTime',
        value: ({ expirationDateTime }) => expirationDateTime,
      }),
      chipColumn({
        id: 'status',
        header: t('status'),
        cell: ({ status }) => (
          <Chip tone={planStatusTones[status]} status={status}>
            {t(`planStatus.${status}`)}
          </Chip>
        ),
      }),
      { id: 'id', header: t('id'), priority: 2, card: 'full', cell: ({ id }) => id },
    ],
    [t],
  );
}
