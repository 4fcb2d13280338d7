import { cx } from 'class-variance-authority';
import { type ReactNode, type Ref, useId } from 'react';
import { FileDown, Upload } from '../icons';
import { disc } from '../layout/disc.css';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { Text } from '../Text/Text';
import * as styles from './Dropzone.css';
import { type DropOptions, useDrop } from './useDrop';

export interface DropzoneProps extends DropOptions, Omit<NativeProps<'div'>, 'children' | 'ref' | 'role'> {
  /** One line about the accepted types and sizes. */
  description?: ReactNode;
  /** Error styles, for a missing or invalid file. Defaults to `false`. */
  invalid?: boolean;
  /** Ref to the button that opens the file dialog, for moving the focus to it. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/**
 * Area for adding files by drop, paste or file dialog. Passes the files on without checking them. Use `FileUpload` for a list
 * with validation and progress, and `ImageUpload` for a single picture.
 */
export function Dropzone({
  accept,
  multiple = false,
  disabled = false,
  onFiles,
  description,
  invalid = false,
  buttonRef,
  'aria-describedby': describedBy,
  ...rest
}: DropzoneProps) {
  const translate = useTranslate();
  const id = useId();
  const { over, open, rootProps, inputProps } = useDrop({ accept, multiple, disabled, onFiles });
  return (
    <div
      {...rootProps(rest)}
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      className={styles.root}
    >
      <input {...inputProps} />
      <span aria-hidden className={disc}>
        {over ? <FileDown /> : <Upload />}
      </span>
      <div className={styles.body}>
        <div className={styles.sentence}>
          {!over && translate(multiple ? messages.dropFiles : messages.dropFile)}{' '}
          <button
            type="button"
            ref={buttonRef}
            disabled={disabled}
            aria-describedby={cx(description !== undefined && id, describedBy) || undefined}
            onClick={open}
            className={styles.choose}
          >
            {translate(over ? messages.dropToAdd : multiple ? messages.chooseFiles : messages.chooseFile)}
          </button>
        </div>
        {description !== undefined && (
          <Text id={id} size="caption" tone="muted">
            {description}
          </Text>
        )}
      </div>
    </div>
  );
}
