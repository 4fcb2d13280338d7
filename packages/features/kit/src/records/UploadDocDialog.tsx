import { messageOf, type Result } from '@fairlead/api-client/client';
import { type StoredFile, type UploadOptions, uploadFile } from '@fairlead/api-client/upload';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { Alert, Button, Dialog, type FileItem, FileUpload, type FileUploadProps, Stack, toast } from '@fairlead/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface UploadDocDialogProps {
  /** Sentence that names the record of the document. */
  description: string;
  fileUploadType: UploadOptions['fileUploadType'];
  /** Defaults to office documents and PDF. */
  accept?: FileUploadProps['accept'];
  /** Attaches the stored file to the record. */
  onAdd: (fileId: string) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Dialog that uploads a file as soon as it is chosen, and then adds it to the record. */
export function UploadDocDialog({ description, fileUploadType, accept, onAdd, onClose }: UploadDocDialogProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const [files, setFiles] = useState<readonly FileItem<StoredFile>[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const stored = files.find(({ status }) => status === 'uploaded')?.result;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!stored || busy) return;
    setBusy(true);
    const result = await onAdd(stored.id);
    setBusy(false);
    if (!result.ok) return setError(messageOf(result.failure));
    toast.success(result.message);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={t('docs.upload')}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={busy} disabled={!stored}>
            {t('docs.add')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={t('docs.upload')} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {error ? <Alert tone="danger" title={error} /> : null}
          <FileUpload
            label={t('docs.file')}
            value={files}
            onValueChange={setFiles}
            upload={(file, context) => uploadFile(file, { fileType: 'DOCUMENT', fileUploadType, ...context })}
            accept={accept}
            maxBytes={MAX_UPLOAD_BYTES}
            faultTexts={{ tooLarge: t('docs.tooLarge') }}
            hint={t('docs.please')}
            required
          />
        </Stack>
      </form>
    </Dialog>
  );
}
