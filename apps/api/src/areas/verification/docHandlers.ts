import { eq } from 'drizzle-orm';
import { keyReused, notFound, okOrNotFound, stale, taken, unlessTaken } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { only } from '../../db/rows.ts';
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
  return {
    async listVerificationDocs({ query, run }) {
      const page = await run((tx) => listDocs(tx, query));
      return { status: 200, code: 'ok', payload: toPage(page, query, toDoc) };
    },

    async getVerificationDoc({ path, run }) {
      const row = await run((tx) => findDoc(tx, path.id));
      return okOrNotFound('verificationDoc.notFound', row && toDoc(row));
    },

    async createVerificationDoc({ body, header, session, operationId, run }) {
      const key = header['Idempotency-Key'];
      return unlessTaken(uniqueIndexes, async () => {
        const payload = await run((tx) =>
          runOnce(tx, { userId: session.userId, operationId, key, body }, async () => {
            const values = { id: uuidv7(), ...columnsOf(body) };
            const row = only(await tx.insert(verificationDocs).values(values).returning());
            const result = toDoc(row);
            await audit(tx, session, operationId, { type: 'verificationDoc', id: result.id, after: result });
            return result;
          }),
        );
        if (payload === 'reused') return keyReused;
        const headers = { location: `/api/verification-doc/id/${payload.id}` };
        return { status: 201, code: 'verificationDoc.created', payload, headers };
      });
    },

    async updateVerificationDoc({ body, session, operationId, run }) {
      return unlessTaken(uniqueIndexes, () =>
        run(async (tx) => {
          const before = await findDoc(tx, body.verificationDocId, 'lock');
          if (!before) return notFound('verificationDoc.notFound');
          const current = toDoc(before);
          if (before.version !== body.version) return stale(current);
          const [after] = await tx
            .update(verificationDocs)
            .set({ ...columnsOf(body), version: before.version + 1 })
            .where(eq(verificationDocs.id, before.id))
            .returning();
          if (!after) return notFound('verificationDoc.notFound');
          const payload = toDoc(after);
          const change = { type: 'verificationDoc', id: payload.id, before: current, after: payload } as const;
          await audit(tx, session, operationId, change);
          return { status: 200, code: 'verificationDoc.updated', payload };
        }),
      );
    },

    async deleteVerificationDoc({ path, session, operationId, run }) {
      return run(async (tx) => {
        const before = await findDoc(tx, path.id, 'lock');
        if (!before) return notFound('verificationDoc.notFound');
        await tx
          .update(verificationDocs)
          .set({ deletedAt: new Date(clock.now() * 1000), version: before.version + 1 })
          .where(eq(verificationDocs.id, before.id));
        await audit(tx, session, operationId, { type: 'verificationDoc', id: before.id, before: toDoc(before) });
        return { status: 200, code: 'verificationDoc.deleted' };
      });
    },
  };
}
