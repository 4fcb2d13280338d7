import { RouterLink, to, urls, useOffers } from '@fairlead/kit';
import { Card, Text } from '@fairlead/ui';
import { Award, ChevronRight, LifeBuoy, type LucideIcon, ShieldPlus, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './customer.css';

/** What a customer does most often, as far as there are pages for it. `policyId` is of one that insures them. */
export function QuickServices({ policyId }: { policyId: string | undefined }) {
  const { t } = useTranslation('dashboard');
  const offers = useOffers();
  const services: [label: string, address: string | false | undefined, icon: LucideIcon][] = [
    [t('quick.claim'), offers(urls.claims.create) && urls.claims.create, LifeBuoy],
    [
      t('quick.certificate'),
      policyId !== undefined && offers(urls.policies.certificates) && to(urls.policies.certificates, { id: policyId }),
      Award,
    ],
    [t('quick.quote'), offers(urls.products.list) && urls.products.list, ShieldPlus],
    [t('quick.document'), offers(urls.opportunities.list) && urls.opportunities.list, Upload],
  ];
  const offered = services.flatMap(([label, address, Sign]) => (address ? [{ label, address, Sign }] : []));
  if (offered.length === 0) return null;
  return (
    <Card aria-label={t('services')} padding="none">
      <ul className={styles.entries}>
        {offered.map(({ label, address, Sign }) => (
          <li key={address} className={styles.line}>
            <RouterLink to={address} className={styles.entry}>
              <Sign size={18} strokeWidth={1.6} className={styles.chevron} aria-hidden />
              <span className={styles.names}>
                <Text as="span" weight="label">
                  {label}
                </Text>
              </span>
              <ChevronRight className={styles.chevron} size={16} aria-hidden />
            </RouterLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
