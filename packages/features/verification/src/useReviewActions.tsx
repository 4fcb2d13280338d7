import { messageOf } from '@fairlead/api-client/client';
import { mayReview } from '@fairlead/rules';
import { Button, Icon, RowAction, toast } from '@fairlead/ui';
import { Check, X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RejectDialog } from './RejectDialog';
import { UploadViewer } from './UploadViewer';
import { type UploadedDoc, useReview } from './verification.api';

const icon = { size: 16, strokeWidth: 1.75 };

interface ReviewActions {
  /** Opens the file in the viewer. */
  open: (upload: UploadedDoc) => void;
  /** Row actions for an upload, if it can be reviewed. */
  actions: (upload: UploadedDoc) => ReactNode;
  /** Open viewer or dialog. */
  overlay: ReactNode;
}

/** State and actions for reviewing uploads. */
export function useReviewActions(): ReviewActions {
  const { t } = useTranslation('verification');
  const review = useReview();
  const [opened, open] = useState<UploadedDoc | null>(null);
  const [rejecting, setRejecting] = useState<UploadedDoc | null>(null);

  const approve = async (upload: UploadedDoc) => {
    open(null);
    const result = await review(upload, { status: 'APPROVED' });
    if (result.ok) toast.success(result.message);
    else toast.error(messageOf(result.failure));
  };
  const reject = (upload: UploadedDoc) => {
    open(null);
    setRejecting(upload);
  };
  const about = ({ verificationDoc, agency }: UploadedDoc) => ({ name: verificationDoc.name, agency: agency.name });

  return {
    open,
    actions: (upload) => (
      <>
        {mayReview(upload.status, 'APPROVED') ? (
          <RowAction
            label={t('approve.row', about(upload))}
            text={t('approve')}
            icon={<Icon of={Check} {...icon} />}
            onClick={() => void approve(upload)}
          />
        ) : null}
        {mayReview(upload.status, 'REJECTED') ? (
          <RowAction
            label={t('reject.row', about(upload))}
            text={t('reject')}
            icon={<Icon of={X} {...icon} />}
            tone="danger"
            onClick={() => reject(upload)}
          />
        ) : null}
      </>
    ),
    overlay: (
      <>
        {opened ? (
          <UploadViewer
            upload={opened}
            description={[opened.agency.name, opened.verificationDoc.name, opened.note].filter(Boolean).join(', ')}
            onClose={() => open(null)}
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
    ),
  };
}
