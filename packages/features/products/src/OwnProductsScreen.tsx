import { InsuranceIcon, ResourceList, StatusChip, useResourceList } from '@fairlead/kit';
import { type Column, CopyButton, DocumentArt, Inline, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ownProductList } from './productReads';
import { type Product, useProducts } from './products.api';
import * as styles from './products.css';

/** Products of an agency, with the public URLs on which visitors request them. */
export default function OwnProductsScreen() {
  const { t } = useTranslation(['products', 'kit']);
  const list = useResourceList(ownProductList);
  const state = useProducts(list.read);
  const columns = useColumns();
  return (
    <ResourceList
      title={t('own.title')}
      list={list}
      state={state}
      columns={columns}
      empty={{ title: t('empty'), text: t('own.emptyText'), illustration: <DocumentArt /> }}
      labels={{
        searchBy: { insuranceType: t('insurance') },
        filters: { all: t('kit:filter.all'), active: t('kit:status.ACTIVE'), inactive: t('kit:status.INACTIVE') },
        sorts: { 'insuranceType.asc': t('kit:sort.nameAsc'), 'insuranceType.desc': t('kit:sort.nameDesc') },
        columns: { insuranceType: t('insurance'), active: t('kit:status') },
      }}
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
      {
        id: 'active',
        width: '18%',
        header: t('kit:status'),
        sortBy: 'active',
        skeleton: 'chip',
        card: 'chip',
        cell: ({ active }) => <StatusChip active={active} />,
      },
    ],
    [t],
  );
}
