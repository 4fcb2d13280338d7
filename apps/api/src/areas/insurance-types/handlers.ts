import { answerUniqueViolations, invalidRequest, taken } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { deleteHandler, listHandler, readHandler, resultHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { insuranceTypes } from '../../db/schema/index.ts';
import { allInsuranceTypes, findInsuranceType, listInsuranceTypes, toInsuranceType } from './insuranceTypes.ts';

const uniqueIndexes = {
  insurance_types_name_ux: taken('name', 'insuranceType.nameTaken'),
  insurance_types_tag_ux: taken('tag', 'insuranceType.tagTaken'),
};
const tagFixed = invalidRequest([{ field: 'tag', code: 'insuranceType.tagFixed' }]);

/** Handlers for insurance types. The platform maintains them for all agencies. */
export function insuranceTypeHandlers({ clock }: Services) {
  const insuranceType = recordKind({
    table: insuranceTypes,
    type: 'insuranceType',
    notFound: 'insuranceType.notFound',
    find: findInsuranceType,
    rowOf: (row) => row,
    toAudited: toInsuranceType,
    toPayload: toInsuranceType,
  });

  return defineHandlers({
    listInsuranceTypes: listHandler(listInsuranceTypes, toInsuranceType),

    listInsuranceTypeOptions: resultHandler(async (tx) =>
      (await allInsuranceTypes(tx, 'active')).map(({ id, name, tag }) => ({ id, name, tag })),
    ),

    listAllInsuranceTypes: resultHandler(async (tx) => (await allInsuranceTypes(tx, 'all')).map(toInsuranceType)),

    getInsuranceType: readHandler(insuranceType),

    async createInsuranceType({ body, header, session, operationId, run }) {
      const values = () => ({ name: body.name.trim(), tag: body.tag.trim(), active: body.active });
      const created = { values, code: 'insuranceType.created', path: '/api/insurance-type/id/' } as const;
      return answerUniqueViolations(uniqueIndexes, () =>
        run((tx) => insertRecord(insuranceType, { tx, session, operationId, header, body }, created)),
      );
    },

    async updateInsuranceType({ body, session, operationId, run }) {
      const { insuranceTypeId: id, version, name, tag, active } = body;
      return answerUniqueViolations(uniqueIndexes, () =>
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
  });
}
