import type { Result } from '@fairlead/api-client/client';
import { type StoredFile, type UploadOptions, uploadFile } from '@fairlead/api-client/upload';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { Alert, Button, Dialog, type FileItem, FileUpload, Stack, toast } from '@fairlead/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface UploadDocDialogProps {
  /** What it is put with, in a sentence. */
  description: string;
  fileUploadType: UploadOptions['fileUploadType'];
  /** Puts the stored file where it belongs. */
  onAdd: (fileId: string) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Asks for a file, which is stored as soon as it is chosen, and adds it. Specification, document 2, section 5. */
export function UploadDocDialog({ description, fileUploadType, onAdd, onClose }: UploadDocDialogProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const [files, setFiles] = useState<readonly FileItem<StoredFile>[]>([]);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const stored = files.find(({ status }) => status === 'uploaded')?.result;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!stored || busy) return;
    setBusy(true);
    const result = await onAdd(stored.id);
    setBusy(false);
    if (!result.ok) return setRefused(result.failure.message);
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
          {refused ? <Alert tone="danger" title={refused} /> : null}
          <FileUpload
            label={t('docs.file')}
            value={files}
            onValueChange={setFiles}
            upload={(file, context) => uploadFile(file, { fileType: 'DOCUMENT', fileUploadType, ...context })}
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
