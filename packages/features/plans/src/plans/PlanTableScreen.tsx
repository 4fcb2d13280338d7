import {
  enumChip,
  instantColumn,
  ResourceList,
  relatedColumn,
  statusColumn,
  textColumn,
  urls,
  usdColumn,
  useListPage,
} from '@fairlead/kit';
import { planStatusTones } from '@fairlead/rules';
import { type Column, TicketArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Plan, planList } from './plans.api';

type Row = Plan & { id: string };

const PlanStatusChip = enumChip('plans', 'planStatus', planStatusTones);

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

/** The last characters tell two plans apart. */
const shortId = (id: string) => <span title={id}>{id.slice(-8)}</span>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('plans');
  return [
    relatedColumn('agency', { header: t('agency'), card: 'title', page: urls.agencies.view }),
    {
      id: 'packageName',
      header: t('packageName'),
      cell: ({ subscriptionPackage }) => subscriptionPackage.packageName,
    },
    usdColumn('price', { header: t('price') }),
    instantColumn('subscribedAt', {
      header: t('subscribed'),
      sortBy: 'subscribedAt',
      priority: 1,
      format: 'DD-MMM-YYYY',
    }),
    instantColumn('expirationDateTime', { header: t('expires'), sortBy: 'expirationDateTime', format: 'DD-MMM-YYYY' }),
    statusColumn('status', PlanStatusChip, { header: t('status') }),
    textColumn('id', { header: t('id'), priority: 2, format: shortId }),
  ];
}
