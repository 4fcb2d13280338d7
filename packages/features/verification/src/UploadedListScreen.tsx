import { ResourceList, useResourceList } from '@fairlead/kit';
import { DocumentArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { uploadList } from './lists';
import { useUploadColumns } from './uploadColumns';
import { useReviewActions } from './useReviewActions';
import { useUploads } from './verification.api';

/** Documents that agencies have submitted, for review by platform admins. */
export default function UploadedListScreen() {
  const { t } = useTranslation(['verification', 'kit']);
  const list = useResourceList(uploadList);
  const { open, actions, overlay } = useReviewActions();
  const columns = useUploadColumns(open);

  return (
    <>
      <ResourceList
        title={t('uploaded.list')}
        list={list}
        state={useUploads(list.read)}
        columns={columns}
        empty={{ title: t('uploaded.empty'), text: t('uploaded.emptyText'), illustration: <DocumentArt /> }}
        labels={{
          searchBy: { agencyName: t('agency'), docName: t('document') },
          filters: {
            all: t('kit:filter.all'),
            pending: t('verificationStatus.PENDING'),
            approved: t('verificationStatus.APPROVED'),
            rejected: t('verificationStatus.REJECTED'),
            expired: t('verificationStatus.EXPIRED'),
          },
          sorts: {
            'creationDate.desc': t('kit:sort.dateDesc'),
            'creationDate.asc': t('kit:sort.dateAsc'),
            'agencyName.asc': t('sort.agencyAsc'),
            'agencyName.desc': t('sort.agencyDesc'),
            'expirationDate.asc': t('sort.expiresFirst'),
          },
          columns: Object.fromEntries(columns.map(({ sortBy, id, header }) => [sortBy ?? id, header])),
        }}
        rowActions={actions}
      />
      {overlay}
    </>
  );
}
