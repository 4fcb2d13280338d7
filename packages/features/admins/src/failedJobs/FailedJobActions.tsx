import { useAction } from '@fairlead/kit';
import { ConfirmDialog, Icon, RowAction, Text } from '@fairlead/ui';
import { RotateCcw, Trash2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FailedJob, useFailedJob } from './failedJobs.api';

const icon = { size: 16, strokeWidth: 1.75 };

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
        <RowAction
          label={t('job.retry', { name })}
          text={t('job.retryVerb')}
          icon={<Icon of={RotateCcw} {...icon} />}
          onClick={() => void act.run('retry')}
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
        loading={act.pending}
        onConfirm={() => void act.run('discard')}
      />
    </>
  );
}
