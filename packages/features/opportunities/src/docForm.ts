import type { Schemas } from '@fairlead/api-client/client';
import type { StoredFile } from '@fairlead/api-client/upload';
import { optionalText } from '@fairlead/kit';
import { type CustomerDocType, SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import type { FileItem } from '@fairlead/ui';
import * as z from 'zod/mini';

export type DocBody = Schemas['CustomerPolicyDoc'];

/** Form values, as entered. */
export interface DocValues {
  type: CustomerDocType | '';
  docId: readonly FileItem<StoredFile>[];
  shortNote: string;
}

export const emptyDoc: DocValues = { type: '', docId: [], shortNote: '' };

/** Id of the uploaded file. */
export const storedId = (files: DocValues['docId']): string | undefined =>
  files.find(({ status }) => status === 'uploaded')?.result?.id;

/**
 * Form schema.
 *
 * @param texts Messages for a missing type or file.
 */
export const docSchema = (texts: { type: string; file: string }) =>
  z.pipe(
    z.object({
      type: z
        .custom<DocValues['type']>((type) => typeof type === 'string')
        .check(z.refine((type) => type !== '', texts.type)),
      docId: z
        .custom<DocValues['docId']>(Array.isArray)
        .check(z.refine((files) => storedId(files) !== undefined, texts.file)),
      shortNote: optionalText(SHORT_NOTE_MAX_LENGTH),
    }),
    z.transform(
      ({ type, docId, shortNote }): DocBody => ({
        // the schema rejects an empty type
        type: type === '' ? 'OTHER' : type,
        docId: storedId(docId) ?? '',
        shortNote: shortNote.trim(),
      }),
    ),
  );
