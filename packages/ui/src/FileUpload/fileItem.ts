import accepts from 'attr-accept';

/** Reason why a file was rejected. `refused` comes from the server, the others are found in the browser. */
export type FileError = 'wrongKind' | 'tooLarge' | 'tooMany' | 'empty' | 'unreadable' | 'refused';

/** File in the list of a form. Submit the files whose status is not `failed`. */
export interface FileItem<Result = unknown> {
  /** Unique id, so that two files may have the same name. */
  id: string;
  /** File name. */
  name: string;
  /** Size in bytes. */
  size: number;
  /** MIME type. Empty if the browser does not recognise it. */
  type: string;
  /** Chosen file. Undefined for files that are already on the server. */
  file?: File;
  /** Progress of the file. Without `upload`, files stay `ready`. */
  status: 'ready' | 'uploading' | 'uploaded' | 'failed';
  /** Reason for the status `failed`. */
  error?: FileError;
  /** Error message of the server. */
  message?: string;
  /** Result of `upload`. */
  result?: Result;
}

/** Default types of a file field: Office documents and PDF. */
export const documentTypes: readonly string[] = ['.xlsx', '.xls', '.pdf', '.doc', '.docx'];

/** Document types, and images such as photos of documents. */
export const documentAndImageTypes: readonly string[] = [...documentTypes, 'image/*'];

export interface FileLimits {
  /** Accepted extensions, MIME types and MIME groups: `.pdf`, `application/pdf`, `image/*`. Accepts all files by default. */
  accept?: readonly string[];
  /** Maximum size of all files together, in bytes. */
  maxBytes?: number;
  /** Accepts more than one file. Defaults to `false`. */
  multiple?: boolean;
}

/** Whether a file counts towards the limits. A file that the server rejected can be sent again, so it counts. */
const countsTowardsLimits = ({ status, error }: FileItem) => status !== 'failed' || error === 'refused';

/** Total size of all files that count towards the limits, in bytes. */
export const totalBytes = (items: readonly FileItem[]): number =>
  items.reduce((sum, item) => sum + (countsTowardsLimits(item) ? item.size : 0), 0);

/** Reason to reject a file, based on its name, type, size and the other files. */
export function validateFile(
  file: File,
  others: readonly FileItem[],
  { accept, maxBytes = Number.POSITIVE_INFINITY, multiple }: FileLimits,
): FileError | undefined {
  if (!accepts(file, accept ? [...accept] : undefined)) return 'wrongKind';
  if (!multiple && others.some(countsTowardsLimits)) return 'tooMany';
  if (file.size === 0) return 'empty';
  return totalBytes(others) + file.size > maxBytes ? 'tooLarge' : undefined;
}

let lastId = 0;

/** Id that no other file has. A list that was stored before the page was loaded again has ids of its own. */
function newId(others: readonly FileItem[]): string {
  const id = `file-${++lastId}`;
  return others.some((other) => other.id === id) ? newId(others) : id;
}

/**
 * Appends files to the list, each with its error, if any. A rejected file does not prevent the following files from being
 * added. A single-file field replaces its file, but keeps it when all new files are rejected.
 */
export function addFiles<Result>(
  items: readonly FileItem<Result>[],
  files: readonly File[],
  limits: FileLimits,
): FileItem<Result>[] {
  const { multiple = false } = limits;
  const rejectsAll = files.every((file) => validateFile(file, [], limits) !== undefined);
  const list = multiple ? [...items] : rejectsAll ? items.filter(countsTowardsLimits) : [];
  for (const file of files) {
    // The errors of rejected files do not depend on the file that they would have replaced.
    const error = validateFile(file, !multiple && rejectsAll ? [] : list, limits);
    const { name, size, type } = file;
    list.push({ id: newId([...items, ...list]), name, size, type, file, status: error ? 'failed' : 'ready', error });
  }
  return list;
}

/** Checks the list again after a file was removed, which may make room for others. */
export function recheckFiles<Result>(items: readonly FileItem<Result>[], limits: FileLimits): FileItem<Result>[] {
  const list = [...items];
  for (const [index, item] of items.entries()) {
    if (!item.file || (item.error !== 'tooLarge' && item.error !== 'tooMany')) continue;
    const others = list.filter((_, other) => other !== index);
    if (!validateFile(item.file, others, limits)) list[index] = { ...item, status: 'ready', error: undefined };
  }
  return list;
}
