import { Button, Icon, Stack, Text } from '@fairlead/ui';
import { Eye } from 'lucide';
import { useTranslation } from 'react-i18next';
import { DocStatusChip } from './DocStatusChip';
import * as styles from './UploadCells.css';
import type { RequestedDoc, UploadedDoc } from './verification.api';

interface OpenFileProps {
  upload: UploadedDoc;
  onOpen: (upload: UploadedDoc) => void;
}

/** Button that opens the uploaded file. */
export function OpenFile({ upload, onOpen }: OpenFileProps) {
  const { t } = useTranslation('verification');
  return (
    <span className={styles.flush}>
      <Button
        size="small"
        variant="ghost"
        leadingIcon={<Icon of={Eye} size={14} />}
        aria-label={t('preview.of', { file: upload.file.name })}
        title={upload.file.name}
        onClick={() => onOpen(upload)}
      >
        {t('preview.open')}
      </Button>
    </span>
  );
}

interface StatusWithReasonProps {
  status: RequestedDoc['status'];
  /** Reason of the rejection. */
  feedback: string | null | undefined;
}

/** Status of a document, with its reason. */
export function StatusWithReason({ status, feedback }: StatusWithReasonProps) {
  return (
    <Stack gap={2}>
      <DocStatusChip status={status} />
      {feedback ? (
        <span className={styles.reason} title={feedback}>
          <Text asChild size="caption" tone="muted">
            <span>{feedback}</span>
          </Text>
        </span>
      ) : null}
    </Stack>
  );
}
