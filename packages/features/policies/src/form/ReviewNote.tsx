import type { Schemas } from '@fairlead/api-client/client';
import { DocViewer } from '@fairlead/kit';
import { Alert, DocCard, formatBytes, Stack, Text, useLocale } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Policy that the customer uploaded for review. Creating the policy closes the review. */
export function ReviewNote({ opportunity }: { opportunity: Schemas['Opportunity'] }) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { opportunityDocument: file, shortNote, serial, status } = opportunity;
  if (status !== 'POLICY_REVIEW') return <Alert tone="warning" title={t('review.over', { serial })} />;
  return (
    <Stack gap={12}>
      <Alert tone="info" title={t('review.title', { serial })}>
        {t('review.text')}
      </Alert>
      {shortNote === '' ? null : <Text>{shortNote}</Text>}
      {file ? (
        <DocCard
          name={file.fileName}
          type={file.contentType}
          meta={formatBytes(file.size, locale)}
          opener={<button type="button" onClick={() => setOpen(true)} />}
        />
      ) : null}
      {open && file ? (
        <DocViewer
          doc={{
            dbFile: { fileUrl: file.fileUrl, fileName: file.fileName, mimeType: file.contentType },
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Stack>
  );
}
