import type { Result } from '@fairlead/api-client/client';
import { LazyConfirmDialog, lazyDialog } from '@fairlead/kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AssignAgentDialog } from '../AssignAgentDialog';
import { BulkStatusDialog } from './BulkStatusDialog';
import { type BulkAction, type BulkChange, type BulkList, type BulkStatus, isClaimStatus } from './useBulkRun';

const BulkTaskDialog = lazyDialog(async () => (await import('./BulkTaskDialog')).BulkTaskDialog);
const BulkMailDialog = lazyDialog(async () => (await import('./BulkMailDialog')).BulkMailDialog);

interface BulkDialogsProps {
  list: BulkList;
  /** Action whose dialog is open. */
  open: BulkAction | undefined;
  /** Number of selected rows. */
  count: number;
  statuses: readonly BulkStatus[];
  /** Starts an action on the selected rows. */
  start: (change: BulkChange) => Promise<Result<unknown>>;
  /** Shows the failure of a deletion, which has no form. */
  onFailed: (result: Result<unknown>) => void;
  onClose: () => void;
}

/** Dialogs of the actions on selected rows. */
export function BulkDialogs({ list, open, count, statuses, start, onFailed, onClose }: BulkDialogsProps) {
  const { t } = useTranslation('bulk');
  const [deleting, setDeleting] = useState(false);
  const removeRows = async () => {
    setDeleting(true);
    const result = await start({ list, action: 'DELETE' });
    setDeleting(false);
    onClose();
    onFailed(result);
  };
  return (
    <>
      {open === 'ASSIGN' ? (
        <AssignAgentDialog
          title={t('assign')}
          description={t('assignText', { count })}
          submitLabel={t('assign')}
          licensed={list === 'claims'}
          agent={null}
          draftName="agents"
          assign={(agentId) => start({ list, action: 'ASSIGN', agentId })}
          onSaved={() => undefined}
          onClose={onClose}
        />
      ) : null}
      {open === 'STATUS' ? (
        <BulkStatusDialog
          statuses={statuses}
          mails={list === 'claims'}
          count={count}
          start={({ status, note }) =>
            start({ list, action: 'STATUS', ...(isClaimStatus(status) ? { claimStatus: status, note } : { status }) })
          }
          onClose={onClose}
        />
      ) : null}
      <BulkMailDialog
        open={open === 'MAIL' ? { list, count, start: (mail) => start({ list, action: 'MAIL', mail }), onClose } : null}
      />
      <BulkTaskDialog
        open={open === 'TASK' ? { list, count, start: (task) => start({ list, action: 'TASK', task }), onClose } : null}
      />
      <LazyConfirmDialog
        open={open === 'DELETE'}
        onOpenChange={onClose}
        title={t('delete')}
        description={t('deleteText', { count })}
        confirmLabel={t('delete')}
        loading={deleting}
        onConfirm={() => void removeRows()}
      />
    </>
  );
}
