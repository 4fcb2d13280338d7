import { LazyConfirmDialog, RowButton, useAction } from '@fairlead/kit';
import { Text } from '@fairlead/ui';
import { RotateCcw, Trash2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FailedJob, useFailedJob } from './failedJobs.api';

/** Retry and Discard of one failed job. A kind of an earlier version can only be discarded. */
export function FailedJobActions({ job }: { job: FailedJob }) {
  const { t } = useTranslation('admins');
  const failedJob = useFailedJob();
  const [confirming, setConfirming] = useState(false);
  const act = useAction((kind: 'retry' | 'discard') => failedJob[kind](job.id), {
    onSettled: () => setConfirming(false),
  });
  const name = t(`jobKind.${job.kind}`);
  return (
    <>
      {job.kind === 'OTHER' ? null : (
        <RowButton
          label={t('job.retry', { name })}
          text={t('job.retryVerb')}
          icon={RotateCcw}
          onClick={() => void act.run('retry')}
        />
      )}
      <RowButton
        label={t('job.discard', { name })}
        text={t('job.discardVerb')}
        icon={Trash2}
        tone="danger"
        onClick={() => setConfirming(true)}
      />
      <LazyConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('job.discardTitle')}
        description={t('job.discardText')}
        subject={<Text weight="label">{name}</Text>}
        confirmLabel={t('job.discardVerb')}
        loading={act.pending}
        onConfirm={() => void act.run('discard')}
      />
    </>
  );
}
