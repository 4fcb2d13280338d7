import { PageTitle } from '@fairlead/kit';
import { Card, PageHeader, Stack } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { NotificationList } from './NotificationList';

/** All notifications of the user. */
export default function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  return (
    <Stack gap={20}>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <Card aria-label={t('title')} padding="none">
        <NotificationList />
      </Card>
    </Stack>
  );
}
