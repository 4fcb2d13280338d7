import { messageOf, type Result } from '@fairlead/api-client/client';
import { ConfirmDialog, Icon, RowAction, Text, toast } from '@fairlead/ui';
import { RotateCcw, Trash2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FailedJob, useFailedJob } from './failedJobs.api';

const icon = { size: 16, strokeWidth: 1.75 };

/** Retry and Discard of one failed job. A kind of an earlier version can only be discarded. */
export function FailedJobActions({ job }: { job: FailedJob }) {
  const { t } = useTranslation('admins');
  const { retry, discard } = useFailedJob();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const name = t(`jobKind.${job.kind}`);
  const run = async (work: (id: string) => Promise<Result<null>>) => {
    if (busy) return;
    setBusy(true);
    const result = await work(job.id);
    setBusy(false);
    setConfirming(false);
    if (result.ok) toast.success(result.message);
    else toast.error(messageOf(result.failure));
  };
  return (
    <>
      {job.kind === 'OTHER' ? null : (
        <RowAction
          label={t('job.retry', { name })}
          text={t('job.retryVerb')}
          icon={<Icon of={RotateCcw} {...icon} />}
          onClick={() => void run(retry)}
        />
      )}
      <RowAction
        label={t('job.discard', { name })}
        text={t('job.discardVerb')}
        icon={<Icon of={Trash2} {...icon} />}
        tone="danger"
        onClick={() => setConfirming(true)}
      />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('job.discardTitle')}
        description={t('job.discardText')}
        subject={<Text weight="label">{name}</Text>}
        confirmLabel={t('job.discardVerb')}
        loading={busy}
        onConfirm={() => void run(discard)}
      />
    </>
  );
}
