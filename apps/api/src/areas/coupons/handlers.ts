import type { components } from '@fairlead/openapi';
import { isDay, isFutureDay, utcToday } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import {
  invalidRequest,
  keyReused,
  notFound,
  okOrNotFound,
  stale,
  taken,
  unlessTaken,
} from '../../contract/answers.ts';
import type { FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { only } from '../../db/rows.ts';
import { coupons } from '../../db/schema/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { checkCoupon } from './check.ts';
import { columnsOf, findCoupon, toCoupon } from './coupons.ts';
import { listCoupons } from './list.ts';

type CouponHandlers = Pick<
  Handlers,
  'listCoupons' | 'getCoupon' | 'checkCoupon' | 'createCoupon' | 'updateCoupon' | 'deleteCoupon'
>;
type Input = components['schemas']['CouponCreate'];

const uniqueIndexes = { coupons_code_ux: taken('couponCode', 'coupon.codeTaken') };

/** Handlers for coupons. The platform grants these discounts on subscription packages. */
export function couponHandlers(clock: Clock): CouponHandlers {
  const expiryError = ({ expirationDate }: Input): FieldMessage | undefined => {
    if (!isDay(expirationDate)) return { field: 'expirationDate', code: 'coupon.expirationNotDay' };
    if (isFutureDay(expirationDate, utcToday(clock.now()))) return undefined;
    return { field: 'expirationDate', code: 'coupon.expirationNotFuture' };
  };

  return {
    async listCoupons({ query, run }) {
      const now = clock.now();
      const page = await run((tx) => listCoupons(tx, query, now));
      return { status: 200, code: 'ok', payload: toPage(page, query, (row) => toCoupon(row, now)) };
    },

    async getCoupon({ path, run }) {
      const row = await run((tx) => findCoupon(tx, path.id));
      return okOrNotFound('coupon.notFound', row && toCoupon(row, clock.now()));
    },

    async checkCoupon({ path, query, run }) {
      const checked = await run((tx) => checkCoupon(tx, path.code, query.packageId, clock.now()));
      return 'payload' in checked ? { status: 200, code: 'ok', ...checked } : { status: 404, ...checked };
    },

    async createCoupon({ body, header, session, operationId, run }) {
      const expiry = expiryError(body);
      if (expiry) return invalidRequest([expiry]);
      const key = header['Idempotency-Key'];
      return unlessTaken(uniqueIndexes, async () => {
        const payload = await run((tx) =>
          runOnce(tx, { userId: session.userId, operationId, key, body }, async () => {
            const values = { id: uuidv7(), ...columnsOf(body) };
            const row = only(await tx.insert(coupons).values(values).returning());
            const created = toCoupon(row, clock.now());
            await audit(tx, session, operationId, { type: 'coupon', id: created.id, after: created });
            return created;
          }),
        );
        if (payload === 'reused') return keyReused;
        return { status: 201, code: 'coupon.created', payload, headers: { location: `/api/coupons/id/${payload.id}` } };
      });
    },

    async updateCoupon({ body, session, operationId, run }) {
      const expiry = expiryError(body);
      if (expiry) return invalidRequest([expiry]);
      return unlessTaken(uniqueIndexes, () =>
        run(async (tx) => {
          const before = await findCoupon(tx, body.couponId, 'lock');
          if (!before) return notFound('coupon.notFound');
          const current = toCoupon(before, clock.now());
          if (before.version !== body.version) return stale(current);
          if (body.maxTimesCanBeUsed < before.usedCount) {
            const params = { used: before.usedCount };
            return invalidRequest([{ field: 'maxTimesCanBeUsed', code: 'coupon.maxBelowUsed', params }]);
          }
          const [after] = await tx
            .update(coupons)
            .set({ ...columnsOf(body), version: before.version + 1 })
            .where(and(eq(coupons.id, before.id), isNull(coupons.deletedAt)))
            .returning();
          if (!after) return notFound('coupon.notFound');
          const payload = toCoupon(after, clock.now());
          await audit(tx, session, operationId, { type: 'coupon', id: payload.id, before: current, after: payload });
          return { status: 200, code: 'coupon.updated', payload };
        }),
      );
    },

    async deleteCoupon({ path, session, operationId, run }) {
      return run(async (tx) => {
        const before = await findCoupon(tx, path.id, 'lock');
        if (!before) return notFound('coupon.notFound');
        const now = clock.now();
        await tx
          .update(coupons)
          .set({ deletedAt: new Date(now * 1000), version: before.version + 1 })
          .where(eq(coupons.id, before.id));
        await audit(tx, session, operationId, { type: 'coupon', id: before.id, before: toCoupon(before, now) });
        return { status: 200, code: 'coupon.deleted' };
      });
    },
  };
}
