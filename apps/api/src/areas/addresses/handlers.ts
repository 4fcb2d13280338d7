import { mayChangeAddress, mayKeepAddress } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { once } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { addresses } from '../../db/schema/index.ts';
import { addressErrors, columnsOf, lockAddress, toAddress } from './addresses.ts';

const notFound = { status: 404, code: 'address.notFound' } as const;
const refused = (errors: FieldMessage[]) => ({ status: 400, code: 'request.invalid', errors }) as const;

/** Addresses of users, agencies and contacts. Specification, document 1, section 7; document 2, sections 3, 4 and 7. */
export const addressHandlers: Pick<Handlers, 'createAddress' | 'updateAddress'> = {
  async createAddress({ body, header, session, operationId, run }) {
    if (!mayKeepAddress(session.viewer, body.addressType)) return { status: 403, code: 'auth.forbidden' };
    const { userId, agencyId } = session;
    const key = header['Idempotency-Key'];
    const made = await run(async (tx) => {
      const errors = await addressErrors(tx, body);
      if (errors.length > 0) return refused(errors);
      return once(tx, { userId, operationId, key, body }, async () => {
        const values = { id: uuidv7(), agencyId, addressType: body.addressType, createdBy: userId, ...columnsOf(body) };
        const [row] = await tx.insert(addresses).values(values).returning();
        if (!row) throw new Error('the address was not inserted');
        await audit(tx, session, operationId, { type: 'address', id: row.id, after: row });
        return toAddress(row);
      });
    });
    if (made === 'reused') return { status: 409, code: 'idempotency.reused' };
    if ('status' in made) return made;
    return { status: 201, code: 'address.created', payload: made };
  },

  updateAddress: ({ body, session, operationId, run }) =>
    run(async (tx) => {
      const found = await lockAddress(tx, body.addressId);
      if (!found) return notFound;
      const { row: before, ownerId } = found;
      const { addressType } = before;
      if (!mayChangeAddress(session.viewer, session.userId, { addressType, ownerId })) return notFound;
      if (before.version !== body.version) return { status: 409, code: 'stale', payload: toAddress(before) };
      const errors = await addressErrors(tx, body);
      if (errors.length > 0) return refused(errors);
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
