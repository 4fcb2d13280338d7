import {
  CardGrid,
  formatTotal,
  InsuranceIcon,
  insuranceKind,
  ListPagination,
  lazyDialog,
  PageTitle,
  useListPage,
  useListPhase,
  useSearchParam,
} from '@fairlead/kit';
import { Button, Heading, MapArt, PageHeader, SearchField, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { coverageGrid } from './coverageGrid';
import type { Product } from './products.api';
import * as styles from './products.css';

const RequestDialog = lazyDialog(async () => (await import('./RequestDialog')).RequestDialog);

/** Insurance types for which a customer can request a quote. */
export default function ProductsScreen() {
  const { t } = useTranslation(['products', 'kit']);
  const { list, state } = useListPage(coverageGrid);
  const { data } = state;
  const phase = useListPhase(list, state);
  const { value: requestedTag, set: setRequestedTag } = useSearchParam('insurance');
  const requestedProduct = data?.content.find(
    ({ insuranceType }) => insuranceType.tag.toLowerCase() === requestedTag?.toLowerCase(),
  );

  return (
    <Stack gap={20} data-state={phase} aria-busy={state.isValidating}>
      <PageTitle>{t('list.title')}</PageTitle>
      <Stack gap={4}>
        <PageHeader title={t('list.title')} count={data && formatTotal(data)} />
        <Text tone="muted">{t('list.text')}</Text>
      </Stack>
      {phase === 'empty' ? null : (
        <div role="search" className={styles.search}>
          <SearchField
            value={list.typed}
            onValueChange={list.type}
            placeholder={t('kit:list.searchPlaceholder', { field: t('insurance') })}
          />
        </div>
      )}
      <CardGrid
        phase={phase}
        list={list}
        state={state}
        grid={styles.grid}
        loading={{ label: t('list.loading'), cards: 8, height: 164 }}
        empty={{ title: t('empty'), text: t('emptyCustomer'), illustration: <MapArt /> }}
        card={(product) => (
          <ProductCard product={product} onRequest={() => setRequestedTag(product.insuranceType.tag)} />
        )}
      />
      {phase === 'ready' && data && data.totalElements > Math.min(...list.pageSizes) ? (
        <ListPagination list={list} page={data} />
      ) : null}
      <RequestDialog
        open={requestedProduct ? { product: requestedProduct, onClose: () => setRequestedTag(null, true) } : null}
      />
    </Stack>
  );
}

function ProductCard({ product, onRequest }: { product: Product; onRequest: () => void }) {
  const { t } = useTranslation('products');
  const { name, tag } = product.insuranceType;
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <InsuranceIcon of={`${tag} ${name}`} />
        <Heading level={2} size="card">
          {name}
        </Heading>
      </div>
      <div className={styles.about}>
        <Text tone="muted">{t(`about.${insuranceKind(`${tag} ${name}`)}`)}</Text>
      </div>
      <Button writes block onClick={onRequest} aria-label={t('request.title', { insurance: name })}>
        {t('request.start')}
      </Button>
    </article>
  );
}
