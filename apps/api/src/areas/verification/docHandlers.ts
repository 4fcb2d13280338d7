import { eq } from 'drizzle-orm';
import type { FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
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

export const docNotFound = { status: 404, code: 'verificationDoc.notFound' } as const;
const nameTaken = {
  status: 409,
  code: 'verificationDoc.nameTaken',
  errors: [{ field: 'name', code: 'verificationDoc.nameTaken' }],
} satisfies { status: 409; code: 'verificationDoc.nameTaken'; errors: FieldMessage[] };

/** Handlers for the verification documents that the platform requires from agencies. */
export function verificationDocHandlers(clock: Clock): DocHandlers {
  return {
    async listVerificationDocs({ query, run }) {
      const page = await run((tx) => listDocs(tx, query));
      return { status: 200, code: 'ok', payload: toPage(page, query, toDoc) };
    },

    async getVerificationDoc({ path, run }) {
      const row = await run((tx) => findDoc(tx, path.id));
      return row ? { status: 200, code: 'ok', payload: toDoc(row) } : docNotFound;
    },

    async createVerificationDoc({ body, header, session, operationId, run }) {
      const key = header['Idempotency-Key'];
      try {
        const payload = await run((tx) =>
          runOnce(tx, { userId: session.userId, operationId, key, body }, async () => {
            const [row] = await tx
              .insert(verificationDocs)
              .values({ id: uuidv7(), ...columnsOf(body) })
              .returning();
            if (!row) throw new Error('the verification document was not inserted');
            const result = toDoc(row);
            await audit(tx, session, operationId, { type: 'verificationDoc', id: result.id, after: result });
            return result;
          }),
        );
        if (payload === 'reused') return { status: 409, code: 'idempotency.reused' };
        const headers = { location: `/api/verification-doc/id/${payload.id}` };
        return { status: 201, code: 'verificationDoc.created', payload, headers };
      } catch (error) {
        if (isUniqueViolation(error, 'verification_docs_name_ux')) return nameTaken;
        throw error;
      }
    },

    async updateVerificationDoc({ body, session, operationId, run }) {
      try {
        return await run(async (tx) => {
          const before = await findDoc(tx, body.verificationDocId, 'lock');
          if (!before) return docNotFound;
          const current = toDoc(before);
          if (before.version !== body.version) return { status: 409, code: 'stale', payload: current };
          const [after] = await tx
            .update(verificationDocs)
            .set({ ...columnsOf(body), version: before.version + 1 })
            .where(eq(verificationDocs.id, before.id))
            .returning();
          if (!after) return docNotFound;
          const payload = toDoc(after);
          const change = { type: 'verificationDoc', id: payload.id, before: current, after: payload } as const;
          await audit(tx, session, operationId, change);
          return { status: 200, code: 'verificationDoc.updated', payload };
        });
      } catch (error) {
        if (isUniqueViolation(error, 'verification_docs_name_ux')) return nameTaken;
        throw error;
      }
    },

    async deleteVerificationDoc({ path, session, operationId, run }) {
      return run(async (tx) => {
        const before = await findDoc(tx, path.id, 'lock');
        if (!before) return docNotFound;
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
