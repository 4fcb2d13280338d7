import type { Result } from '@fairlead/api-client/client';
import { type StoredFile, type UploadOptions, uploadFile } from '@fairlead/api-client/upload';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { type FileItem, FileUpload, type FileUploadProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { defineForm } from '../form/defineForm';
import { FormDialog } from '../form/FormDialog';

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

interface UploadValues {
  files: readonly FileItem<StoredFile>[];
}

const storedFile = ({ files }: UploadValues) => files.find(({ status }) => status === 'uploaded')?.result;

const uploadForm = defineForm({
  messages: 'kit',
  fields: { files: { label: 'docs.file', hint: 'docs.please', required: true } },
  empty: { files: [] } as UploadValues,
  // the submit button waits for the file, so there is nothing else to validate
  resolver: () => (values) => ({ values, errors: {} }),
});

/** Dialog that uploads a file as soon as it is chosen, and then adds it to the record. */
export function UploadDocDialog({ description, fileUploadType, accept, onAdd, onClose }: UploadDocDialogProps) {
  const { t } = useTranslation('kit');
  return (
    <FormDialog
      form={uploadForm}
      title={t('docs.upload')}
      description={description}
      submitLabel={t('docs.add')}
      ready={(values) => storedFile(values) !== undefined}
      save={(values) => onAdd(storedFile(values)?.id ?? '')}
      onClose={onClose}
    >
      <uploadForm.Field
        name="files"
        as={FileUpload<StoredFile>}
        upload={(file, context) => uploadFile(file, { fileType: 'DOCUMENT', fileUploadType, ...context })}
        accept={accept}
        maxBytes={MAX_UPLOAD_BYTES}
        faultTexts={{ tooLarge: t('docs.tooLarge') }}
      />
    </FormDialog>
  );
}
