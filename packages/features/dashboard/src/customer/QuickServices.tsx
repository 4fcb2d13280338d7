import { RouterLink, to, urls, useOffers } from '@fairlead/kit';
import { Card, Icon, type IconNode, Text } from '@fairlead/ui';
import { Award, ChevronRight, LifeBuoy, ShieldPlus, Upload } from 'lucide';
import { useTranslation } from 'react-i18next';
import * as styles from './customer.css';

/** Links to the most common services, if the user may open them. `policyId` is an active policy. */
export function QuickServices({ policyId }: { policyId: string | undefined }) {
  const { t } = useTranslation('dashboard');
  const canOpen = useOffers();
  const services: [label: string, address: string | false | undefined, icon: IconNode][] = [
    [t('quick.claim'), canOpen(urls.claims.create) && urls.claims.create, LifeBuoy],
    [
      t('quick.certificate'),
      policyId !== undefined && canOpen(urls.policies.certificates) && to(urls.policies.certificates, { id: policyId }),
      Award,
    ],
    [t('quick.quote'), canOpen(urls.products.list) && urls.products.list, ShieldPlus],
    [t('quick.document'), canOpen(urls.opportunities.list) && urls.opportunities.list, Upload],
  ];
  const availableServices = services.flatMap(([label, address, icon]) => (address ? [{ label, address, icon }] : []));
  if (availableServices.length === 0) return null;
  return (
    <Card aria-label={t('services')} padding="none">
      <ul className={styles.entries}>
        {availableServices.map(({ label, address, icon }) => (
          <li key={address} className={styles.line}>
            <RouterLink to={address} className={styles.entry}>
              <Icon of={icon} size={18} strokeWidth={1.6} className={styles.chevron} aria-hidden />
              <span className={styles.names}>
                <Text as="span" weight="label">
                  {label}
                </Text>
              </span>
              <Icon of={ChevronRight} className={styles.chevron} size={16} aria-hidden />
            </RouterLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
