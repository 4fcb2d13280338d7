'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode, type Ref, useId } from 'react';
import { FileDown, Upload } from '../icons';
import { disc } from '../layout/disc.css';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { blockedProps } from '../ReadOnly/readOnlyState';
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
 *
 * @example
 * <Dropzone accept={[".pdf"]} onFiles={upload} />
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
  const { over, open, readOnly, rootProps, inputProps } = useDrop({ accept, multiple, disabled, onFiles });
  const chooser = {
    'aria-describedby': cx(description !== undefined && id, describedBy) || undefined,
    className: styles.choose,
    // the hidden file input cannot be focused
    'data-chooser': true,
    children: translate(over ? messages.dropToAdd : multiple ? messages.chooseFiles : messages.chooseFile),
  };
  return (
    <div
      {...rootProps(rest)}
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      data-disabled={disabled || readOnly !== undefined || undefined}
      className={styles.root}
    >
      <input {...inputProps} />
      <span aria-hidden className={disc}>
        {over ? <FileDown /> : <Upload />}
      </span>
      <div className={styles.body}>
        <div className={styles.sentence}>
          {!over && translate(multiple ? messages.dropFiles : messages.dropFile)}{' '}
          {readOnly ? (
            readOnly.explain(<button {...blockedProps(chooser, readOnly.reason)} type="button" />)
          ) : (
            <button {...chooser} type="button" ref={buttonRef} disabled={disabled} onClick={open} />
          )}
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
