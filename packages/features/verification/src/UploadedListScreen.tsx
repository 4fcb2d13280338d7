import {
  chipColumn,
  createdColumn,
  dayColumn,
  nameColumn,
  ResourceList,
  relatedColumn,
  to,
  urls,
  useCanOpen,
  useListPage,
} from '@fairlead/kit';
import { type Column, DocumentArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { OpenFile, StatusWithReason } from './UploadCells';
import { uploadList } from './uploadList';
import { useReviewActions } from './useReviewActions';
import type { UploadedDoc } from './verification.api';

/** Documents that agencies have submitted, for review by platform admins. */
export default function UploadedListScreen() {
  const { t } = useTranslation(['verification', 'kit']);
  const { open, actions, overlay } = useReviewActions();
  const canOpen = useCanOpen();
  const columns: Column<UploadedDoc>[] = [
    nameColumn({
      id: 'agencyName',
      name: ({ agency }) => agency.name,
      header: t('agency'),
      width: '21%',
      to: canOpen(urls.agencies.view) ? ({ agency }) => to(urls.agencies.view, { id: agency.id }) : undefined,
      sortBy: 'agencyName',
    }),
    relatedColumn('verificationDoc', { id: 'docName', header: t('document'), width: '17%', sortBy: 'docName' }),
    relatedColumn('uploadedBy', { id: 'uploader', header: t('uploader'), width: '12%', priority: 2 }),
    { id: 'preview', header: t('preview'), width: '11%', cell: (upload) => <OpenFile upload={upload} onOpen={open} /> },
    createdColumn({ header: t('uploaded'), width: '11%', priority: 1, format: 'DD-MMM-YYYY' }),
    dayColumn('expirationDate', {
      header: t('expires'),
      width: '11%',
      sortBy: 'expirationDate',
      priority: 1,
      format: 'DD-MMM-YYYY',
    }),
    chipColumn({
      id: 'status',
      header: t('kit:status'),
      width: '15%',
      cell: ({ status, feedback }) => <StatusWithReason status={status} feedback={feedback} />,
    }),
  ];
  return (
    <>
      <ResourceList
        title={t('uploaded.list')}
        {...useListPage(uploadList)}
        columns={columns}
        empty={{ title: t('uploaded.empty'), text: t('uploaded.emptyText'), illustration: <DocumentArt /> }}
        rowActions={actions}
      />
      {overlay}
    </>
  );
}
