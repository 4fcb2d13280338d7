import type { StoredFile } from '@fairlead/api-client/upload';
import type { FileItem } from '@fairlead/ui';

/** Id of the uploaded file; undefined until the upload is complete. */
export const uploadedId = (files: readonly FileItem<StoredFile>[]): string | undefined =>
  files.find(({ status }) => status === 'uploaded')?.result?.id;
