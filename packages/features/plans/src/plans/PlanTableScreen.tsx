import { formatInstant, formatUsd, ResourceList, useResourceList } from '@fairlead/kit';
import { planStatusTones } from '@fairlead/rules';
import { Chip, type Column, TicketArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Plan, planList, usePlans } from './plans.api';

type Row = Plan & { id: string };

/** Plans of all agencies, for platform admins. */
export default function PlanTableScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  const list = useResourceList(planList);
  const { data, error, isValidating, receivedAt, mutate } = usePlans(list.read);
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
      labels={{
        searchBy: { agencyName: t('agency'), packageName: t('packageName') },
        filters: {
          all: t('kit:filter.all'),
          active: t('kit:status.ACTIVE'),
          expiring: t('filter.expiring'),
          expired: t('expiredAt'),
        },
        sorts: {
          'subscribedAt.desc': t('sort.subscribedDesc'),
          'subscribedAt.asc': t('sort.subscribedAsc'),
          'expirationDateTime.asc': t('sort.expiresAsc'),
          'expirationDateTime.desc': t('sort.expiresDesc'),
        },
        columns: {},
      }}
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
      {
        id: 'subscribedAt',
        header: t('subscribed'),
        sortBy: 'subscribedAt',
        priority: 1,
        cell: ({ subscribedAt }) => formatInstant(subscribedAt, 'DD-MMM-YYYY'),
      },
      {
        id: 'expirationDateTime',
        header: t('expires'),
        sortBy: 'expirationDateTime',
        cell: ({ expirationDateTime }) => formatInstant(expirationDateTime, 'DD-MMM-YYYY'),
      },
      {
        id: 'status',
        header: t('status'),
        skeleton: 'chip',
        card: 'chip',
        cell: ({ status }) => (
          <Chip tone={planStatusTones[status]} status={status}>
            {t(`planStatus.${status}`)}
          </Chip>
        ),
      },
      { id: 'id', header: t('id'), priority: 2, card: 'full', cell: ({ id }) => id },
    ],
    [t],
  );
}
