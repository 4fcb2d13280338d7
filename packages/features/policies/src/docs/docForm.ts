import type { Schemas } from '@fairlead/api-client/client';
import type { StoredFile } from '@fairlead/api-client/upload';
import { policyDocTypes } from '@fairlead/rules';
import type { FileItem } from '@fairlead/ui';
import * as z from 'zod/mini';

export type PolicyDocBody = Schemas['DocCreate'];

/** What stands in the fields: the file as the server has stored it. The fields are called as the server refuses them. */
export interface PolicyDocValues {
  typeId: string;
  docType: string;
  dbfileId: readonly FileItem<StoredFile>[];
}

/** Of the one file that is stored. */
export const storedId = (files: PolicyDocValues['dbfileId']): string | undefined =>
  files.find(({ status }) => status === 'uploaded')?.result?.id;

const docTypeOf = (text: string) => policyDocTypes.find((type) => type === text);

/**
 * The rules of the form. Specification, document 2, section 5.
 * @param texts What is said where a policy, a type or a file is missing.
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
