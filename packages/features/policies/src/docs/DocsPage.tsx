import type { Schemas } from '@fairlead/api-client/client';
import {
  CardSkeleton,
  ConfirmDelete,
  DocViewer,
  formatInstant,
  LoadError,
  PageTitle,
  RouterLink,
  StaleAlert,
  to,
  urls,
} from '@fairlead/kit';
import {
  DocCard,
  DocumentArt,
  EmptyState,
  formatBytes,
  Icon,
  IconButton,
  Inline,
  Link,
  PageHeader,
  Stack,
  Text,
  useLocale,
} from '@fairlead/ui';
import { Download, Trash2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPagination, firstPage } from '../CardPagination';
import { PolicyLine } from '../PolicyLine';
import { cards } from './docs.css';
import { useDeletePolicyDoc, usePolicyDocs } from './policyDocs.api';

type Doc = Schemas['Doc'];

interface DocsPageProps {
  title: string;
  filter: { policyId?: string | undefined; userId?: string | undefined; docType?: Schemas['PolicyDocType'] };
  emptyText: string;
  /** Shows a Delete button on each document. */
  deletable: boolean;
  action?: ReactNode;
  /** Records above the documents. They replace the illustration of a page without documents. */
  records?: ReactNode;
}

/** Page with a grid of policy documents, which open, download and, with permission, can be deleted. */
export function DocsPage({ title, filter, emptyText, deletable, action, records }: DocsPageProps) {
  const { t } = useTranslation('policies');
  const [page, setPage] = useState(firstPage);
  const [open, setOpen] = useState<Doc>();
  const [toDelete, setToDelete] = useState<Doc>();
  const remove = useDeletePolicyDoc();
  const { data, error, receivedAt, mutate } = usePolicyDocs({ ...filter, ...page });
  const state = data ? (data.totalElements > 0 || records ? 'ready' : 'empty') : error ? 'error' : 'loading';

  return (
    <Stack gap={20} data-state={state}>
      <PageTitle>{title}</PageTitle>
      <Stack gap={4}>
        <PageHeader title={title} actions={action} count={data && !records ? data.totalElements : undefined} />
        {filter.policyId === undefined ? null : <PolicyLine policyId={filter.policyId} />}
      </Stack>
      {error && receivedAt ? <StaleAlert failure={error} since={receivedAt} onRetry={() => mutate()} /> : null}
      {records}
      {error && !data ? (
        <LoadError title={t('docs.failed')} failure={error} onRetry={() => mutate()} />
      ) : data === undefined ? (
        <CardSkeleton />
      ) : null}
      {data && data.content.length === 0 ? (
        records ? (
          <Text tone="muted">{emptyText}</Text>
        ) : (
          <EmptyState illustration={<DocumentArt />} title={t('docs.none')} description={emptyText} />
        )
      ) : null}
      {data && data.content.length > 0 ? (
        <ul className={cards} aria-label={title}>
          {data.content.map((doc) => (
            <li key={doc.id}>
              <PolicyDoc
                doc={doc}
                // a page with documents of several policies names the policy of each
                showPolicy={filter.policyId === undefined}
                onOpen={() => setOpen(doc)}
                onDelete={deletable ? () => setToDelete(doc) : undefined}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <CardPagination page={page} data={data} onPageChange={setPage} />
      {open ? <DocViewer doc={open} onClose={() => setOpen(undefined)} /> : null}
      <ConfirmDelete
        open={toDelete !== undefined}
        subject={toDelete?.dbFile.fileName}
        onClose={() => setToDelete(undefined)}
        onDelete={() => remove(toDelete?.id ?? '')}
      />
    </Stack>
  );
}

interface PolicyDocProps {
  doc: Doc;
  /** Links to the policy of the document. */
  showPolicy: boolean;
  onOpen: () => void;
  onDelete: (() => void) | undefined;
}

function PolicyDoc({ doc, showPolicy, onOpen, onDelete }: PolicyDocProps) {
  const { t } = useTranslation(['policies', 'kit']);
  const locale = useLocale();
  const { fileName, fileUrl, mimeType, size } = doc.dbFile;
  const type = t(`policyDocType.${doc.docType ?? 'POLICY'}`);
  return (
    <DocCard
      name={fileName}
      type={mimeType}
      meta={t('docs.meta', {
        type,
        size: formatBytes(size, locale),
        date: formatInstant(doc.creationDateTimeStamp),
      })}
      opener={<button type="button" onClick={onOpen} />}
      actions={
        <Inline gap={4}>
          <IconButton asChild size="small" label={t('documents.download', { name: fileName })}>
            <a href={fileUrl} download={fileName}>
              <Icon of={Download} />
            </a>
          </IconButton>
          {onDelete ? (
            <IconButton size="small" tone="danger" label={t('kit:row.delete', { name: fileName })} onClick={onDelete}>
              <Icon of={Trash2} />
            </IconButton>
          ) : null}
        </Inline>
      }
    >
      {showPolicy ? (
        <Text size="caption">
          <Link asChild>
            <RouterLink to={to(urls.policies.detail, { id: doc.typeId })}>
              {t('docs.ofPolicy', { number: doc.policyNumber ?? '' })}
            </RouterLink>
          </Link>
        </Text>
      ) : null}
    </DocCard>
  );
}
