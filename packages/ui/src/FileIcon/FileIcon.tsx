import { cx } from 'class-variance-authority';
import { File } from '../icons';

import type { NativeProps } from '../nativeProps';
import { soft } from '../theme/tone.css';
import * as styles from './FileIcon.css';
import { extensionOf, type FileKind, fileKind } from './fileKind';

const tones = {
  image: 'secondary',
  pdf: 'danger',
  sheet: 'success',
  doc: 'info',
  other: 'neutral',
} as const satisfies Record<FileKind, string>;
/** Labels of formats that differ from their extension. */
const letters: Record<string, string> = { docx: 'DOC', xlsx: 'XLS', xlsm: 'XLS', jpeg: 'JPG', tiff: 'TIF' };

export interface FileIconProps extends Omit<NativeProps<'span'>, 'children'> {
  /** File name. Its extension is shown. */
  name: string;
  /** MIME type, for file names without an extension. */
  type?: string;
}

/**
 * Icon for the type of a file. Hidden from screen readers, because the file name is shown beside it.
 *
 * @example
 * <FileIcon name="Declarations.pdf" />
 */
export function FileIcon({ name, type, ...rest }: FileIconProps) {
  const kind = fileKind(name, type);
  const extension = extensionOf(name);
  // A longer "extension" is part of the name.
  const label = letters[extension] ?? (extension.length <= 4 ? extension.toUpperCase() : '');
  return (
    <span aria-hidden {...rest} data-kind={kind} className={cx(styles.root, soft[tones[kind]])}>
      {label || <File />}
    </span>
  );
}
