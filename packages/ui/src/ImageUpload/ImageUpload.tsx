'use client';
import { useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { formatBytes } from '../DocCard/formatBytes';
import { useDrop } from '../Dropzone/useDrop';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { Inline } from '../Inline/Inline';
import { Trash2, Upload } from '../icons';
import * as messages from '../messages/english';
import { type MessageText, useLocale, useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { useFormReset } from '../useFormReset';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ImagePreview, type imageVariants } from './ImagePreview';
import * as styles from './ImageUpload.css';
import { type ImageError, validateImage } from './validateImage';

const defaultErrors: Record<ImageError, MessageText> = {
  broken: messages.imageBroken,
  tooLarge: messages.imageTooLarge,
  wrongKind: messages.fileWrongKind,
};
const defaultTypes = ['image/png', 'image/jpeg', 'image/gif'];

export interface ImageUploadProps
  extends FieldProps,
    Omit<NativeProps<'div'>, 'id' | 'children' | 'role' | 'ref'>,
    Pick<NativeProps<'button'>, 'ref' | 'disabled'> {
  /** Shape of the preview. Defaults to `avatar`. */
  variant?: (typeof imageVariants)[number];
  /** Name of the person or company. Its initials appear when there is no picture. */
  name: string;
  /** Address of the stored picture. */
  src?: string | null;
  /** New picture (controlled, also when undefined). `null` removes the stored picture, undefined keeps it. */
  value?: File | null | undefined;
  /** Called with the new picture, or with `null` when the user removes it. */
  onValueChange?: (file: File | null) => void;
  /** Accepted extensions, MIME types and MIME groups. Defaults to PNG, JPEG and GIF. */
  accept?: readonly string[];
  /** Maximum size in bytes. Unlimited by default. */
  maxBytes?: number;
  /** Error messages that replace the default ones. */
  errorTexts?: Partial<Record<ImageError, string>>;
  /** Shows a spinner while the picture is uploaded. Defaults to `false`. */
  loading?: boolean;
}

/**
 * Form field for one picture, added by file dialog, drop or paste, with a preview. Rejects files that the browser cannot
 * display. `ref` refers to the button that opens the dialog.
 *
 * Keyboard: Tab moves to the buttons, Enter and Space press them, Ctrl V on one of them pastes.
 *
 * @example
 * <ImageUpload label="Logo" name="Harbor & Hale" />
 */
export function ImageUpload(given: ImageUploadProps) {
  const {
    variant = 'avatar',
    name,
    src,
    value,
    onValueChange,
    accept = defaultTypes,
    maxBytes = Number.POSITIVE_INFINITY,
    errorTexts,
    loading = false,
    disabled = false,
    ref,
    ...props
  } = given;
  const [field, root] = splitField(props);
  const translate = useTranslate();
  const locale = useLocale();
  const [own, setOwn] = useState<File | null>();
  const [fault, setFault] = useState<ImageError>();
  const chosen = 'value' in given ? value : own;
  const source = chosen === undefined ? src : chosen;
  const change = (next: File | null) => {
    setFault(undefined);
    setOwn(next);
    onValueChange?.(next);
  };

  const latestCheck = useRef(0);
  const addFile = async ([file]: File[]) => {
    if (!file) return;
    latestCheck.current += 1;
    const ownCheck = latestCheck.current;
    const newFault = await validateImage(file, { accept, maxBytes });
    // The user chose another file while this one was checked.
    if (ownCheck !== latestCheck.current) return;
    if (newFault) setFault(newFault);
    else change(file);
  };
  const { over, open, rootProps, inputProps } = useDrop({
    accept,
    disabled: disabled || loading,
    onFiles: (files) => void addFile(files),
  });

  const [choose, buttonRef] = useOwnRef(ref);
  useFormReset(choose, () => {
    setFault(undefined);
    setOwn(undefined);
  });
  const remove = () => {
    latestCheck.current += 1;
    change(null);
    // The Remove button disappears together with the picture.
    choose.current?.focus();
  };
  const limit = formatBytes(maxBytes, locale);
  const fileError = fault && (errorTexts?.[fault] ?? translate(defaultErrors[fault], { limit }));
  const error = fileError ?? field.error;
  return (
    <div {...rootProps(root)} data-over={over || undefined} className={styles.root}>
      <Inline gap={16}>
        <ImagePreview {...{ variant, source, name }} />
        <input {...inputProps} />
        <FormField {...field} error={error} group>
          {({ 'aria-required': required, ...wiring }) => (
            <Inline {...wiring} role="group" wrap>
              <Button
                ref={buttonRef}
                writes
                leadingIcon={<Upload />}
                loading={loading}
                disabled={disabled}
                aria-describedby={wiring['aria-describedby']}
                onClick={open}
              >
                {translate(messages.chooseImage)}
                {required && <VisuallyHidden>{` ${translate(messages.required)}`}</VisuallyHidden>}
              </Button>
              {source && (
                <Button writes variant="ghost" leadingIcon={<Trash2 />} disabled={disabled || loading} onClick={remove}>
                  {translate(messages.remove)}
                </Button>
              )}
              <VisuallyHidden role="status">{fileError}</VisuallyHidden>
            </Inline>
          )}
        </FormField>
      </Inline>
    </div>
  );
}
