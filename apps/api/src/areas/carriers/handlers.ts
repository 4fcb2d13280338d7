import { eq } from 'drizzle-orm';
import {
  invalidRequest,
  keyReused,
  notFound,
  okOrNotFound,
  stale,
  taken,
  unlessTaken,
} from '../../contract/answers.ts';
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
import { columnsOf, findCarrier, imageError, toAudited, toCarrier, urlErrors } from './carriers.ts';
import { carrierOptions, listCarriers } from './list.ts';

type CarrierHandlers = Pick<
  Handlers,
  'listCarriers' | 'listCarrierOptions' | 'getCarrier' | 'createCarrier' | 'updateCarrier' | 'deleteCarrier'
>;

const uniqueIndexes = { carriers_name_ux: taken('name', 'carrier.nameTaken') };

/** Handlers for carriers. The platform maintains them for all agencies. */
export function carrierHandlers(clock: Clock, links: FileLinks): CarrierHandlers {
  return {
    async listCarriers({ query, run }) {
      const page = await run((tx) => listCarriers(tx, query));
      return { status: 200, code: 'ok', payload: toPage(page, query, (row) => toCarrier(row, links)) };
    },

    async listCarrierOptions({ run }) {
      const rows = await run(carrierOptions);
      const payload = rows.map(({ carrier: { id, name }, image }) => ({ id, name, image: links.linkTo(image) }));
      return { status: 200, code: 'ok', payload };
    },

    async getCarrier({ path, run }) {
      const row = await run((tx) => findCarrier(tx, path.id));
      return okOrNotFound('carrier.notFound', row && toCarrier(row, links));
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
            return toCarrier(row, links);
          }),
        ),
      );
      if (result === 'reused') return keyReused;
      if ('status' in result) return result;
      const headers = { location: `/api/carrier/id/${result.id}` };
      return { status: 201, code: 'carrier.created', payload: result, headers };
    },

    async updateCarrier({ body, session, operationId, run }) {
      const errors = urlErrors(body);
      if (errors.length > 0) return invalidRequest(errors);
      return unlessTaken(uniqueIndexes, () =>
        run(async (tx) => {
          const before = await findCarrier(tx, body.carrierId, 'lock');
          if (!before) return notFound('carrier.notFound');
          if (before.carrier.version !== body.version) {
            return stale(toCarrier(before, links));
          }
          const imageFileId = body.dbfileId ?? before.image.id;
          if (imageFileId !== before.image.id) {
            const wrongImage = await imageError(tx, session.userId, imageFileId);
            if (wrongImage) return invalidRequest([wrongImage]);
            await addVersion(tx, imageFileId, before.image.id);
          }
          await tx
            .update(carriers)
            .set({ ...columnsOf(body), imageFileId, version: before.carrier.version + 1 })
            .where(eq(carriers.id, before.carrier.id));
          const after = await findCarrier(tx, before.carrier.id);
          if (!after) return notFound('carrier.notFound');
          const change = { type: 'carrier', id: after.carrier.id } as const;
          await audit(tx, session, operationId, { ...change, before: toAudited(before), after: toAudited(after) });
          return { status: 200, code: 'carrier.updated', payload: toCarrier(after, links) };
        }),
      );
    },

    async deleteCarrier({ path, session, operationId, run }) {
      return run(async (tx) => {
        const before = await findCarrier(tx, path.id, 'lock');
        if (!before) return notFound('carrier.notFound');
        const { id, version } = before.carrier;
        await tx
          .update(carriers)
          .set({ deletedAt: new Date(clock.now() * 1000), version: version + 1 })
          .where(eq(carriers.id, id));
        await audit(tx, session, operationId, { type: 'carrier', id, before: toAudited(before) });
        return { status: 200, code: 'carrier.deleted' };
      });
    },
  };
}
