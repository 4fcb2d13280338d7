import { invalidRequest, taken, unlessTaken } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { deleteHandler, listHandler, readHandler } from '../../contract/recordHandlers.ts';
import type { Handlers } from '../../contract/types.ts';
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

const uniqueIndexes = {
  insurance_types_name_ux: taken('name', 'insuranceType.nameTaken'),
  insurance_types_tag_ux: taken('tag', 'insuranceType.tagTaken'),
};
const tagFixed = invalidRequest([{ field: 'tag', code: 'insuranceType.tagFixed' }]);

/** Handlers for insurance types. The platform maintains them for all agencies. */
export function insuranceTypeHandlers(clock: Clock): InsuranceTypeHandlers {
  const insuranceType = recordKind({
    table: insuranceTypes,
    type: 'insuranceType',
    notFound: 'insuranceType.notFound',
    find: findInsuranceType,
    rowOf: (row) => row,
    toAudited: toInsuranceType,
    toPayload: toInsuranceType,
  });

  return {
    listInsuranceTypes: listHandler(listInsuranceTypes, toInsuranceType),

    async listInsuranceTypeOptions({ run }) {
      const rows = await run((tx) => allInsuranceTypes(tx, 'active'));
      return { status: 200, code: 'ok', payload: rows.map(({ id, name, tag }) => ({ id, name, tag })) };
    },

    async listAllInsuranceTypes({ run }) {
      const rows = await run((tx) => allInsuranceTypes(tx, 'all'));
      return { status: 200, code: 'ok', payload: rows.map(toInsuranceType) };
    },

    getInsuranceType: readHandler(insuranceType),

    async createInsuranceType({ body, header, session, operationId, run }) {
      const values = () => ({ name: body.name.trim(), tag: body.tag.trim(), active: body.active });
      const created = { values, code: 'insuranceType.created', path: '/api/insurance-type/id/' } as const;
      return unlessTaken(uniqueIndexes, () =>
        run((tx) => insertRecord(insuranceType, { tx, session, operationId, header, body }, created)),
      );
    },

    async updateInsuranceType({ body, session, operationId, run }) {
      const { insuranceTypeId: id, version, name, tag, active } = body;
      return unlessTaken(uniqueIndexes, () =>
        run((tx) =>
          changeRecord(insuranceType, { tx, session, operationId, id, version }, async (before, save) => {
            if (tag !== undefined && tag.trim() !== before.tag) return tagFixed;
            const payload = toInsuranceType(await save({ name: name.trim(), active }));
            return { status: 200, code: 'insuranceType.updated', payload };
          }),
        ),
      );
    },

    deleteInsuranceType: deleteHandler(insuranceType, clock, 'insuranceType.deleted'),
  };
}
