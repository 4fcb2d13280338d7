import { formatDay, formatInstant, type PanelProps, PanelTable, TwoLines } from '@fairlead/kit';
import { type Column, DocumentArt, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { OpenFile, StatusWithReason } from './UploadCells';
import { useReviewActions } from './useReviewActions';
import { type RequestedDoc, type UploadedDoc, useDocsOfAgency } from './verification.api';

/** Required and optional documents of an agency, including missing ones, with review actions. */
export default function AgencyDocsPanel({ id }: PanelProps) {
  const { t } = useTranslation('verification');
  const { data, error, receivedAt, mutate } = useDocsOfAgency(id);
  const { open, actions, overlay } = useReviewActions();
  return (
    <>
      <PanelTable
        label={t('agency.title')}
        columns={useColumns(open)}
        state={{ data: data && { content: data, totalElements: data.length }, error, receivedAt, mutate }}
        rowActions={({ upload }) => (upload ? actions(upload) : null)}
        empty={{ title: t('agency.empty'), text: t('docs.emptyText'), illustration: <DocumentArt /> }}
      />
      {overlay}
    </>
  );
}

function useColumns(onOpen: (upload: UploadedDoc) => void): Column<RequestedDoc>[] {
  const { t } = useTranslation(['verification', 'kit']);
  return [
    {
      id: 'name',
      width: '26%',
      header: t('document'),
      card: 'title',
      cell: ({ name, required }) => (
        <TwoLines first={<Text weight="label">{name}</Text>} second={required ? t('required') : t('optional')} />
      ),
    },
    {
      id: 'preview',
      width: '13%',
      header: t('preview'),
      cell: ({ upload }) => upload && <OpenFile upload={upload} onOpen={onOpen} />,
    },
    {
      id: 'uploader',
      width: '16%',
      header: t('uploader'),
      priority: 2,
      cell: ({ upload }) => upload?.uploadedBy.name,
    },
    {
      id: 'uploaded',
      width: '13%',
      header: t('uploaded'),
      priority: 1,
      cell: ({ upload }) => upload && formatInstant(upload.creationDate, 'DD-MMM-YYYY'),
    },
    {
      id: 'expires',
      width: '13%',
      header: t('expires'),
      priority: 1,
      cell: ({ upload }) => (upload?.expirationDate ? formatDay(upload.expirationDate, 'DD-MMM-YYYY') : null),
    },
    {
      id: 'status',
      width: '15%',
      header: t('kit:status'),
      skeleton: 'chip',
      card: 'chip',
      cell: ({ status, upload }) => <StatusWithReason status={status} feedback={upload?.feedback} />,
    },
  ];
}
