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
/** The letters by which a format is known, where they are not the extension. */
const letters: Record<string, string> = { docx: 'DOC', xlsx: 'XLS', xlsm: 'XLS', jpeg: 'JPG', tiff: 'TIF' };

export interface FileIconProps extends Omit<NativeProps<'span'>, 'children'> {
  /** The file's name; its extension is shown. */
  name: string;
  /** Its MIME type, for a name without an extension. */
  type?: string;
}

/** Which kind of file it is, at a glance. The name beside it says it in full, so screen readers pass over it. */
export function FileIcon({ name, type, ...rest }: FileIconProps) {
  const kind = fileKind(name, type);
  const extension = extensionOf(name);
  // what is longer than a format's letters is a part of the name
  const shown = letters[extension] ?? (extension.length <= 4 ? extension.toUpperCase() : '');
  return (
    <span aria-hidden {...rest} data-kind={kind} className={cx(styles.root, soft[tones[kind]])}>
      {shown || <File />}
    </span>
  );
}
