import { DocCard, formatBytes, Grid, Icon, IconButton, useLocale } from '@fairlead/ui';
import { Download } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Mail } from './mailing.api';

/** Attachments of a mail, with download links. */
export function Attachments({ files }: { files: Mail['attachments'] }) {
  const { t } = useTranslation('mailing');
  const locale = useLocale();
  return (
    <Grid columns={{ xs: 1, md: 2 }} gap={8} role="list" aria-label={t('attachments')}>
      {files.map(({ id, fileName, fileUrl, mimeType, size }) => (
        <DocCard
          key={id}
          role="listitem"
          name={fileName}
          type={mimeType}
          meta={formatBytes(size, locale)}
          actions={
            <IconButton asChild label={t('download', { name: fileName })}>
              <a href={fileUrl} download={fileName}>
                <Icon of={Download} size={16} />
              </a>
            </IconButton>
          }
        />
      ))}
    </Grid>
  );
}
