import { lazyDialog, RowButton, useAction } from '@fairlead/kit';
import { mayReview } from '@fairlead/rules';
import { Button } from '@fairlead/ui';
import { Check, X } from 'lucide';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
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
  const reviewedRow = useRef<Element>(null);
  const rememberRow = () => {
    const row = document.activeElement?.closest('tr, li');
    if (row) reviewedRow.current = row;
  };
  const takeRow = useCallback(() => {
    const { current: row } = reviewedRow;
    reviewedRow.current = null;
    return row;
  }, []);
  const reject = (upload: UploadedDoc) => {
    rememberRow();
    open(null);
    setRejecting(upload);
  };
  return {
    open: (upload) => {
      rememberRow();
      open(upload);
    },
    actions: (upload) => (
      <RowActions {...{ upload, takeRow }} onReject={() => reject(upload)} onApprove={rememberRow} />
    ),
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
  onApprove: () => void;
}

function useApprove(upload: UploadedDoc) {
  const review = useReview();
  return useAction(() => review(upload, { status: 'APPROVED' }));
}

/** Returns the row of the last review once. */
type TakeRow = () => Element | null;

/** A review removes the button that had the focus, or the whole row. Moves the focus to the row or the main content. */
function useFocusAfterReview(status: UploadedDoc['status'], takeRow: TakeRow) {
  useEffect(() => {
    const focusIfLost = () => {
      const row = document.activeElement === document.body ? takeRow() : null;
      if (!row) return;
      const target = row.isConnected ? row.querySelector<HTMLElement>('a[href], button:not(:disabled)') : null;
      (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
    };
    focusIfLost();
    return focusIfLost;
  }, [status, takeRow]);
}

function RowActions({ upload, takeRow, onReject, onApprove }: ActionsProps & { takeRow: TakeRow }) {
  const { t } = useTranslation('verification');
  const approve = useApprove(upload);
  useFocusAfterReview(upload.status, takeRow);
  const about = { name: upload.verificationDoc.name, agency: upload.agency.name };
  return (
    <>
      {mayReview(upload.status, 'APPROVED') ? (
        <RowButton
          label={t('approve.row', about)}
          text={t('approve')}
          icon={Check}
          onClick={() => {
            onApprove();
            void approve.run();
          }}
        />
      ) : null}
      {mayReview(upload.status, 'REJECTED') ? (
        <RowButton label={t('reject.row', about)} text={t('reject')} icon={X} tone="danger" onClick={onReject} />
      ) : null}
    </>
  );
}

function ViewerActions({ upload, onReject, onApprove }: ActionsProps) {
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
