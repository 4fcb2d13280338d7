import type { components } from '@fairlead/openapi';

export type FileRef = components['schemas']['FileRef'];
type StoredFile = components['schemas']['StoredFile'];

/** Content that a link opens. */
export interface Linked {
  id: string;
  /** Number of times the content was replaced. A new version has a new URL, so caches do not serve the old content. */
  version: number;
}

export interface FileLinks {
  /**
   * The link names the user whose request is handled.
   *
   * @param life Minimum validity in seconds, for links in mails, which name no user. Defaults to a quarter of an hour.
   */
  linkTo(file: Linked, life?: number): FileRef;
  show(file: Linked & Pick<StoredFile, 'name' | 'size' | 'contentType'>): StoredFile;
  isValid(file: Linked, link: { exp: number; sig: string; by?: string }): boolean;
}

/** Makes the signed URL of a stored file. Null stays null. */
export type LinkTo = (file: Linked | null) => FileRef | null;
