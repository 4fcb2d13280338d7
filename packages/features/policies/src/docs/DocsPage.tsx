import type { Schemas } from '@fairlead/api-client/client';
import { CardSkeleton, ConfirmDelete, DocViewer, formatInstant, PageTitle, RouterLink, to, urls } from '@fairlead/kit';
import { DEFAULT_PAGE_SIZE, pageSizes } from '@fairlead/rules';
import {
  DocCard,
  DocumentArt,
  EmptyState,
  ErrorState,
  formatBytes,
  IconButton,
  Inline,
  Link,
  PageHeader,
  Pagination,
  Stack,
  Text,
  useLocale,
} from '@fairlead/ui';
import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cards } from './docs.css';
import { useDeletePolicyDoc, usePolicyDocs } from './policyDocs.api';

type Doc = Schemas['Doc'];

interface DocsPageProps {
  title: string;
  of: { policyId?: string | undefined; userId?: string | undefined; docType?: Schemas['PolicyDocType'] };
  emptyText: string;
  /** Each has a button that deletes it. */
  deletable: boolean;
  action?: ReactNode;
}

/** A page of documents as a grid of cards, each of which opens, downloads and, for those who may, goes. */
export function DocsPage({ title, of, emptyText, deletable, action }: DocsPageProps) {
  const { t } = useTranslation('policies');
  const [{ pageNo, pageSize }, setPage] = useState<{ pageNo: number; pageSize: number }>({
    pageNo: 0,
    pageSize: DEFAULT_PAGE_SIZE,
  });
  const [open, setOpen] = useState<Doc>();
  const [going, setGoing] = useState<Doc>();
  const remove = useDeletePolicyDoc();
  const { data, error, mutate } = usePolicyDocs({ ...of, pageNo, pageSize });
  // the last one of a page may have gone
  if (data && data.totalPages > 0 && pageNo >= data.totalPages) setPage({ pageNo: data.totalPages - 1, pageSize });
  const state = data ? (data.totalElements > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading';

  return (
    <Stack gap={20} data-state={state}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} actions={action} count={data ? data.totalElements : undefined} />
      {error ? (
        <ErrorState title={t('docs.failed')} message={error.message} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <CardSkeleton />
      ) : null}
      {data && data.content.length === 0 ? (
        <EmptyState illustration={<DocumentArt />} title={t('docs.none')} description={emptyText} />
      ) : null}
      {data && data.content.length > 0 ? (
        <ul className={cards} aria-label={title}>
          {data.content.map((doc) => (
            <li key={doc.id}>
              <PolicyDoc
                doc={doc}
                // of which policy it is tells a page about all of them
                named={of.policyId === undefined}
                onOpen={() => setOpen(doc)}
                onDelete={deletable ? () => setGoing(doc) : undefined}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {data && data.totalElements > DEFAULT_PAGE_SIZE ? (
        <Pagination
          page={pageNo}
          pageSize={pageSize}
          total={data.totalElements}
          pageSizes={pageSizes}
          onPageChange={(next) => setPage({ pageNo: next, pageSize })}
          onPageSizeChange={(size) => setPage({ pageNo: 0, pageSize: size })}
        />
      ) : null}
      {open ? <DocViewer doc={open} onClose={() => setOpen(undefined)} /> : null}
      <ConfirmDelete
        open={going !== undefined}
        subject={<Text weight="label">{going?.dbFile.fileName}</Text>}
        onClose={() => setGoing(undefined)}
        onDelete={() => remove(going?.id ?? '')}
      />
    </Stack>
  );
}

interface PolicyDocProps {
  doc: Doc;
  /** It says of which policy it is. */
  named: boolean;
  onOpen: () => void;
  onDelete: (() => void) | undefined;
}

function PolicyDoc({ doc, named, onOpen, onDelete }: PolicyDocProps) {
  const { t } = useTranslation(['policies', 'kit']);
  const locale = useLocale();
  const { fileName, fileUrl, mimeType, size } = doc.dbFile;
  const type = t(`docType.${doc.docType ?? 'POLICY'}`);
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
              <Download />
            </a>
          </IconButton>
          {onDelete ? (
            <IconButton size="small" tone="danger" label={t('kit:row.delete', { name: fileName })} onClick={onDelete}>
              <Trash2 />
            </IconButton>
          ) : null}
        </Inline>
      }
    >
      {named ? (
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
