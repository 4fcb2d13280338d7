import { answerUniqueViolations, invalidRequest, taken } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import { deleteHandler, listHandler, readHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { carriers } from '../../db/schema/index.ts';
import { addVersion } from '../../records/attachedFiles.ts';
import { type CarrierRow, columnsOf, findCarrier, logoError, toCarrier, urlErrors } from './carriers.ts';
import { carrierOptions, listCarriers } from './list.ts';

const uniqueIndexes = { carriers_name_ux: taken('name', 'carrier.nameTaken') };

/** Handlers for carriers. The platform maintains them for all agencies. */
export function carrierHandlers({ clock, links }: Services) {
  const show = (row: CarrierRow) => toCarrier(row, links);
  const carrier = recordKind({
    table: carriers,
    type: 'carrier',
    notFound: 'carrier.notFound',
    find: findCarrier,
    rowOf: (row) => row.carrier,
    toPayload: show,
  });

  return defineHandlers({
    listCarriers: listHandler(listCarriers, show),

    async listCarrierOptions({ run }) {
      const rows = await run(carrierOptions);
      const payload = rows.map(({ carrier: { id, name }, image }) => ({ id, name, image: links.linkTo(image) }));
      return { status: 200, code: 'ok', payload };
    },

    getCarrier: readHandler(carrier),

    async createCarrier({ body, header, session, operationId, run }) {
      const errors = urlErrors(body);
      if (errors.length > 0) return invalidRequest(errors);
      return answerUniqueViolations(uniqueIndexes, () =>
        run((tx) => {
          const values = async () => {
            const wrongImage = await logoError(tx, session.userId, body.dbfileId);
            if (wrongImage) throw new InvalidRequest([wrongImage]);
            return { ...columnsOf(body), imageFileId: body.dbfileId };
          };
          const created = { values, code: 'carrier.created', path: '/api/carrier/id/' } as const;
          return insertRecord(carrier, { tx, session, operationId, header, body }, created);
        }),
      );
    },

    async updateCarrier({ body, session, operationId, run }) {
      const { carrierId: id, version } = body;
      const errors = urlErrors(body);
      if (errors.length > 0) return invalidRequest(errors);
      return answerUniqueViolations(uniqueIndexes, () =>
        run((tx) =>
          changeRecord(carrier, { tx, session, operationId, id, version }, async ({ image }, save) => {
            const imageFileId = body.dbfileId ?? image.id;
            if (imageFileId !== image.id) {
              const wrongImage = await logoError(tx, session.userId, imageFileId);
              if (wrongImage) return invalidRequest([wrongImage]);
              await addVersion(tx, imageFileId, image.id);
            }
            const payload = show(await save({ ...columnsOf(body), imageFileId }));
            return { status: 200, code: 'carrier.updated', payload };
          }),
        ),
      );
    },

    deleteCarrier: deleteHandler(carrier, clock, 'carrier.deleted'),
  });
}
