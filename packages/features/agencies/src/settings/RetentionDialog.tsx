import { useRead } from '@fairlead/api-client/swr';
import { formatInstant, formatTotal, LoadAlert } from '@fairlead/kit';
import { nextRetention, shortenedRetention } from '@fairlead/rules';
import { ConfirmDialog, DescriptionList, Skeleton } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retentionLabels } from './retentionForm';
import { expiredRequest, type RetentionYears } from './settings.api';

interface RetentionDialogProps {
  before: RetentionYears;
  after: RetentionYears;
  onAnswer: (isConfirmed: boolean) => void;
  onClose: () => void;
}

/** Asks before records are kept for a shorter time. Shows how many the next clean-up deletes. */
export function RetentionDialog({ before, after, onAnswer, onClose }: RetentionDialogProps) {
  const { t } = useTranslation('agencies');
  const [openedAt] = useState(() => Date.now() / 1000);
  const shortened = shortenedRetention(before, after);
  const { data, error, mutate } = useRead(expiredRequest(after, shortened));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('settings.shorten')}
      description={t('settings.shortenText', { date: formatInstant(nextRetention(openedAt)) })}
      confirmLabel={t('settings.shortenVerb')}
      onConfirm={() => onAnswer(true)}
    >
      {error && !data ? (
        <LoadAlert title={t('settings.countFailed')} failure={error} onRetry={() => mutate()} />
      ) : (
        <DescriptionList
          layout="rows"
          columns={1}
          items={shortened.map((field) => ({
            term: t(retentionLabels[field]),
            description: data ? (
              t('settings.records', {
                count: data[field].count,
                number: formatTotal({ totalElements: data[field].count, totalIsCapped: data[field].countIsCapped }),
              })
            ) : (
              <Skeleton shape="text" width={90} />
            ),
          }))}
        />
      )}
    </ConfirmDialog>
  );
}
