import type { Schemas } from '@fairlead/api-client/client';
import { DocViewer, formatInstant } from '@fairlead/kit';
import { DocCard, formatBytes, Icon, IconButton, Text, useLocale } from '@fairlead/ui';
import { Download } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './policies.css';

/** Documents of a policy, with preview and download. */
export function DocumentRows({ documents }: { documents: readonly Schemas['Doc'][] }) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const [open, setOpen] = useState<Schemas['Doc']>();
  if (documents.length === 0) return <Text tone="muted">{t('documents.none')}</Text>;
  return (
    <>
      <ul className={styles.rows}>
        {documents.map((doc) => (
          <li key={doc.id}>
            <DocCard
              variant="row"
              name={doc.dbFile.fileName}
              type={doc.dbFile.mimeType}
              meta={t('documents.meta', {
                size: formatBytes(doc.dbFile.size, locale),
                date: formatInstant(doc.creationDateTimeStamp),
              })}
              opener={<button type="button" onClick={() => setOpen(doc)} />}
              actions={
                <IconButton asChild label={t('documents.download', { name: doc.dbFile.fileName })}>
                  <a href={doc.dbFile.fileUrl} download={doc.dbFile.fileName}>
                    <Icon of={Download} />
                  </a>
                </IconButton>
              }
            />
          </li>
        ))}
      </ul>
      {open ? <DocViewer doc={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}
