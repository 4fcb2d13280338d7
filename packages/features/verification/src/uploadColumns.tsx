import { chipColumn, formatDay, instantColumn } from '@fairlead/kit';
import { type Column, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenFile, StatusWithReason } from './UploadCells';
import type { UploadedDoc } from './verification.api';

export function useUploadColumns(onOpen: (upload: UploadedDoc) => void): Column<UploadedDoc>[] {
  const { t } = useTranslation(['verification', 'kit']);
  return useMemo(
    () => [
      {
        id: 'agencyName',
        width: '21%',
        header: t('agency'),
        sortBy: 'agencyName',
        card: 'title',
        cell: ({ agency }) => <Text weight="label">{agency.name}</Text>,
      },
      {
        id: 'docName',
        width: '17%',
        header: t('document'),
        sortBy: 'docName',
        cell: ({ verificationDoc }) => verificationDoc.name,
      },
      { id: 'uploader', width: '12%', header: t('uploader'), priority: 2, cell: ({ uploadedBy }) => uploadedBy.name },
      {
        id: 'preview',
        width: '9%',
        header: t('preview'),
        cell: (upload) => <OpenFile upload={upload} onOpen={onOpen} />,
      },
      instantColumn({
        width: '11%',
        header: t('uploaded'),
        sortBy: 'creationDate',
        priority: 1,
        value: ({ creationDate }) => creationDate,
      }),
      {
        id: 'expirationDate',
        width: '11%',
        header: t('expires'),
        sortBy: 'expirationDate',
        priority: 1,
        cell: ({ expirationDate }) => (expirationDate === null ? null : formatDay(expirationDate, 'DD-MMM-YYYY')),
      },
      chipColumn({
        id: 'status',
        width: '13%',
        header: t('kit:status'),
        cell: ({ status, feedback }) => <StatusWithReason status={status} feedback={feedback} />,
      }),
    ],
    [t, onOpen],
  );
}
