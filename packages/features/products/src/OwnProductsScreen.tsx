import { activeColumn, InsuranceIcon, ResourceList, useListPage } from '@fairlead/kit';
import { type Column, CopyButton, DocumentArt, Inline, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ownProductList } from './productReads';
import type { Product } from './products.api';
import * as styles from './products.css';

/** Products of an agency, with the public URLs on which visitors request them. */
export default function OwnProductsScreen() {
  const { t } = useTranslation(['products', 'kit']);
  const page = useListPage(ownProductList);
  const columns = useColumns();
  return (
    <ResourceList
      title={t('own.title')}
      {...page}
      columns={columns}
      empty={{ title: t('empty'), text: t('own.emptyText'), illustration: <DocumentArt /> }}
    />
  );
}

function useColumns(): Column<Product>[] {
  const { t } = useTranslation(['products', 'kit']);
  return useMemo(
    () => [
      {
        id: 'insuranceType',
        width: '30%',
        header: t('insurance'),
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
        width: '52%',
        header: t('own.url'),
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
      activeColumn({
        width: '18%',
        header: t('kit:status'),
        sortBy: 'active',
      }),
    ],
    [t],
  );
}
