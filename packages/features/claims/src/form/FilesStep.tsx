import { uploadFile } from '@fairlead/api-client/upload';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { documentAndImageTypes, FileUpload } from '@fairlead/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimValues } from './claimForm';
import { useErrorText } from './useErrorText';

/** Photos and documents. Files are uploaded as soon as they are chosen. */
export function FilesStep() {
  const { t } = useTranslation('claims');
  const errorText = useErrorText();
  const { control, formState } = useFormContext<ClaimValues>();
  return (
    <Controller
      control={control}
      name="fileIds"
      render={({ field: { ref, value, onChange } }) => (
        <FileUpload
          ref={ref}
          label={t('files')}
          hint={t('files.hint')}
          value={value}
          onValueChange={onChange}
          upload={(file, context) => uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'CLAIM', ...context })}
          accept={documentAndImageTypes}
          maxBytes={MAX_UPLOAD_BYTES}
          faultTexts={{ tooLarge: t('files.tooLarge') }}
          error={errorText(t('files'), formState.errors.fileIds)}
          multiple
        />
      )}
    />
  );
}
