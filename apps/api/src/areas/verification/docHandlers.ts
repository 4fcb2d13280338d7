import { taken, unlessTaken } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { deleteHandler, listHandler, readHandler } from '../../contract/recordHandlers.ts';
import type { Handlers } from '../../contract/types.ts';
import { verificationDocs } from '../../db/schema/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { columnsOf, findDoc, listDocs, toDoc } from './docs.ts';

type DocHandlers = Pick<
  Handlers,
  | 'listVerificationDocs'
  | 'getVerificationDoc'
  | 'createVerificationDoc'
  | 'updateVerificationDoc'
  | 'deleteVerificationDoc'
>;

const uniqueIndexes = { verification_docs_name_ux: taken('name', 'verificationDoc.nameTaken') };

/** Handlers for the verification documents that the platform requires from agencies. */
export function verificationDocHandlers(clock: Clock): DocHandlers {
  const verificationDoc = recordKind({
    table: verificationDocs,
    type: 'verificationDoc',
    notFound: 'verificationDoc.notFound',
    find: findDoc,
    rowOf: (row) => row,
    toAudited: toDoc,
    toPayload: toDoc,
  });

  return {
    listVerificationDocs: listHandler(listDocs, toDoc),

    getVerificationDoc: readHandler(verificationDoc),

    async createVerificationDoc({ body, header, session, operationId, run }) {
      const path = '/api/verification-doc/id/';
      const created = { values: () => columnsOf(body), code: 'verificationDoc.created', path } as const;
      return unlessTaken(uniqueIndexes, () =>
        run((tx) => insertRecord(verificationDoc, { tx, session, operationId, header, body }, created)),
      );
    },

    async updateVerificationDoc({ body, session, operationId, run }) {
      const { verificationDocId: id, version, ...input } = body;
      return unlessTaken(uniqueIndexes, () =>
        run((tx) =>
          changeRecord(verificationDoc, { tx, session, operationId, id, version }, async (_, save) => {
            const payload = toDoc(await save(columnsOf(input)));
            return { status: 200, code: 'verificationDoc.updated', payload };
          }),
        ),
      );
    },

    deleteVerificationDoc: deleteHandler(verificationDoc, clock, 'verificationDoc.deleted'),
  };
}
