import { lazyDialog, RowButton, useAction } from '@fairlead/kit';
import { mayReview } from '@fairlead/rules';
import { Button } from '@fairlead/ui';
import { Check, X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type UploadedDoc, useReview } from './verification.api';

const RejectDialog = lazyDialog(async () => (await import('./RejectDialog')).RejectDialog);
const UploadViewer = lazyDialog(async () => (await import('./UploadViewer')).UploadViewer);

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
  const review = useReview();
  const [opened, open] = useState<UploadedDoc | null>(null);
  const [rejecting, setRejecting] = useState<UploadedDoc | null>(null);
  const reject = (upload: UploadedDoc) => {
    open(null);
    setRejecting(upload);
  };
  return {
    open,
    actions: (upload) => <RowActions upload={upload} onReject={() => reject(upload)} />,
    overlay: (
      <>
        <UploadViewer
          open={
            opened && {
              upload: opened,
              description: [opened.agency.name, opened.verificationDoc.name, opened.note].filter(Boolean).join(', '),
              onClose: () => open(null),
              footer: <ViewerActions upload={opened} onReject={() => reject(opened)} onApprove={() => open(null)} />,
            }
          }
        />
        <RejectDialog
          open={
            rejecting && {
              upload: rejecting,
              onReject: (feedback) => review(rejecting, { status: 'REJECTED', feedback }),
              onClose: () => setRejecting(null),
            }
          }
        />
      </>
    ),
  };
}

interface ActionsProps {
  upload: UploadedDoc;
  onReject: () => void;
}

function useApprove(upload: UploadedDoc) {
  const review = useReview();
  return useAction(() => review(upload, { status: 'APPROVED' }));
}

function RowActions({ upload, onReject }: ActionsProps) {
  const { t } = useTranslation('verification');
  const approve = useApprove(upload);
  const about = { name: upload.verificationDoc.name, agency: upload.agency.name };
  return (
    <>
      {mayReview(upload.status, 'APPROVED') ? (
        <RowButton
          label={t('approve.row', about)}
          text={t('approve')}
          icon={Check}
          onClick={() => void approve.run()}
        />
      ) : null}
      {mayReview(upload.status, 'REJECTED') ? (
        <RowButton label={t('reject.row', about)} text={t('reject')} icon={X} tone="danger" onClick={onReject} />
      ) : null}
    </>
  );
}

function ViewerActions({ upload, onReject, onApprove }: ActionsProps & { onApprove: () => void }) {
  const { t } = useTranslation('verification');
  const approve = useApprove(upload);
  return (
    <>
      {mayReview(upload.status, 'REJECTED') ? (
        <Button tone="danger" onClick={onReject}>
          {t('reject')}
        </Button>
      ) : null}
      {mayReview(upload.status, 'APPROVED') ? (
        <Button
          variant="solid"
          tone="accent"
          onClick={() => {
            onApprove();
            void approve.run();
          }}
        >
          {t('approve')}
        </Button>
      ) : null}
    </>
  );
}
