import { formatCount, InsuranceIcon, insuranceKind, PageTitle, useLastPage, useListPage } from '@fairlead/kit';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  MapArt,
  NoResultsArt,
  PageHeader,
  Pagination,
  SearchField,
  Skeleton,
  Stack,
  Text,
} from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { coverageGrid } from './productReads';
import type { Product } from './products.api';
import * as styles from './products.css';
import { RequestDialog } from './RequestDialog';

/** Insurance types for which a customer can request a quote. */
export default function ProductsScreen() {
  const { t } = useTranslation(['products', 'kit']);
  const { list, state } = useListPage(coverageGrid);
  const { data, error } = state;
  const leaving = useLastPage(list, data?.content.length ?? 0, data?.totalElements);
  const { requestedTag, requestQuote, close } = useRequestedType();
  const requestedProduct = data?.content.find(
    ({ insuranceType }) => insuranceType.tag.toLowerCase() === requestedTag?.toLowerCase(),
  );
  const name =
    error && !data
      ? 'error'
      : !data || leaving
        ? 'loading'
        : data.totalElements > 0
          ? 'ready'
          : list.narrowed
            ? 'no-results'
            : 'empty';

  return (
    <Stack gap={20} data-state={name} aria-busy={state.isValidating}>
      <PageTitle>{t('list.title')}</PageTitle>
      <Stack gap={4}>
        <PageHeader title={t('list.title')} count={data ? formatCount(data.totalElements) : undefined} />
        <Text tone="muted">{t('list.text')}</Text>
      </Stack>
      {name === 'empty' ? null : (
        <div role="search" className={styles.search}>
          <SearchField
            value={list.typed}
            onValueChange={list.type}
            placeholder={t('kit:list.searchPlaceholder', { field: t('insurance') })}
          />
        </div>
      )}
      {name === 'error' && error ? (
        <ErrorState title={t('kit:list.failed')} message={error.message} onRetry={() => void state.mutate()} />
      ) : null}
      {name === 'empty' ? (
        <EmptyState illustration={<MapArt />} title={t('empty')} description={t('emptyCustomer')} />
      ) : null}
      {name === 'no-results' ? (
        <EmptyState
          illustration={<NoResultsArt />}
          title={t('kit:list.noResults', { text: list.text })}
          action={<Button onClick={list.clearSearch}>{t('kit:list.clearSearch')}</Button>}
        />
      ) : null}
      {name === 'loading' ? <LoadingGrid label={t('list.loading')} /> : null}
      {name === 'ready' && data ? (
        <>
          <ul className={styles.grid}>
            {data.content.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} onRequest={() => requestQuote(product)} />
              </li>
            ))}
          </ul>
          {data.totalElements > Math.min(...list.pageSizes) ? (
            <Pagination
              page={list.page}
              pageSize={list.pageSize}
              total={data.totalElements}
              pageSizes={list.pageSizes}
              onPageChange={list.goToPage}
              onPageSizeChange={list.choosePageSize}
            />
          ) : null}
        </>
      ) : null}
      {requestedProduct ? <RequestDialog product={requestedProduct} onClose={close} /> : null}
    </Stack>
  );
}

/** Tag of the requested insurance type. The URL contains it for links and the Back button. */
function useRequestedType() {
  const [search, setSearch] = useSearchParams();
  const show = (tag: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (tag === null) next.delete('insurance');
        else next.set('insurance', tag);
        return next;
      },
      { replace: tag === null, preventScrollReset: true },
    );
  return {
    requestedTag: search.get('insurance'),
    requestQuote: ({ insuranceType }: Product) => show(insuranceType.tag),
    close: () => show(null),
  };
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
      <Button block onClick={onRequest} aria-label={t('request.title', { insurance: name })}>
        {t('request.start')}
      </Button>
    </article>
  );
}

function LoadingGrid({ label }: { label: string }) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
        <Skeleton key={card} shape="box" height={164} />
      ))}
    </div>
  );
}
