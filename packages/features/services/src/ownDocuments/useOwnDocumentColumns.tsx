import { createdColumn, RecordLink, TwoLines, urls } from '@fairlead/kit';
import { Chip, type Column, FileIcon, formatBytes, Stack, Text, useLocale } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './ownDocuments.css';
import type { OwnDocument } from './useNewDocuments';

interface OwnDocumentColumns {
  isNew: (document: OwnDocument) => boolean;
  onOpen: (document: OwnDocument) => void;
}

const pages = { POLICY: urls.policies.detail, CLAIM: urls.claims.view } as const;

/** Columns of the documents of a customer. */
export function useOwnDocumentColumns({ isNew, onOpen }: OwnDocumentColumns): Column<OwnDocument>[] {
  const { t } = useTranslation(['services', 'kit']);
  const locale = useLocale();
  return [
    {
      id: 'name',
      header: t('own.name'),
      width: '42%',
      sortBy: 'name',
      card: 'title',
      cell: (document) => (
        <span className={styles.named}>
          <FileIcon name={document.file.name} type={document.file.contentType} />
          <Stack gap={2}>
            <span className={styles.marked}>
              <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => onOpen(document)}>
                {document.file.name}
              </button>
              {isNew(document) ? (
                <Chip tone="accent" status="NEW">
                  {t('own.new')}
                </Chip>
              ) : null}
            </span>
            <Text asChild size="caption" tone="muted">
              <span>{formatBytes(document.file.size, locale)}</span>
            </Text>
          </Stack>
        </span>
      ),
    },
    {
      id: 'kind',
      header: t('own.kind'),
      width: '12%',
      priority: 2,
      cell: ({ createdDocType, docType }) =>
        t(`policyDocType.${createdDocType === 'CLAIM' ? 'CLAIM' : (docType ?? 'POLICY')}`),
    },
    {
      id: 'record',
      header: t('own.record'),
      width: '20%',
      cell: ({ createdDocType, typeId, number, insuranceName }) => (
        <TwoLines
          first={
            <span className={styles.number}>
              <RecordLink page={pages[createdDocType]} id={typeId}>
                {number}
              </RecordLink>
            </span>
          }
          second={insuranceName}
          truncate
        />
      ),
    },
    {
      id: 'from',
      header: t('own.from'),
      width: '13%',
      priority: 1,
      cell: ({ createdBy }) => t(createdBy === 'AGENT' ? 'own.byAgency' : 'own.byYou'),
    },
    createdColumn({ header: t('own.date'), width: '13%' }),
  ];
}
