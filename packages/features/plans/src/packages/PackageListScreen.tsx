import { createdColumn, ManagedList, urls, usdColumn, useListPage } from '@fairlead/kit';
import { privilegeGroups } from '@fairlead/rules';
import { Stack, Text, TicketArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { detailsOf } from '../plans/plans.api';
import { packageList } from './packageList';
import { useDeletePackage } from './packages.api';

export default function PackageListScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  return (
    <ManagedList
      title={t('package.list')}
      {...useListPage(packageList)}
      name={{ name: 'packageName', header: t('packageName'), width: '22%' }}
      columns={[
        {
          id: 'packageDetails',
          header: t('packageDetails'),
          width: '30%',
          card: 'full',
          priority: 2,
          cell: (row) =>
            row.packageDetails && (
              <Text tone="muted" truncate title={row.packageDetails}>
                {detailsOf(row).join(', ')}
              </Text>
            ),
        },
        usdColumn('price', { header: t('price'), width: '12%', sortBy: 'price' }),
        {
          id: 'subscriptionDuration',
          header: t('duration'),
          width: '13%',
          sortBy: 'subscriptionDuration',
          cell: ({ subscriptionDuration }) => t(`subscriptionDuration.${subscriptionDuration}`),
        },
        createdColumn({ header: t('kit:created'), width: '14%', priority: 1, format: 'DD-MMM-YYYY' }),
      ]}
      empty={{ title: t('package.empty'), text: t('package.emptyText'), illustration: <TicketArt /> }}
      privileges={privilegeGroups.SUBSCRIPTION_PACKAGES}
      create={{ label: t('package.create'), to: urls.packages.create }}
      edit={urls.packages.edit}
      subject={({ packageName }) => (
        <Stack gap={2}>
          <Text weight="label">{packageName}</Text>
          <Text tone="muted">{t('package.deleteNote')}</Text>
        </Stack>
      )}
      onDelete={useDeletePackage()}
    />
  );
}
