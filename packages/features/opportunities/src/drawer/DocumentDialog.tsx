import { messageOf } from '@fairlead/api-client/client';
import { type StoredFile, uploadFile } from '@fairlead/api-client/upload';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { Alert, Button, Dialog, type FileItem, FileUpload, Stack, toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storedId } from '../docForm';
import { type Opportunity, useUpdateOpportunity } from '../opportunities.api';

interface DocumentDialogProps {
  opportunity: Opportunity;
  onClose: () => void;
}

/** Dialog that uploads the PDF of an opportunity. */
export function DocumentDialog({ opportunity, onClose }: DocumentDialogProps) {
  const { t } = useTranslation(['opportunities', 'kit']);
  const change = useUpdateOpportunity();
  const [files, setFiles] = useState<readonly FileItem<StoredFile>[]>([]);
  const [busy, setBusy] = useState(false);
  const [serverError, setServerError] = useState<string>();
  const opportunityDocId = storedId(files);
  const save = async () => {
    if (opportunityDocId === undefined) return;
    setBusy(true);
    const result = await change(opportunity, { opportunityDocId });
    setBusy(false);
    if (!result.ok) return setServerError(result.failure.errors[0]?.message ?? messageOf(result.failure));
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
        {serverError ? <Alert tone="danger" title={serverError} /> : null}
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
