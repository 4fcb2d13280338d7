import { answerUniqueViolations, taken } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { deleteHandler, listHandler, readHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { verificationDocs } from '../../db/schema/index.ts';
import { columnsOf, findDoc, listDocs, toDoc } from './docs.ts';

const uniqueIndexes = { verification_docs_name_ux: taken('name', 'verificationDoc.nameTaken') };

/** Handlers for the verification documents that the platform requires from agencies. */
export function verificationDocHandlers({ clock }: Services) {
  const verificationDoc = recordKind({
    table: verificationDocs,
    type: 'verificationDoc',
    notFound: 'verificationDoc.notFound',
    find: findDoc,
    rowOf: (row) => row,
    toAudited: toDoc,
    toPayload: toDoc,
  });

  return defineHandlers({
    listVerificationDocs: listHandler(listDocs, toDoc),

    getVerificationDoc: readHandler(verificationDoc),

    async createVerificationDoc({ body, header, session, operationId, run }) {
      const path = '/api/verification-doc/id/';
      const created = { values: () => columnsOf(body), code: 'verificationDoc.created', path } as const;
      return answerUniqueViolations(uniqueIndexes, () =>
        run((tx) => insertRecord(verificationDoc, { tx, session, operationId, header, body }, created)),
      );
    },

    async updateVerificationDoc({ body, session, operationId, run }) {
      const { verificationDocId: id, version, ...input } = body;
      return answerUniqueViolations(uniqueIndexes, () =>
        run((tx) =>
          changeRecord(verificationDoc, { tx, session, operationId, id, version }, async (_, save) => {
            const payload = toDoc(await save(columnsOf(input)));
            return { status: 200, code: 'verificationDoc.updated', payload };
          }),
        ),
      );
    },

    deleteVerificationDoc: deleteHandler(verificationDoc, clock, 'verificationDoc.deleted'),
  });
}
