import type { components } from '@fairlead/openapi';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/types.ts';
import { toPage } from '../../db/page.ts';
import { only } from '../../db/rows.ts';
import { contacts, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Session } from '../auth/sessions.ts';
import { listProducts, type ProductRow } from './products.ts';

type SubscribedProduct = components['schemas']['SubscribedProduct'];

/** Whose referral the addresses carry: the caller's own, and for a customer that of the agent who looks after them. */
async function referralOf(tx: Transaction, { userId, contactId }: Session): Promise<string> {
  const code = { code: users.referralCode };
  const found = contactId
    ? tx.select(code).from(contacts).innerJoin(users, eq(users.id, contacts.agentId)).where(eq(contacts.id, contactId))
    : tx.select(code).from(users).where(eq(users.id, userId));
  return only(await found).code;
}

/** What agencies sell. Specification, document 2, sections 2, 3 and 7; RESOLUTIONS G-119. */
export function productHandlers({ linkTo }: Pick<Mailer, 'linkTo'>): Pick<Handlers, 'listSubscribedProducts'> {
  const shown =
    (referral: string) =>
    ({ active, ...insuranceType }: ProductRow): SubscribedProduct => ({
      id: insuranceType.id,
      insuranceType,
      accessUrl: linkTo(`/join/${encodeURIComponent(referral)}`, { insurance: insuranceType.tag }),
      active,
    });
  return {
    async listSubscribedProducts({ query, session, run }) {
      // nobody can ask for what is not offered any more
      const wanted = session.viewer.role === 'CUSTOMER' ? { ...query, active: true } : query;
      return run(async (tx) => {
        const page = await listProducts(tx, wanted);
        return { status: 200, code: 'ok', payload: toPage(page, query, shown(await referralOf(tx, session))) };
      });
    },
  };
}
