import { setTimeout as wait } from 'node:timers/promises';
import { DAY, dayOf } from '@fairlead/rules';
import pg from 'pg';
import { demoPassword } from '../../src/demo/accounts.ts';
import type { loadBalancer } from './loadBalancer.ts';

const WRITERS = 4;
/** Milliseconds between two coupons of a writer. All writers use one account, which may send 600 changes per minute. */
const PAUSE = 450;

/** Writers that create coupons through a load balancer, each one after the other, until `stop` resolves. */
export async function startCouponWriters(balancer: ReturnType<typeof loadBalancer>) {
  const { body } = await balancer.send('/api/auth/signin', { email: 'admin@demo.test', password: demoPassword });
  const token = body.payload.accessToken;
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  let isDone = false;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 0; !isDone; n++) {
      const couponCode = `R${writer}-${n}`;
      const coupon = {
        couponCode,
        discountType: 'FIXED',
        discountAmount: 1,
        maxTimesCanBeUsed: 1,
        expirationDate: dayOf(Date.now() / 1000) + 9 * DAY,
      };
      const answer = await balancer.send('/api/coupons/create', coupon, token).catch((error: unknown) => error);
      if (typeof answer === 'object' && answer && 'status' in answer && answer.status === 201)
        acknowledged.push(couponCode);
      else failures.push(answer);
      await wait(PAUSE);
    }
  });
  return {
    /** Codes of the coupons that the servers have confirmed. */
    acknowledged,
    /** Answers and errors of all other requests. */
    failures,
    stop: () => {
      isDone = true;
      return Promise.all(writers);
    },
  };
}

/** Codes of the writers' coupons in the database. */
export async function writtenCoupons(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ code: string }>(`select code from coupons where code ~ '^R[0-9]-'`);
  await client.end();
  return rows.map(({ code }) => code);
}
