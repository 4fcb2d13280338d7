import type { Result } from '@fairlead/api-client/client';
import {
  Badge,
  Box,
  Button,
  type Column,
  DataTable,
  DocumentArt,
  EmptyState,
  FileIcon,
  formatBytes,
  Heading,
  Icon,
  Inline,
  ListFrame,
  Pagination,
  Stack,
  Text,
  useLocale,
} from '@fairlead/ui';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatInstant } from '../formats';
import { ViewRow } from '../list/actions';
import { useDeleteRow } from '../list/useDeleteRow';
import { DocViewer } from './DocViewer';

/** Document fields that the section shows. */
export interface StoredDoc {
  id: string;
  docCreatedBy: 'AGENT' | 'CUSTOMER';
  /** Unix seconds. */
  creationDateTimeStamp: number;
  dbFile: { fileUrl: string; fileName: string; mimeType: string; size: number };
}

export interface DocsSectionProps {
  title: string;
  docs: readonly StoredDoc[];
  /** Choices of rows per page. The first is the default. */
  pageSizes: readonly [number, ...number[]];
  /** Set if the user may add documents. */
  onUpload?: (() => void) | undefined;
  /** Reason why documents cannot be added at the moment. */
  uploadClosed?: string | undefined;
  /** Set if the user may delete documents. */
  onDelete?: ((id: string) => Promise<Result<unknown>>) | undefined;
}

/** Documents of a record: view, add and delete. */
export function DocsSection({ title, docs, pageSizes, onUpload, uploadClosed, onDelete }: DocsSectionProps) {
  const { t } = useTranslation('kit');
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(pageSizes[0]);
  const [open, setOpen] = useState<StoredDoc>();
  const { deleteRow, confirmation } = useDeleteRow<StoredDoc>({ nameOf: ({ dbFile }) => dbFile.fileName, onDelete });
  const columns = useColumns();
  // the last document of the last page may have been deleted
  const currentPage = Math.min(page, Math.max(0, Math.ceil(docs.length / pageSize) - 1));
  const upload = onUpload ? (
    <Button
      writes
      size="small"
      leadingIcon={<Icon of={Upload} size={14} />}
      onClick={onUpload}
      disabled={uploadClosed !== undefined}
      title={uploadClosed}
    >
      {t('docs.upload')}
    </Button>
  ) : null;

  return (
    <>
      <ListFrame
        aria-label={title}
        toolbar={
          <Box paddingBlock={12} paddingInline={20}>
            <Inline justify="between">
              <Inline gap={8}>
                <Heading level={2} size="card">
                  {title}
                </Heading>
                <Badge>{formatCount(docs.length)}</Badge>
              </Inline>
              {upload}
            </Inline>
          </Box>
        }
        footer={
          docs.length > 0 ? (
            <Pagination
              page={currentPage}
              pageSize={pageSize}
              total={docs.length}
              pageSizes={pageSizes}
              onPageChange={setPage}
              onPageSizeChange={(size) => {
                setPageSize(size);
                setPage(0);
              }}
            />
          ) : null
        }
      >
        {docs.length > 0 ? (
          <DataTable
            label={title}
            columns={columns}
            rows={docs.slice(currentPage * pageSize, (currentPage + 1) * pageSize)}
            rowKey={({ id }) => id}
            rowActions={(doc) => (
              <>
                <ViewRow name={doc.dbFile.fileName} onClick={() => setOpen(doc)} />
                {deleteRow(doc)}
              </>
            )}
          />
        ) : (
          <EmptyState illustration={<DocumentArt />} title={t('docs.none')} level={3} />
        )}
      </ListFrame>
      {open ? <DocViewer doc={open} onClose={() => setOpen(undefined)} /> : null}
      {confirmation}
    </>
  );
}

function useColumns(): Column<StoredDoc>[] {
  const { t } = useTranslation(['kit', 'shell']);
  const locale = useLocale();
  return [
    {
      id: 'document',
      width: '52%',
      header: t('docs.document'),
      card: 'title',
      cell: ({ dbFile }) => (
        <Inline gap={12} wrap={false}>
          <FileIcon name={dbFile.fileName} type={dbFile.mimeType} />
          <Stack gap={2}>
            <Text asChild weight="label">
              <span>{dbFile.fileName}</span>
            </Text>
            <Text asChild size="caption" tone="muted" numeric>
              <span>{formatBytes(dbFile.size, locale)}</span>
            </Text>
          </Stack>
        </Inline>
      ),
    },
    {
      id: 'by',
      width: '18%',
      header: t('docs.by'),
      cell: ({ docCreatedBy }) => t(`shell:role.${docCreatedBy}`),
    },
    {
      id: 'date',
      width: '18%',
      header: t('docs.date'),
      cell: ({ creationDateTimeStamp }) => formatInstant(creationDateTimeStamp),
    },
  ];
}
