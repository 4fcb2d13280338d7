import type { Schemas } from '@fairlead/api-client/client';
import type { StoredFile } from '@fairlead/api-client/upload';
import { defineForm, type Messages, uploadedId } from '@fairlead/kit';
import { policyDocTypes } from '@fairlead/rules';
import type { FileItem } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

export type PolicyDocBody = Schemas['DocCreate'];

/** Form values. Field names match the server's error fields. */
export interface PolicyDocValues {
  typeId: string;
  docType: string;
  dbfileId: readonly FileItem<StoredFile>[];
}

const docTypeOf = (text: string) => policyDocTypes.find((type) => type === text);

const need = (key: Extract<keyof Messages['policies'], `docs.need${string}`>) => key;

/** Form schema. Parses to the request body. */
export const policyDocSchema = z.pipe(
  z.object({
    typeId: z.string().check(z.refine((id) => id !== '', need('docs.needPolicy'))),
    docType: z.string().check(z.refine((type) => docTypeOf(type) !== undefined, need('docs.needType'))),
    dbfileId: z
      .custom<PolicyDocValues['dbfileId']>(Array.isArray)
      .check(z.refine((files) => uploadedId(files) !== undefined, need('docs.needFile'))),
  }),
  z.transform(
    ({ typeId, docType, dbfileId }): PolicyDocBody => ({
      typeId,
      docType: docTypeOf(docType) ?? 'OTHER',
      dbfileId: uploadedId(dbfileId) ?? '',
      createdBy: 'AGENT',
      createdDocType: 'POLICY',
    }),
  ),
);

const emptyDoc: PolicyDocValues = { typeId: '', docType: '', dbfileId: [] };

export const policyDocForm = defineForm({
  messages: 'policies',
  fields: {
    typeId: { label: 'policy', required: true },
    docType: { label: 'docs.type', required: true },
    dbfileId: { label: 'docs.file', required: true },
  },
  empty: emptyDoc,
  resolver: () => zodResolver(policyDocSchema),
  // shows errors on blur, because the button stays disabled until the form is complete
  mode: 'onTouched',
});
