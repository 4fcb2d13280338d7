import { urls } from '@fairlead/kit';
import { Button, Stack } from '@fairlead/ui';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SupportCenter } from './SupportCenter';
import { MakePayment } from './TopBarActions';

/** What the top bar has no room for on a phone. */
export function SheetActions() {
  const { t } = useTranslation('shell');
  return (
    <Stack gap={4}>
      <MakePayment />
      <SupportCenter />
      <Button asChild variant="ghost" leadingIcon={<LogOut size={16} strokeWidth={1.75} />}>
        <Link to={urls.account.signOut}>{t('signOut')}</Link>
      </Button>
    </Stack>
  );
}
