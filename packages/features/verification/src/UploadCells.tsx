import { Button, Stack, Text } from '@fairlead/ui';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DocStatusChip } from './DocStatusChip';
import * as styles from './UploadCells.css';
import type { RequestedDoc, UploadedDoc } from './verification.api';

interface OpenFileProps {
  upload: UploadedDoc;
  onOpen: (upload: UploadedDoc) => void;
}

/** Shows what was uploaded. */
export function OpenFile({ upload, onOpen }: OpenFileProps) {
  const { t } = useTranslation('verification');
  return (
    <span className={styles.flush}>
      <Button
        size="small"
        variant="ghost"
        leadingIcon={<Eye size={14} />}
        aria-label={t('preview.of', { file: upload.file.name })}
        title={upload.file.name}
        onClick={() => onOpen(upload)}
      >
        {t('preview.open')}
      </Button>
    </span>
  );
}

interface StandingProps {
  status: RequestedDoc['status'];
  /** Why it was rejected. */
  feedback: string | null | undefined;
}

/** Where a document stands, and why. */
export function Standing({ status, feedback }: StandingProps) {
  return (
    <Stack gap={2}>
      <DocStatusChip status={status} />
      {feedback ? (
        <span className={styles.reason} title={feedback}>
          <Text as="span" size="caption" tone="muted">
            {feedback}
          </Text>
        </span>
      ) : null}
    </Stack>
  );
}
