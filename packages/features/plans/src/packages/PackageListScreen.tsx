import { instantColumn, ManagedList, nameColumn, to, urls, usdColumn, useListPage } from '@fairlead/kit';
import { privilegeGroups } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { type Column, Stack, Text, TicketArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { detailsOf } from '../plans/plans.api';
import { packageList } from './packageList';
import { type SubscriptionPackage, useDeletePackage } from './packages.api';

export default function PackageListScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  const { may } = useAuth();
  const page = useListPage(packageList);
  const columns = useColumns(may('SUBSCRIPTION_PACKAGES_UPDATE'));
  return (
    <ManagedList
      title={t('package.list')}
      {...page}
      columns={columns}
      empty={{ title: t('package.empty'), text: t('package.emptyText'), illustration: <TicketArt /> }}
      privileges={privilegeGroups.SUBSCRIPTION_PACKAGES}
      create={{ label: t('package.create'), to: urls.packages.create }}
      edit={urls.packages.edit}
      nameOf={({ packageName }) => packageName}
      subject={(record) => <DeleteSubject record={record} />}
      onDelete={useDeletePackage()}
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
      nameColumn({
        id: 'packageName',
        width: '22%',
        header: t('packageName'),
        sortBy: 'packageName',
        name: ({ packageName }) => packageName,
        to: mayUpdate ? ({ id }) => to(urls.packages.edit, { id }) : undefined,
      }),
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
      usdColumn({
        id: 'price',
        width: '12%',
        header: t('price'),
        sortBy: 'price',
        value: ({ price }) => price,
      }),
      {
        id: 'subscriptionDuration',
        width: '13%',
        header: t('duration'),
        sortBy: 'subscriptionDuration',
        cell: ({ subscriptionDuration }) => t(`subscriptionDuration.${subscriptionDuration}`),
      },
      instantColumn({
        width: '14%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 1,
        value: ({ creationDate }) => creationDate,
      }),
    ],
    [t, mayUpdate],
  );
}
