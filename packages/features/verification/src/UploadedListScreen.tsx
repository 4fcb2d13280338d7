import { ResourceList, useResourceList } from '@fairlead/kit';
import { mayReview } from '@fairlead/rules';
import { Button, DocumentArt, RowAction, toast } from '@fairlead/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadList } from './lists';
import { RejectDialog } from './RejectDialog';
import { UploadViewer } from './UploadViewer';
import { useUploadColumns } from './uploadColumns';
import { type UploadedDoc, useReview, useUploads } from './verification.api';

const icon = { size: 16, strokeWidth: 1.75 };

/** What agencies have handed in, for those who judge it. PRODUCT, Verification documents. */
export default function UploadedListScreen() {
  const { t } = useTranslation(['verification', 'kit']);
  const list = useResourceList(uploadList);
  const state = useUploads(list.read);
  const review = useReview();
  const [opened, setOpened] = useState<UploadedDoc | null>(null);
  const [rejecting, setRejecting] = useState<UploadedDoc | null>(null);
  const columns = useUploadColumns(setOpened);

  const approve = async (upload: UploadedDoc) => {
    setOpened(null);
    const result = await review(upload, { status: 'APPROVED' });
    if (result.ok) toast.success(result.message);
    else toast.error(result.failure.message);
  };
  const reject = (upload: UploadedDoc) => {
    setOpened(null);
    setRejecting(upload);
  };
  const about = ({ verificationDoc, agency }: UploadedDoc) => ({ name: verificationDoc.name, agency: agency.name });

  return (
    <>
      <ResourceList
        title={t('uploaded.list')}
        list={list}
        state={state}
        columns={columns}
        empty={{ title: t('uploaded.empty'), text: t('uploaded.emptyText'), illustration: <DocumentArt /> }}
        labels={{
          searchBy: { agencyName: t('agency'), docName: t('document') },
          filters: {
            all: t('kit:filter.all'),
            pending: t('status.PENDING'),
            approved: t('status.APPROVED'),
            rejected: t('status.REJECTED'),
            expired: t('status.EXPIRED'),
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
        rowActions={(upload) => (
          <>
            {mayReview(upload.status, 'APPROVED') ? (
              <RowAction
                label={t('approve.row', about(upload))}
                text={t('approve')}
                icon={<Check {...icon} />}
                onClick={() => void approve(upload)}
              />
            ) : null}
            {mayReview(upload.status, 'REJECTED') ? (
              <RowAction
                label={t('reject.row', about(upload))}
                text={t('reject')}
                icon={<X {...icon} />}
                tone="danger"
                onClick={() => reject(upload)}
              />
            ) : null}
          </>
        )}
      />
      {opened ? (
        <UploadViewer
          upload={opened}
          description={[opened.agency.name, opened.verificationDoc.name, opened.note].filter(Boolean).join(', ')}
          onClose={() => setOpened(null)}
          footer={
            <>
              {mayReview(opened.status, 'REJECTED') ? (
                <Button tone="danger" onClick={() => reject(opened)}>
                  {t('reject')}
                </Button>
              ) : null}
              {mayReview(opened.status, 'APPROVED') ? (
                <Button variant="solid" tone="accent" onClick={() => void approve(opened)}>
                  {t('approve')}
                </Button>
              ) : null}
            </>
          }
        />
      ) : null}
      {rejecting ? (
        <RejectDialog
          upload={rejecting}
          onReject={(feedback) => review(rejecting, { status: 'REJECTED', feedback })}
          onClose={() => setRejecting(null)}
        />
      ) : null}
    </>
  );
}
