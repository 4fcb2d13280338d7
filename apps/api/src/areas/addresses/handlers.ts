import { mayChangeAddress, mayKeepAddress } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { forbidden, invalidRequest, keyReused, notFound, stale } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { only } from '../../db/rows.ts';
import { addresses } from '../../db/schema/index.ts';
import { addressErrors, columnsOf, lockAddress, toAddress } from './addresses.ts';

/** Handlers for addresses of users, agencies and contacts. */
export const addressHandlers: Pick<Handlers, 'createAddress' | 'updateAddress'> = {
  async createAddress({ body, header, session, operationId, run }) {
    if (!mayKeepAddress(session.viewer, body.addressType)) return forbidden;
    const { userId, agencyId } = session;
    const key = header['Idempotency-Key'];
    const result = await run(async (tx) => {
      const errors = await addressErrors(tx, body);
      if (errors.length > 0) return invalidRequest(errors);
      return runOnce(tx, { userId, operationId, key, body }, async () => {
        const values = { id: uuidv7(), agencyId, addressType: body.addressType, createdBy: userId, ...columnsOf(body) };
        const row = only(await tx.insert(addresses).values(values).returning());
        await audit(tx, session, operationId, { type: 'address', id: row.id, after: row });
        return toAddress(row);
      });
    });
    if (result === 'reused') return keyReused;
    if ('status' in result) return result;
    return { status: 201, code: 'address.created', payload: result };
  },

  updateAddress: ({ body, session, operationId, run }) =>
    run(async (tx) => {
      const found = await lockAddress(tx, body.addressId);
      if (!found) return notFound('address.notFound');
      const { row: before, ownerId } = found;
      const { addressType } = before;
      if (!mayChangeAddress(session.viewer, session.userId, { addressType, ownerId }))
        return notFound('address.notFound');
      if (before.version !== body.version) return stale(toAddress(before));
      const errors = await addressErrors(tx, body);
      if (errors.length > 0) return invalidRequest(errors);
      const [after] = await tx
        .update(addresses)
        .set({ ...columnsOf(body), version: before.version + 1 })
        .where(eq(addresses.id, before.id))
        .returning();
      if (!after) throw new Error(`address ${before.id} was not changed`);
      await audit(tx, session, operationId, { type: 'address', id: after.id, before, after });
      return { status: 200, code: 'address.updated', payload: toAddress(after) };
    }),
};
