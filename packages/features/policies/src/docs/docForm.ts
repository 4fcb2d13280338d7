import type { Schemas } from '@fairlead/api-client/client';
import type { StoredFile } from '@fairlead/api-client/upload';
import { policyDocTypes } from '@fairlead/rules';
import type { FileItem } from '@fairlead/ui';
import * as z from 'zod/mini';

export type PolicyDocBody = Schemas['DocCreate'];

/** Form values. Field names match the server's error fields. */
export interface PolicyDocValues {
  typeId: string;
  docType: string;
  dbfileId: readonly FileItem<StoredFile>[];
}

/** Id of the uploaded file. */
export const storedId = (files: PolicyDocValues['dbfileId']): string | undefined =>
  files.find(({ status }) => status === 'uploaded')?.result?.id;

const docTypeOf = (text: string) => policyDocTypes.find((type) => type === text);

/**
 * Form schema.
 *
 * @param texts Messages for a missing policy, type or file.
 */
export const policyDocSchema = (texts: { policy: string; type: string; file: string }) =>
  z.pipe(
    z.object({
      typeId: z.string().check(z.refine((id) => id !== '', texts.policy)),
      docType: z.string().check(z.refine((type) => docTypeOf(type) !== undefined, texts.type)),
      dbfileId: z
        .custom<PolicyDocValues['dbfileId']>(Array.isArray)
        .check(z.refine((files) => storedId(files) !== undefined, texts.file)),
    }),
    z.transform(
      ({ typeId, docType, dbfileId }): PolicyDocBody => ({
        typeId,
        docType: docTypeOf(docType) ?? 'OTHER',
        dbfileId: storedId(dbfileId) ?? '',
        createdBy: 'AGENT',
        createdDocType: 'POLICY',
      }),
    ),
  );
