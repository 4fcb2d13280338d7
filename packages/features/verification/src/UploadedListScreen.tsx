import { ResourceList, useListPage } from '@fairlead/kit';
import { DocumentArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { uploadList } from './lists';
import { useUploadColumns } from './uploadColumns';
import { useReviewActions } from './useReviewActions';

/** Documents that agencies have submitted, for review by platform admins. */
export default function UploadedListScreen() {
  const { t } = useTranslation(['verification', 'kit']);
  const page = useListPage(uploadList);
  const { open, actions, overlay } = useReviewActions();
  const columns = useUploadColumns(open);

  return (
    <>
      <ResourceList
        title={t('uploaded.list')}
        {...page}
        columns={columns}
        empty={{ title: t('uploaded.empty'), text: t('uploaded.emptyText'), illustration: <DocumentArt /> }}
        rowActions={actions}
      />
      {overlay}
    </>
  );
}
