import { formatInstant, formatUsd, ManagedList, RecordName, to, urls, useResourceList } from '@fairlead/kit';
import { privilegeGroups } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { type Column, Stack, Text, TicketArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { detailsOf } from '../plans/plans.api';
import { packageList } from './packageList';
import { type SubscriptionPackage, useDeletePackage, usePackages } from './packages.api';

export default function PackageListScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  const { may } = useAuth();
  const list = useResourceList(packageList);
  const state = usePackages(list.read);
  const remove = useDeletePackage();
  const columns = useColumns(may('SUBSCRIPTION_PACKAGES_UPDATE'));
  return (
    <ManagedList
      title={t('package.list')}
      list={list}
      state={state}
      columns={columns}
      empty={{ title: t('package.empty'), text: t('package.emptyText'), illustration: <TicketArt /> }}
      labels={{
        searchBy: { packageName: t('packageName') },
        filters: { all: t('kit:filter.all') },
        sorts: {
          'creationDate.desc': t('kit:sort.dateDesc'),
          'creationDate.asc': t('kit:sort.dateAsc'),
          'packageName.desc': t('kit:sort.nameDesc'),
          'packageName.asc': t('kit:sort.nameAsc'),
        },
      }}
      privileges={privilegeGroups.SUBSCRIPTION_PACKAGES}
      create={{ label: t('package.create'), to: urls.packages.create }}
      editTo={({ id }) => to(urls.packages.edit, { id })}
      nameOf={({ packageName }) => packageName}
      subject={(record) => <DeleteSubject record={record} />}
      onDelete={remove}
    />
  );
}

function DeleteSubject({ record }: { record: SubscriptionPackage }) {
  const { t } = useTranslation('plans');
  return (
    <Stack gap={2}>
      <Text weight="label">{record.packageName}</Text>
      <Text tone="muted">{t('package.deleteNote')}</Text>
    </Stack>
  );
}

function useColumns(mayUpdate: boolean): Column<SubscriptionPackage>[] {
  const { t } = useTranslation('plans');
  return useMemo(
    () => [
      {
        id: 'packageName',
        width: '22%',
        header: t('packageName'),
        sortBy: 'packageName',
        card: 'title',
        cell: ({ id, packageName }) => (
          <RecordName to={mayUpdate ? to(urls.packages.edit, { id }) : undefined}>{packageName}</RecordName>
        ),
      },
      {
        id: 'packageDetails',
        width: '30%',
        header: t('packageDetails'),
        card: 'full',
        priority: 2,
        cell: (row) =>
          row.packageDetails && (
            <Text tone="muted" truncate title={row.packageDetails}>
              {detailsOf(row).join(', ')}
            </Text>
          ),
      },
      {
        id: 'price',
        width: '12%',
        header: t('price'),
        sortBy: 'price',
        align: 'end',
        skeleton: 'number',
        cell: ({ price }) => formatUsd(price),
      },
      {
        id: 'subscriptionDuration',
        width: '13%',
        header: t('duration'),
        sortBy: 'subscriptionDuration',
        cell: ({ subscriptionDuration }) => t(`subscriptionDuration.${subscriptionDuration}`),
      },
      {
        id: 'creationDate',
        width: '14%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 1,
        cell: ({ creationDate }) => formatInstant(creationDate, 'DD-MMM-YYYY'),
      },
    ],
    [t, mayUpdate],
  );
}
