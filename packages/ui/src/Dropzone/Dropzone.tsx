import { cx } from 'class-variance-authority';
import { type ReactNode, type Ref, useId } from 'react';
import { FileDown, Upload } from '../icons';
import { disc } from '../layout/disc.css';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Text } from '../Text/Text';
import * as styles from './Dropzone.css';
import { type DropOptions, useDrop } from './useDrop';

export interface DropzoneProps extends DropOptions, Omit<NativeProps<'div'>, 'children' | 'ref' | 'role'> {
  /** What may be added and how much of it, in a line. */
  description?: ReactNode;
  /** What the zone is for is wrong or missing. */
  invalid?: boolean;
  /** Reaches the button that opens the dialog, to put the focus there. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/**
 * A place to drop files on, or to paste them to, and the button that chooses them: all of it can be pressed. It hands the
 * files over as they come. A list of them with checks and progress is a `FileUpload`, one picture an `ImageUpload`.
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
  const say = useWords();
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
      <div className={styles.words}>
        <div className={styles.sentence}>
          {!over && say(multiple ? words.dropFiles : words.dropFile)}{' '}
          <button
            type="button"
            ref={buttonRef}
            disabled={disabled}
            aria-describedby={cx(description !== undefined && id, describedBy) || undefined}
            onClick={open}
            className={styles.choose}
          >
            {say(over ? words.dropToAdd : multiple ? words.chooseFiles : words.chooseFile)}
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
