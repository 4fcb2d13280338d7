import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { ImageUpload, type ImageUploadProps } from '@fairlead/ui';
import { useFormState, useWatch } from 'react-hook-form';

export interface ImageFieldProps
  extends Omit<ImageUploadProps, 'name' | 'value' | 'loading' | 'maxBytes' | 'errorTexts'> {
  /** New image, null if it was removed, or undefined if it is unchanged. */
  value?: File | null | undefined;
  /** Form field with the name of the person or company. Its initials appear when there is no image. */
  nameField: string;
  /** Error message for a file above the upload limit. */
  tooLarge: string;
}

/** Image of a form, uploaded when the form is saved. */
export function ImageField({ nameField, tooLarge, ...props }: ImageFieldProps) {
  const { isSubmitting } = useFormState();
  const name: unknown = useWatch({ name: nameField });
  return (
    <ImageUpload
      {...(props as ImageUploadProps)}
      name={String(name)}
      maxBytes={MAX_UPLOAD_BYTES}
      errorTexts={{ tooLarge }}
      loading={isSubmitting && props.value instanceof File}
    />
  );
}
