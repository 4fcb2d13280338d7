import type { components } from '@fairlead/openapi';
import { emailLimits } from '@fairlead/rules';
import { and, desc, eq, gt, inArray, isNull, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { forbidden, notFound } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { mails, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { MailKind } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import { requeueMail } from './requeueMail.ts';

type UndeliveredMail = components['schemas']['UndeliveredMail'];

/** Maximum number of listed mails. */
const LISTED = 100;

/** Automatic mails from a member of an agency to a customer or an invited person. */
const shownKinds = {
  quoteReady: 'QUOTE_READY',
  policyTransaction: 'POLICY_TRANSACTION',
  certificateSent: 'CERTIFICATE_SENT',
  serviceAnswered: 'SERVICE_ANSWERED',
  claimStatus: 'CLAIM_STATUS',
  customerInvitation: 'CUSTOMER_INVITATION',
  agentInvitation: 'AGENT_INVITATION',
} as const satisfies Partial<Record<MailKind, UndeliveredMail['kind']>>;
type ShownKind = keyof typeof shownKinds;

const kinds = Object.keys(shownKinds);
const isShown = (kind: string): kind is ShownKind => kinds.includes(kind);
/** Mails with a link that a newer mail of the same kind invalidates. */
const invitations = ['customerInvitation', 'agentInvitation'] satisfies ShownKind[];

const newer = alias(mails, 'newer');

const notInvitation = and(...invitations.map((kind) => ne(mails.kind, kind)));

/** Condition for automatic mails, except invitations that were sent again. */
function isAutomatic(tx: Transaction) {
  const replacement = tx
    .select({ id: newer.id })
    .from(newer)
    .where(
      and(
        eq(newer.agencyId, mails.agencyId),
        eq(newer.kind, mails.kind),
        eq(newer.to, mails.to),
        gt(newer.createdAt, mails.createdAt),
      ),
    );
  return and(inArray(mails.kind, kinds), isNull(mails.emailId), or(notInvitation, notExists(replacement)));
}

/** Handlers for automatic mails that could not be delivered, for the members who caused them. */
export function undeliveredHandlers(clock: Clock): Pick<Handlers, 'listUndeliveredMails' | 'retryUndeliveredMail'> {
  return {
    async listUndeliveredMails({ session, run }) {
      const failedAfter = new Date((clock.now() - emailLimits.retryLife) * 1000);
      const rows = await run((tx) =>
        tx
          .select({
            id: mails.id,
            kind: mails.kind,
            email: mails.to,
            subject: mails.subject,
            sender: users.name,
            failure: mails.failure,
            failedAt: mails.failedAt,
          })
          .from(mails)
          .innerJoin(users, eq(users.id, mails.senderId))
          .where(
            and(
              isAutomatic(tx),
              gt(mails.failedAt, failedAfter),
              session.viewer.agencyAdmin ? undefined : eq(mails.senderId, session.userId),
            ),
          )
          .orderBy(desc(mails.failedAt), desc(mails.id))
          .limit(LISTED),
      );
      const payload = rows.flatMap(({ kind, failure, failedAt, ...mail }) =>
        isShown(kind) && failedAt
          ? [
              {
                ...mail,
                kind: shownKinds[kind],
                failure: failure ?? ('UNREACHABLE' as const),
                failedAt: toSeconds(failedAt),
              },
            ]
          : [],
      );
      return { status: 200, code: 'ok', payload };
    },

    retryUndeliveredMail: ({ path, session, operationId, run }) =>
      run(async (tx) => {
        const { id, agencyId, failedAt, retries, senderId } = mails;
        const [mail] = await tx
          .select({ id, agencyId, failedAt, retries, senderId })
          .from(mails)
          .where(and(eq(mails.id, path.id), isAutomatic(tx)))
          .for('update');
        if (!mail) return notFound('email.notFound');
        if (mail.senderId !== session.userId && !session.viewer.agencyAdmin) return forbidden;
        const refusal = await requeueMail(tx, clock, mail);
        if (refusal) return refusal;
        await audit(tx, session, operationId, { type: 'mail', id: mail.id, before: { failedAt: mail.failedAt } });
        return { status: 200, code: 'email.retried', payload: null };
      }),
  };
}
