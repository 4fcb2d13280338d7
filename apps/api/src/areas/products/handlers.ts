import type { components } from '@fairlead/openapi';
import { eq } from 'drizzle-orm';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import { toPage } from '../../db/page.ts';
import { onlyRow } from '../../db/rows.ts';
import { contacts, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { listProducts, type ProductRow } from '../../records/products.ts';

type SubscribedProduct = components['schemas']['SubscribedProduct'];

/** Referral code for the product links: the code of the calling agent, or of the customer's agent. */
async function referralOf(tx: Transaction, { userId, contactId }: Session): Promise<string> {
  const code = { code: users.referralCode };
  const found = contactId
    ? tx.select(code).from(contacts).innerJoin(users, eq(users.id, contacts.agentId)).where(eq(contacts.id, contactId))
    : tx.select(code).from(users).where(eq(users.id, userId));
  return onlyRow(await found).code;
}

/** Handlers for the insurance products of an agency. */
export function productHandlers({ mailer: { linkTo } }: Services) {
  const toProductWithLinks =
    (referral: string) =>
    ({ active, ...insuranceType }: ProductRow): SubscribedProduct => ({
      id: insuranceType.id,
      insuranceType,
      accessUrl: linkTo(`/join/${encodeURIComponent(referral)}`, { insurance: insuranceType.tag }),
      active,
    });
  return defineHandlers({
    async listSubscribedProducts({ query, session, run }) {
      // customers cannot request inactive products
      const visible = session.viewer.role === 'CUSTOMER' ? { ...query, active: true } : query;
      return run(async (tx) => {
        const page = await listProducts(tx, visible);
        return {
          status: 200,
          code: 'ok',
          payload: toPage(page, query, toProductWithLinks(await referralOf(tx, session))),
        };
      });
    },
  });
}
