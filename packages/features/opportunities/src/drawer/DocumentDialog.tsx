import { type StoredFile, uploadFile } from '@fairlead/api-client/upload';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { Alert, Button, Dialog, type FileItem, FileUpload, Stack, toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storedId } from '../docForm';
import { type Opportunity, useChange } from '../opportunities.api';

interface DocumentDialogProps {
  opportunity: Opportunity;
  onClose: () => void;
}

/** Uploads the PDF of an opportunity. Specification, document 2, section 5. */
export function DocumentDialog({ opportunity, onClose }: DocumentDialogProps) {
  const { t } = useTranslation(['opportunities', 'kit']);
  const change = useChange();
  const [files, setFiles] = useState<readonly FileItem<StoredFile>[]>([]);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const opportunityDocId = storedId(files);
  const save = async () => {
    if (opportunityDocId === undefined) return;
    setBusy(true);
    const result = await change(opportunity, { opportunityDocId });
    setBusy(false);
    if (!result.ok) return setRefused(result.failure.errors[0]?.message ?? result.failure.message);
    toast.success(result.message);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={t(opportunity.opportunityDocument ? 'document.replace' : 'document.upload')}
      description={t('document.dialog')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('kit:form.cancel')}
          </Button>
          <Button
            variant="solid"
            tone="accent"
            loading={busy}
            disabled={opportunityDocId === undefined}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        {refused ? <Alert tone="danger" title={refused} /> : null}
        <FileUpload
          label={t('document')}
          value={files}
          onValueChange={setFiles}
          upload={(file, context) =>
            uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'OPPORTUNITY', ...context })
          }
          accept={['.pdf']}
          maxBytes={MAX_UPLOAD_BYTES}
          faultTexts={{ tooLarge: t('tooLarge'), wrongKind: t('document.pdfOnly') }}
          required
        />
      </Stack>
    </Dialog>
  );
}
