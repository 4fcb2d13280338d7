import {
  activeColumn,
  InsuranceIcon,
  ResourceList,
  RouterLink,
  to,
  urls,
  useCanOpen,
  useListPage,
} from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Button, CopyButton, DocumentArt, Inline, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { ownProductList } from './ownProductList';
import * as styles from './products.css';

/** Products of an agency, with the public URLs on which visitors request them. */
export default function OwnProductsScreen() {
  const { t } = useTranslation(['products', 'kit']);
  const agency = useAuth().me?.agency;
  const mayChoose = useCanOpen()(urls.agency.edit);
  return (
    <ResourceList
      title={t('own.title')}
      {...useListPage(ownProductList)}
      columns={[
        {
          id: 'insuranceType',
          header: t('insurance'),
          width: '30%',
          sortBy: 'insuranceType',
          card: 'title',
          cell: ({ insuranceType: { name, tag } }) => (
            <Inline gap={12}>
              <InsuranceIcon of={`${tag} ${name}`} size="small" />
              <Text weight="label">{name}</Text>
            </Inline>
          ),
        },
        {
          id: 'accessUrl',
          header: t('own.url'),
          width: '52%',
          card: 'full',
          cell: ({ insuranceType: { name }, accessUrl }) => (
            <div className={styles.address}>
              <div className={styles.copy}>
                <CopyButton
                  text={accessUrl}
                  label={t('own.copy', { insurance: name })}
                  hideLabel
                  variant="ghost"
                  size="small"
                />
              </div>
              <span className={styles.url} title={accessUrl}>
                {accessUrl}
              </span>
            </div>
          ),
        },
        activeColumn({ header: t('kit:status'), width: '18%', sortBy: 'active' }),
      ]}
      empty={{
        title: t('empty'),
        text: t('own.emptyText'),
        illustration: <DocumentArt />,
        action:
          agency && mayChoose ? (
            <Button asChild variant="solid" tone="accent">
              <RouterLink to={to(urls.agency.edit, { id: agency.id })}>{t('own.choose')}</RouterLink>
            </Button>
          ) : null,
      }}
    />
  );
}
