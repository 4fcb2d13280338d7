import type { components } from '@fairlead/openapi';
import { isDay, isFutureDay, utcToday } from '@fairlead/rules';
import { answerUniqueViolations, invalidRequest, taken } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { deleteHandler, listHandler, readHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { coupons } from '../../db/schema/index.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { type CouponRow, columnsOf, findCoupon, toCoupon } from '../../records/coupons.ts';
import { checkCoupon } from './check.ts';
import { couponExport } from './export.ts';
import { type CouponQuery, listCoupons } from './list.ts';

type Input = components['schemas']['CouponCreate'];

const uniqueIndexes = { coupons_code_ux: taken('couponCode', 'coupon.codeTaken') };

/** Handlers for coupons. The platform grants these discounts on subscription packages. */
export function couponHandlers({ clock }: Services) {
  const expiryError = ({ expirationDate }: Input): FieldMessage | undefined => {
    if (!isDay(expirationDate)) return { field: 'expirationDate', code: 'coupon.expirationNotDay' };
    if (isFutureDay(expirationDate, utcToday(clock.now()))) return undefined;
    return { field: 'expirationDate', code: 'coupon.expirationNotFuture' };
  };

  const show = (row: CouponRow) => toCoupon(row, clock.now());
  const coupon = recordKind({
    table: coupons,
    type: 'coupon',
    notFound: 'coupon.notFound',
    find: findCoupon,
    rowOf: (row) => row,
    toAudited: show,
    toPayload: show,
  });

  return defineHandlers({
    exportCoupons: exportHandler(couponExport, clock),

    listCoupons: listHandler(
      (tx, query: CouponQuery, { userId }) => listCoupons(tx, query, { userId, now: clock.now() }),
      show,
    ),

    getCoupon: readHandler(coupon),

    async checkCoupon({ path, query, run }) {
      const checked = await run((tx) => checkCoupon(tx, path.code, query.packageId, clock.now()));
      return 'payload' in checked ? { status: 200, code: 'ok', ...checked } : { status: 404, ...checked };
    },

    async createCoupon({ body, header, session, operationId, run }) {
      const expiry = expiryError(body);
      if (expiry) return invalidRequest([expiry]);
      const created = { values: () => columnsOf(body), code: 'coupon.created', path: '/api/coupons/id/' } as const;
      return answerUniqueViolations(uniqueIndexes, () =>
        run((tx) => insertRecord(coupon, { tx, session, operationId, header, body }, created)),
      );
    },

    async updateCoupon({ body, session, operationId, run }) {
      const expiry = expiryError(body);
      if (expiry) return invalidRequest([expiry]);
      return answerUniqueViolations(uniqueIndexes, () =>
        run((tx) => {
          const request = { tx, session, operationId, id: body.couponId, version: body.version };
          return changeRecord(coupon, request, async (before, save) => {
            if (body.maxTimesCanBeUsed < before.usedCount) {
              const params = { used: before.usedCount };
              return invalidRequest([{ field: 'maxTimesCanBeUsed', code: 'coupon.maxBelowUsed', params }]);
            }
            return { status: 200, code: 'coupon.updated', payload: show(await save(columnsOf(body))) };
          });
        }),
      );
    },

    deleteCoupon: deleteHandler(coupon, clock, 'coupon.deleted'),
  });
}
