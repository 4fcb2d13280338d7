import { toCents } from '@fairlead/rules';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { assertExists } from '../../db/rows.ts';
import { isRefundFailure, type Payments } from '../../ports/payments.ts';
import { readTransactionDetail } from '../../records/transactionDetail.ts';
import type { Billing } from './billing.ts';
import type { RefundRefusal, RefundWish } from './refundRecords.ts';

/** Handler for refunds of payments. */
export function refundHandlers(billing: Billing, { clock }: Services, payments: Payments) {
  return defineHandlers({
    async refundTransaction({ path, body, header, session, language, run }) {
      const wish: RefundWish = {
        transactionId: path.id,
        amountCents: toCents(body.amount),
        reason: body.reason,
        note: (body.note ?? '').trim(),
        mailsReceipt: body.mailReceipt ?? false,
        key: header['Idempotency-Key'],
        admin: session,
      };
      const answer = await billing.refund(wish);
      if ('refusal' in answer) return answer.refusal;
      const { status, failureCode } = answer.row;
      if (status === 'PENDING') return { status: 503, code: 'refund.unknown' };
      if (status === 'FAILED') return refused(failureCode);
      const detail = await run((tx) =>
        readTransactionDetail(tx, path.id, { forAdmin: true, language, now: clock.now(), payments }),
      );
      return { status: 200, code: 'refund.created', payload: assertExists(detail, `transaction ${path.id}`) };
    },
  });
}

function refused(failureCode: string | null): RefundRefusal {
  const code = isRefundFailure(failureCode) ? failureCode : 'refund.refused';
  if (code === 'refund.unavailable') return { status: 503, code };
  // The refund may still reach the provider.
  if (code === 'refund.abandoned') return { status: 503, code: 'refund.unknown' };
  return { status: 402, code };
}
