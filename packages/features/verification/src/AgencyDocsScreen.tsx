import { LoadError, PageTitle, StaleAlert } from '@fairlead/kit';
import { Card, DocumentArt, EmptyState, Grid, PageHeader, Skeleton, Stack, Text } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentCard } from './DocumentCard';
import * as styles from './DocumentCard.css';
import { UploadDialog } from './UploadDialog';
import { UploadViewer } from './UploadViewer';
import { type RequestedDoc, useRequestedDocs } from './verification.api';

const columns = { xs: 1, md: 2 } as const;

/** Documents that the user's own agency must provide, one card each. */
export default function AgencyDocsScreen() {
  const { t } = useTranslation(['verification', 'kit']);
  const { data, error, receivedAt, isValidating, mutate } = useRequestedDocs();
  const state = data ? (data.length > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading';
  return (
    <Stack gap={20} data-state={state} aria-busy={isValidating}>
      <PageTitle>{t('agency.title')}</PageTitle>
      <PageHeader title={t('agency.title')} />
      {error && receivedAt ? <StaleAlert failure={error} since={receivedAt} onRetry={() => mutate()} /> : null}
      {state === 'error' && error ? (
        <LoadError title={t('kit:record.failed')} failure={error} onRetry={() => mutate()} />
      ) : null}
      {state === 'loading' ? <LoadingCards /> : null}
      {state === 'empty' ? (
        <Card>
          <EmptyState illustration={<DocumentArt />} title={t('agency.empty')} description={t('agency.emptyText')} />
        </Card>
      ) : null}
      {data && data.length > 0 ? <Documents docs={data} /> : null}
    </Stack>
  );
}

function Documents({ docs }: { docs: readonly RequestedDoc[] }) {
  const { t } = useTranslation('verification');
  const [activeAction, setActiveAction] = useState<{ what: 'upload' | 'open'; id: string } | null>(null);
  // the current document, because a refresh can bring a newer upload
  const subject = docs.find(({ id }) => id === activeAction?.id);
  const close = () => setActiveAction(null);
  const required = docs.filter((doc) => doc.required);
  const approved = required.filter(({ status }) => status === 'APPROVED');
  return (
    <>
      <Text tone="muted">{t('agency.progress', { approved: approved.length, count: required.length })}</Text>
      <Grid columns={columns} gap={16} role="list" aria-label={t('agency.title')}>
        {docs.map((doc) => (
          <div role="listitem" key={doc.id} className={styles.item}>
            <DocumentCard
              doc={doc}
              onOpen={() => setActiveAction({ what: 'open', id: doc.id })}
              onUpload={() => setActiveAction({ what: 'upload', id: doc.id })}
            />
          </div>
        ))}
      </Grid>
      {subject && activeAction?.what === 'upload' ? (
        <UploadDialog key={subject.id} doc={subject} onClose={close} />
      ) : null}
      {subject?.upload && activeAction?.what === 'open' ? (
        <UploadViewer upload={subject.upload} onClose={close} />
      ) : null}
    </>
  );
}

function LoadingCards() {
  return (
    <Grid columns={columns} gap={16}>
      {[1, 2, 3, 4].map((card) => (
        <Card key={card}>
          <Stack gap={12}>
            <Skeleton shape="text" width={180} />
            <Skeleton shape="box" height={52} />
            <Skeleton shape="text" width={120} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
