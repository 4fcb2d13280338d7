import { useRead } from '@fairlead/api-client/swr';
import { MenuNumber } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';

/** Number of policies that expire within 30 days, beside the menu row of the renewals. */
export default function RenewalCount() {
  const { t } = useTranslation('shell');
  const count = useRead(['/api/renewals/count', undefined]).data?.in30 ?? 0;
  return <MenuNumber value={count} text={(number) => t('menu.expiring', { number })} />;
}
