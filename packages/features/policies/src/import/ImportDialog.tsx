import type { Failure } from '@fairlead/api-client/client';
import { policyImport } from '@fairlead/rules';
import {
  Alert,
  Button,
  Dialog,
  type FileItem,
  FileUpload,
  formatBytes,
  Icon,
  Inline,
  Stack,
  toast,
  useLocale,
} from '@fairlead/ui';
import { Download } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvalidCells } from './InvalidCells';
import { invalidCells, saveTemplate, useImportPolicies } from './import.api';

/** Dialog that imports policies from a spreadsheet. The import takes all rows or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['policies', 'kit']);
  const locale = useLocale();
  const send = useImportPolicies();
  const id = useId();
  const [files, setFiles] = useState<readonly FileItem[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const file = files.find(({ fault }) => fault === undefined)?.file;
  const cells = failure ? invalidCells(failure) : [];
  const fileError = failure?.errors.find(({ field }) => field === 'policyExcelFile')?.message;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!file || busy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await send(file);
    setBusy(false);
    if (!result.ok) return setFailure(result.failure);
    toast.success(result.message);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={t('import.title')}
      description={t('import.text')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={busy} disabled={!file}>
            {t('import')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={t('import.title')} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {failure && fileError === undefined ? (
            <Alert tone="danger" title={failure.message || t('import.failed')} />
          ) : null}
          {cells.length > 0 ? <InvalidCells cells={cells} /> : null}
          <FileUpload
            label={t('import.file')}
            value={files}
            onValueChange={(next) => {
              setFiles(next);
              setFailure(undefined);
            }}
            accept={policyImport.endings}
            maxBytes={policyImport.bytes}
            description={t('import.kind', { size: formatBytes(policyImport.bytes, locale) })}
            error={fileError}
            required
          />
          <Inline>
            <Button
              variant="ghost"
              size="small"
              leadingIcon={<Icon of={Download} size={14} />}
              onClick={() =>
                void saveTemplate().catch((error: unknown) =>
                  toast.error(error instanceof Error ? error.message : t('import.failed')),
                )
              }
            >
              {t('import.template')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
