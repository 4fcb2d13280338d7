import { type StoredFile, type UploadOptions, uploadFile } from '@fairlead/api-client/upload';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { FileUpload, type FileUploadProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { uploadedId } from '../form/uploadedId';

export interface DocUploadProps extends Omit<FileUploadProps<StoredFile>, 'upload' | 'maxBytes' | 'errorTexts'> {
  fileUploadType: UploadOptions['fileUploadType'];
}

/** Field that uploads a document as soon as it is chosen. The hint asks for a file until one is uploaded. */
export function DocUpload({ fileUploadType, hint, ...props }: DocUploadProps) {
  const { t } = useTranslation('kit');
  return (
    <FileUpload
      {...props}
      hint={uploadedId(props.value ?? []) === undefined ? hint : undefined}
      upload={(file, context) => uploadFile(file, { fileType: 'DOCUMENT', fileUploadType, ...context })}
      maxBytes={MAX_UPLOAD_BYTES}
      errorTexts={{ tooLarge: t('docs.tooLarge') }}
    />
  );
}
