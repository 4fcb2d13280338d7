import { mayChangeAddress, mayKeepAddress } from '@fairlead/rules';
import { forbidden, invalidRequest, notFound } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { addresses } from '../../db/schema/index.ts';
import { addressErrors, columnsOf, findAddress, type OwnedAddress, toAddress } from '../../records/addresses.ts';

const address = recordKind({
  table: addresses,
  type: 'address',
  notFound: 'address.notFound',
  find: findAddress,
  rowOf: ({ row }) => row,
  toPayload: ({ row }) => toAddress(row),
});

/** Handlers for addresses of users, agencies and contacts. */
export const addressHandlers = defineHandlers({
  async createAddress({ body, header, session, operationId, run }) {
    const { addressType } = body;
    if (!mayKeepAddress(session.viewer, addressType)) return forbidden;
    const { userId: createdBy, agencyId } = session;
    return run(async (tx) => {
      const errors = await addressErrors(tx, body);
      if (errors.length > 0) return invalidRequest(errors);
      const values = () => ({ agencyId, addressType, createdBy, ...columnsOf(body) });
      const created = { values, code: 'address.created' } as const;
      return insertRecord(address, { tx, session, operationId, header, body }, created);
    });
  },

  updateAddress: ({ body, session, operationId, run }) =>
    run((tx) => {
      const check = ({ row: { addressType }, ownerId }: OwnedAddress) =>
        mayChangeAddress(session.viewer, session.userId, { addressType, ownerId })
          ? undefined
          : notFound('address.notFound');
      const request = { tx, session, operationId, id: body.addressId, version: body.version, check };
      return changeRecord(address, request, async (_, save) => {
        const errors = await addressErrors(tx, body);
        if (errors.length > 0) return invalidRequest(errors);
        const { row } = await save(columnsOf(body));
        return { status: 200, code: 'address.updated', payload: toAddress(row) };
      });
    }),
});
