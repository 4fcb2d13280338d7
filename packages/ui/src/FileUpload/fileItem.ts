import accepts from 'attr-accept';

/** What can be wrong with a file; `refused` is the server's word, all others are found here. */
export type FileFault = 'wrongKind' | 'tooLarge' | 'tooMany' | 'empty' | 'unreadable' | 'refused';

/** A file of the list. A form keeps them; whoever sends it takes those that are not `failed`. */
export interface FileItem<Result = unknown> {
  /** Tells it from the others, two of one name too. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** MIME type; empty where the browser knows none. */
  type: string;
  /** What was chosen; a file that the server has already has none. */
  file?: File;
  status: 'ready' | 'uploading' | 'uploaded' | 'failed';
  /** What is wrong with a failed one. */
  fault?: FileFault;
  /** What the server said to it. */
  message?: string;
  /** What `upload` answered with. */
  result?: Result;
}

export interface FileLimits {
  /** Extensions, types and groups of types: `.pdf`, `application/pdf`, `image/*`. Anything when it is left out. */
  accept?: readonly string[];
  /** All files together, in bytes. */
  maxBytes?: number;
  /** More than one file. */
  multiple?: boolean;
}

/** A file counts that is there, is on its way, or may be sent again. */
const counts = ({ status, fault }: FileItem) => status !== 'failed' || fault === 'refused';

/** The bytes of all files that count. */
export const totalBytes = (items: readonly FileItem[]): number =>
  items.reduce((sum, item) => sum + (counts(item) ? item.size : 0), 0);

/** What is wrong with a file before it is read, beside the others of the list. */
export function faultOf(
  file: File,
  others: readonly FileItem[],
  { accept, maxBytes = Number.POSITIVE_INFINITY, multiple }: FileLimits,
): FileFault | undefined {
  if (!accepts(file, accept ? [...accept] : undefined)) return 'wrongKind';
  if (!multiple && others.some(counts)) return 'tooMany';
  if (file.size === 0) return 'empty';
  return totalBytes(others) + file.size > maxBytes ? 'tooLarge' : undefined;
}

let made = 0;

/**
 * The list with these files at its end, each with what is wrong with it. The first that fit are taken; what is wrong with
 * one does not keep the next out.
 */
export function admit<Result>(
  items: readonly FileItem<Result>[],
  files: readonly File[],
  limits: FileLimits,
): FileItem<Result>[] {
  // where there is one, another takes its place
  const kept = limits.multiple ? [...items] : [];
  for (const file of files) {
    const fault = faultOf(file, kept, limits);
    const { name, size, type } = file;
    kept.push({ id: `file-${++made}`, name, size, type, file, status: fault ? 'failed' : 'ready', fault });
  }
  return kept;
}

/** The list after one has gone: there may be room now for what was too much. */
export function readmit<Result>(items: readonly FileItem<Result>[], limits: FileLimits): FileItem<Result>[] {
  const list = [...items];
  for (const [index, item] of items.entries()) {
    if (!item.file || (item.fault !== 'tooLarge' && item.fault !== 'tooMany')) continue;
    const others = list.filter((_, other) => other !== index);
    if (!faultOf(item.file, others, limits)) list[index] = { ...item, status: 'ready', fault: undefined };
  }
  return list;
}
