import type { Failure } from '@fairlead/api-client/client';
import { Button, EmptyState, MapArt, Skeleton, Stack } from '@fairlead/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from './CardSkeleton';
import { PageTitle } from './config';
import { LoadError } from './LoadError';
import { RouterLink } from './RouterLink';

interface RecordState<T> {
  data?: T | undefined;
  error?: Failure | undefined;
  isValidating: boolean;
  mutate: () => unknown;
}

export interface RecordGateProps<T> {
  title: string;
  state: RecordState<T>;
  /** Link target when the record does not exist. */
  backTo: string;
  /** Label of that link. Defaults to "Back to the list". */
  backLabel?: string;
  /** Placeholder while the record loads. Defaults to the placeholder of a form. */
  loading?: ReactNode;
  /** Renders the record as it was when it finished loading. */
  children: (record: T) => ReactNode;
}

/**
 * Loads the record of a form once, so that a background refresh never replaces what the user types.
 * A record that a list left in the cache counts only after the server has confirmed it.
 */
export function RecordGate<T>({ title, state, backTo, backLabel, loading, children }: RecordGateProps<T>) {
  const { t } = useTranslation('kit');
  const { data, error, isValidating } = state;
  const [record, setRecord] = useState<T>();
  if (record === undefined && data !== undefined && !isValidating && !error) setRecord(data);
  if (record !== undefined) return children(record);

  const missing = error?.status === 404 || error?.status === 400;
  return (
    <Stack gap={20} data-state={missing ? 'not-found' : error ? 'error' : 'loading'}>
      <PageTitle>{title}</PageTitle>
      {missing ? (
        <EmptyState
          illustration={<MapArt />}
          title={t('record.notFound')}
          level={1}
          description={t('record.notFoundText')}
          action={
            <Button asChild variant="solid" tone="accent">
              <RouterLink to={backTo}>{backLabel ?? t('record.back')}</RouterLink>
            </Button>
          }
        />
      ) : error ? (
        <LoadError title={t('record.failed')} failure={error} onRetry={() => state.mutate()} />
      ) : (
        (loading ?? <FormSkeleton />)
      )}
    </Stack>
  );
}

function FormSkeleton() {
  return (
    <>
      <Skeleton shape="box" width={180} height={32} />
      <CardSkeleton />
    </>
  );
}
