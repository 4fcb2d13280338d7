import type { Schemas } from '@fairlead/api-client/client';
import type { StoredFile } from '@fairlead/api-client/upload';
import { defineForm, type Messages, optionalText, uploadedId } from '@fairlead/kit';
import { type CustomerDocType, SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import type { FileItem } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

type DocBody = Schemas['CustomerPolicyDoc'];

/** Form values, as entered. */
interface DocValues {
  type: CustomerDocType | '';
  docId: readonly FileItem<StoredFile>[];
  shortNote: string;
}

const emptyDoc: DocValues = { type: '', docId: [], shortNote: '' };

const missing = (key: Extract<keyof Messages['opportunities'], `doc.${string}Missing`>) => key;
const storedFile = () =>
  z
    .custom<DocValues['docId']>(Array.isArray)
    .check(z.refine((files) => uploadedId(files) !== undefined, missing('doc.fileMissing')));

/** Form schema. Parses to the request body. */
const docSchema = z.pipe(
  z.object({
    type: z
      .custom<DocValues['type']>((type) => typeof type === 'string')
      .check(z.refine((type) => type !== '', missing('doc.typeMissing'))),
    docId: storedFile(),
    shortNote: optionalText(SHORT_NOTE_MAX_LENGTH),
  }),
  z.transform(
    ({ type, docId, shortNote }): DocBody => ({
      // the schema rejects an empty type
      type: type === '' ? 'OTHER' : type,
      docId: uploadedId(docId) ?? '',
      shortNote: shortNote.trim(),
    }),
  ),
);

/** Document of a customer, for review. */
export const docForm = defineForm({
  messages: 'opportunities',
  fields: {
    type: { label: 'doc.type', required: true },
    docId: { label: 'doc.file', required: true },
    shortNote: 'note',
  },
  empty: emptyDoc,
  resolver: () => zodResolver(docSchema),
});

interface DocumentValues {
  opportunityDocId: DocValues['docId'];
}

const emptyDocument: DocumentValues = { opportunityDocId: [] };

/** PDF of an opportunity. */
export const documentForm = defineForm({
  messages: 'opportunities',
  fields: { opportunityDocId: { label: 'document', required: true } },
  empty: emptyDocument,
  resolver: () =>
    zodResolver(
      z.pipe(
        z.object({ opportunityDocId: storedFile() }),
        z.transform(({ opportunityDocId }) => ({ opportunityDocId: uploadedId(opportunityDocId) ?? '' })),
      ),
    ),
});
