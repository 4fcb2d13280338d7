import { type StoredFile, uploadFile } from '@fairlead/api-client/upload';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { documentAndImageTypes, FileUpload } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { claimForm } from './claimForm';

const { Field } = claimForm;

/** Photos and documents. Files are uploaded as soon as they are chosen. */
export function FilesStep() {
  const { t } = useTranslation('claims');
  return (
    <Field
      name="fileIds"
      as={FileUpload<StoredFile>}
      upload={(file, context) => uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'CLAIM', ...context })}
      accept={documentAndImageTypes}
      maxBytes={MAX_UPLOAD_BYTES}
      errorTexts={{ tooLarge: t('files.tooLarge') }}
      multiple
      camera
    />
  );
}
