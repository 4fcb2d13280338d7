import { invalidRequest, keyReused, okOrNotFound, taken, unlessTaken } from '../../contract/answers.ts';
import { changeRecord, deleteRecord, recordKind } from '../../contract/changeRecord.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { existing } from '../../db/rows.ts';
import { carriers } from '../../db/schema/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { addVersion } from '../files/attach.ts';
import type { FileLinks } from '../files/links.ts';
import { type CarrierRow, columnsOf, findCarrier, imageError, toAudited, toCarrier, urlErrors } from './carriers.ts';
import { carrierOptions, listCarriers } from './list.ts';

type CarrierHandlers = Pick<
  Handlers,
  'listCarriers' | 'listCarrierOptions' | 'getCarrier' | 'createCarrier' | 'updateCarrier' | 'deleteCarrier'
>;

const uniqueIndexes = { carriers_name_ux: taken('name', 'carrier.nameTaken') };

/** Handlers for carriers. The platform maintains them for all agencies. */
export function carrierHandlers(clock: Clock, links: FileLinks): CarrierHandlers {
  const show = (row: CarrierRow) => toCarrier(row, links);
  const carrier = recordKind({
    table: carriers,
    type: 'carrier',
    notFound: 'carrier.notFound',
    find: findCarrier,
    lock: (tx, id) => findCarrier(tx, id, 'lock'),
    rowOf: (row) => row.carrier,
    toAudited,
    toPayload: show,
  });

  return {
    async listCarriers({ query, run }) {
      const page = await run((tx) => listCarriers(tx, query));
      return { status: 200, code: 'ok', payload: toPage(page, query, show) };
    },

    async listCarrierOptions({ run }) {
      const rows = await run(carrierOptions);
      const payload = rows.map(({ carrier: { id, name }, image }) => ({ id, name, image: links.linkTo(image) }));
      return { status: 200, code: 'ok', payload };
    },

    async getCarrier({ path, run }) {
      const row = await run((tx) => findCarrier(tx, path.id));
      return okOrNotFound('carrier.notFound', row && show(row));
    },

    async createCarrier({ body, header, session, operationId, run }) {
      const errors = urlErrors(body);
      if (errors.length > 0) return invalidRequest(errors);
      const key = header['Idempotency-Key'];
      const result = await unlessTaken(uniqueIndexes, () =>
        run((tx) =>
          runOnce(tx, { userId: session.userId, operationId, key, body }, async () => {
            const wrongImage = await imageError(tx, session.userId, body.dbfileId);
            if (wrongImage) throw new InvalidRequest([wrongImage]);
            const id = uuidv7();
            await tx.insert(carriers).values({ id, ...columnsOf(body), imageFileId: body.dbfileId });
            const row = existing(await findCarrier(tx, id), `carrier ${id}`);
            await audit(tx, session, operationId, { type: 'carrier', id, after: toAudited(row) });
            return show(row);
          }),
        ),
      );
      if (result === 'reused') return keyReused;
      if ('status' in result) return result;
      const headers = { location: `/api/carrier/id/${result.id}` };
      return { status: 201, code: 'carrier.created', payload: result, headers };
    },

    async updateCarrier({ body, session, operationId, run }) {
      const { carrierId: id, version } = body;
      const errors = urlErrors(body);
      if (errors.length > 0) return invalidRequest(errors);
      return unlessTaken(uniqueIndexes, () =>
        run((tx) =>
          changeRecord(carrier, { tx, session, operationId, id, version }, async ({ image }, save) => {
            const imageFileId = body.dbfileId ?? image.id;
            if (imageFileId !== image.id) {
              const wrongImage = await imageError(tx, session.userId, imageFileId);
              if (wrongImage) return invalidRequest([wrongImage]);
              await addVersion(tx, imageFileId, image.id);
            }
            const payload = show(await save({ ...columnsOf(body), imageFileId }));
            return { status: 200, code: 'carrier.updated', payload };
          }),
        ),
      );
    },

    async deleteCarrier({ path, session, operationId, run }) {
      const deletion = { deletedAt: new Date(clock.now() * 1000), done: 'carrier.deleted' } as const;
      return run((tx) => deleteRecord(carrier, { tx, session, operationId, id: path.id, ...deletion }));
    },
  };
}
