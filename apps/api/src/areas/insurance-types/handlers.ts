import { eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { only } from '../../db/rows.ts';
import { insuranceTypes } from '../../db/schema/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { allInsuranceTypes, findInsuranceType, listInsuranceTypes, toInsuranceType } from './insuranceTypes.ts';

type InsuranceTypeHandlers = Pick<
  Handlers,
  | 'listInsuranceTypes'
  | 'listInsuranceTypeOptions'
  | 'listAllInsuranceTypes'
  | 'getInsuranceType'
  | 'createInsuranceType'
  | 'updateInsuranceType'
  | 'deleteInsuranceType'
>;

const notFound = { status: 404, code: 'insuranceType.notFound' } as const;
const nameTaken = {
  status: 409 as const,
  code: 'insuranceType.nameTaken' as const,
  errors: [{ field: 'name', code: 'insuranceType.nameTaken' as const }],
};
const tagTaken = {
  status: 409 as const,
  code: 'insuranceType.tagTaken' as const,
  errors: [{ field: 'tag', code: 'insuranceType.tagTaken' as const }],
};
const tagFixed = {
  status: 400 as const,
  code: 'request.invalid' as const,
  errors: [{ field: 'tag', code: 'insuranceType.tagFixed' as const }],
};

/** Turns a violation of a unique index into an answer. */
async function unlessTaken<T>(work: Promise<T>): Promise<T | typeof nameTaken | typeof tagTaken> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'insurance_types_name_ux')) return nameTaken;
    if (isUniqueViolation(error, 'insurance_types_tag_ux')) return tagTaken;
    throw error;
  }
}

/** Handlers for insurance types. The platform maintains them for all agencies. */
export function insuranceTypeHandlers(clock: Clock): InsuranceTypeHandlers {
  return {
    async listInsuranceTypes({ query, run }) {
      const page = await run((tx) => listInsuranceTypes(tx, query));
      return { status: 200, code: 'ok', payload: toPage(page, query, toInsuranceType) };
    },

    async listInsuranceTypeOptions({ run }) {
      const rows = await run((tx) => allInsuranceTypes(tx, 'active'));
      return { status: 200, code: 'ok', payload: rows.map(({ id, name, tag }) => ({ id, name, tag })) };
    },

    async listAllInsuranceTypes({ run }) {
      const rows = await run((tx) => allInsuranceTypes(tx, 'all'));
      return { status: 200, code: 'ok', payload: rows.map(toInsuranceType) };
    },

    async getInsuranceType({ path, run }) {
      const row = await run((tx) => findInsuranceType(tx, path.id));
      return row ? { status: 200, code: 'ok', payload: toInsuranceType(row) } : notFound;
    },

    async createInsuranceType({ body, header, session, operationId, run }) {
      const key = header['Idempotency-Key'];
      const values = { id: uuidv7(), name: body.name.trim(), tag: body.tag.trim(), active: body.active };
      const payload = await unlessTaken(
        run((tx) =>
          runOnce(tx, { userId: session.userId, operationId, key, body }, async () => {
            const result = toInsuranceType(only(await tx.insert(insuranceTypes).values(values).returning()));
            await audit(tx, session, operationId, { type: 'insuranceType', id: result.id, after: result });
            return result;
          }),
        ),
      );
      if (payload === 'reused') return { status: 409, code: 'idempotency.reused' };
      if ('status' in payload) return payload;
      const headers = { location: `/api/insurance-type/id/${payload.id}` };
      return { status: 201, code: 'insuranceType.created', payload, headers };
    },

    async updateInsuranceType({ body, session, operationId, run }) {
      return unlessTaken(
        run(async (tx) => {
          const before = await findInsuranceType(tx, body.insuranceTypeId, 'lock');
          if (!before) return notFound;
          const current = toInsuranceType(before);
          if (before.version !== body.version) return { status: 409, code: 'stale', payload: current };
          if (body.tag !== undefined && body.tag.trim() !== before.tag) return tagFixed;
          const values = { name: body.name.trim(), active: body.active, version: before.version + 1 };
          const rows = await tx.update(insuranceTypes).set(values).where(eq(insuranceTypes.id, before.id)).returning();
          const payload = toInsuranceType(only(rows));
          const change = { type: 'insuranceType', id: payload.id, before: current, after: payload } as const;
          await audit(tx, session, operationId, change);
          return { status: 200, code: 'insuranceType.updated', payload };
        }),
      );
    },

    async deleteInsuranceType({ path, session, operationId, run }) {
      return run(async (tx) => {
        const before = await findInsuranceType(tx, path.id, 'lock');
        if (!before) return notFound;
        await tx
          .update(insuranceTypes)
          .set({ deletedAt: new Date(clock.now() * 1000), version: before.version + 1 })
          .where(eq(insuranceTypes.id, before.id));
        const change = { type: 'insuranceType', id: before.id, before: toInsuranceType(before) } as const;
        await audit(tx, session, operationId, change);
        return { status: 200, code: 'insuranceType.deleted' };
      });
    },
  };
}
