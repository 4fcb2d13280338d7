import type { components } from '@fairlead/openapi';
import { emailLimits, mayHandleClaims, type Viewer } from '@fairlead/rules';
import { and, desc, eq, gt, inArray, isNull, ne, notExists, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { forbidden, notFound } from '../../contract/answers.ts';
import { changeAnyVersion, recordKind } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { first } from '../../db/rows.ts';
import { mails, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { MailKind } from '../../mail/mailer.ts';
import { requeueMail } from './requeueMail.ts';

type UndeliveredMail = components['schemas']['UndeliveredMail'];

/** Maximum number of listed mails. */
const LISTED = 100;

/** Automatic mails from a member of an agency to a customer or an invited person. */
const shownKinds = {
  quoteReady: 'QUOTE_READY',
  quoteCopy: 'QUOTE_READY',
  policyTransaction: 'POLICY_TRANSACTION',
  certificateSent: 'CERTIFICATE_SENT',
  serviceAnswered: 'SERVICE_ANSWERED',
  documentRequested: 'DOCUMENT_REQUESTED',
  claimStatus: 'CLAIM_STATUS',
  claimReported: 'CLAIM_STATUS',
  customerInvitation: 'CUSTOMER_INVITATION',
  agentInvitation: 'AGENT_INVITATION',
} as const satisfies Partial<Record<MailKind, UndeliveredMail['kind']>>;
type ShownKind = keyof typeof shownKinds;

const kinds = Object.keys(shownKinds);
const isShown = (kind: string): kind is ShownKind => kinds.includes(kind);
/** Mails with a link that a newer mail of the same kind invalidates. */
const invitations = ['customerInvitation', 'agentInvitation'] satisfies ShownKind[];

/** Recipients of mails that are invitations, or can contain one. */
const invitees: Readonly<Record<string, 'agent' | 'contact'>> = {
  agentInvitation: 'agent',
  customerInvitation: 'contact',
  quoteReady: 'contact',
  documentRequested: 'contact',
} satisfies Partial<Record<ShownKind, 'agent' | 'contact'>>;

const newer = alias(mails, 'newer');

/** Mails about claims. Agents without a license do not see them. */
const ofClaims = ['claimStatus', 'claimReported'] satisfies ShownKind[];

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

const { id, agencyId, kind, to, failedAt, dismissedAt, retries, senderId } = mails;
const findMail = (tx: Transaction, mailId: string) =>
  first(
    tx
      .select({ id, agencyId, kind, to, failedAt, dismissedAt, retries, senderId })
      .from(mails)
      .where(and(eq(mails.id, mailId), isAutomatic(tx))),
  );
type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;

const automaticMail = recordKind({
  table: mails,
  type: 'mail',
  notFound: 'email.notFound',
  find: findMail,
  rowOf: (row) => row,
  toAudited: (row) => ({ failedAt: row.failedAt, dismissedAt: row.dismissedAt }),
  toPayload: () => null,
});

/** Allows the member who caused the mail, and agency admins. Only they invite agents. */
const checkFor =
  ({ userId, viewer }: { userId: string; viewer: Viewer }) =>
  ({ kind, senderId }: MailRow) => {
    if (!mayHandleClaims(viewer) && ofClaims.some((one) => one === kind)) return notFound('email.notFound');
    return viewer.agencyAdmin || (senderId === userId && kind !== 'agentInvitation') ? undefined : forbidden;
  };

/** Handlers for automatic mails that could not be delivered, for the members who caused them. */
export function undeliveredHandlers({ clock, inviter }: Services) {
  return defineHandlers({
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
              isNull(mails.dismissedAt),
              mayHandleClaims(session.viewer) ? undefined : notInArray(mails.kind, ofClaims),
              session.viewer.agencyAdmin
                ? undefined
                : and(eq(mails.senderId, session.userId), ne(mails.kind, 'agentInvitation')),
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

    updateUndeliveredMail: ({ path, body, session, operationId, run }) =>
      run((tx) => {
        const request = { tx, session, operationId, id: path.id, check: checkFor(session) };
        return changeAnyVersion(automaticMail, request, async (mail, save) => {
          if (!mail.failedAt) return { status: 409, code: 'email.stillSending' };
          await save({ dismissedAt: body.isDismissed ? (mail.dismissedAt ?? new Date(clock.now() * 1000)) : null });
          return { status: 200, code: body.isDismissed ? 'email.dismissed' : 'email.restored', payload: null };
        });
      }),

    retryUndeliveredMail: ({ path, session, operationId, run }) =>
      run((tx) => {
        const request = { tx, session, operationId, id: path.id, check: checkFor(session) };
        return changeAnyVersion(automaticMail, request, async (mail, save) => {
          const refusal = await requeueMail(tx, clock, mail);
          if (refusal) return refusal;
          const invited = invitees[mail.kind];
          // A retry can come later than the end of the invitation in the mail.
          if (invited && mail.agencyId !== null)
            await inviter.renew(tx, { agencyId: mail.agencyId, email: mail.to, kind: invited });
          await save();
          return { status: 200, code: 'email.retried', payload: null };
        });
      }),
  });
}
