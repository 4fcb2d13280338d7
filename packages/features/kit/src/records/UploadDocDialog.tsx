import type { Result } from '@fairlead/api-client/client';
import type { StoredFile, UploadOptions } from '@fairlead/api-client/upload';
import type { FileItem, FileUploadProps } from '@fairlead/ui';
import type { ResolverResult } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { defineForm } from '../form/defineForm';
import { FormDialog } from '../form/FormDialog';
import { fieldMessage } from '../form/fieldText';
import { uploadedId } from '../form/uploadedId';
import { DocUpload } from './DocUpload';

interface UploadValues {
  file: readonly FileItem<StoredFile>[];
}

const emptyUpload: UploadValues = { file: [] };

const resolver = ({ file }: UploadValues): ResolverResult<UploadValues, { fileId: string }> => {
  const fileId = uploadedId(file);
  if (fileId !== undefined) return { values: { fileId }, errors: {} };
  return { values: {}, errors: { file: { type: 'required', message: fieldMessage('field.required') } } };
};

const uploadForm = defineForm({
  messages: 'kit',
  fields: { file: { label: 'docs.file', required: true } },
  empty: emptyUpload,
  resolver: () => resolver,
});
const { Field } = uploadForm;

export interface UploadDocDialogProps {
  /** Record that gets the document. */
  recordId: string;
  /** Sentence that names the record of the document. */
  description: string;
  fileUploadType: UploadOptions['fileUploadType'];
  /** Defaults to office documents and PDF. */
  accept?: FileUploadProps['accept'];
  /** Adds a button that takes a photo, on phones and tablets only. Defaults to `false`. */
  camera?: boolean;
  /** Attaches the stored file to the record. */
  onAdd: (fileId: string) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Dialog that uploads a file as soon as it is chosen, and then adds it to the record. */
export function UploadDocDialog(props: UploadDocDialogProps) {
  const { recordId, description, fileUploadType, accept, camera, onAdd, onClose } = props;
  const { t } = useTranslation('kit');
  return (
    <FormDialog
      form={uploadForm}
      title={t('docs.upload')}
      description={description}
      submitLabel={t('docs.add')}
      draftName={`upload ${recordId}`}
      ready={({ file }) => uploadedId(file) !== undefined}
      save={({ fileId }) => onAdd(fileId)}
      onClose={onClose}
    >
      <Field
        name="file"
        as={DocUpload}
        hint={t('docs.please')}
        fileUploadType={fileUploadType}
        accept={accept}
        camera={camera}
      />
    </FormDialog>
  );
}
