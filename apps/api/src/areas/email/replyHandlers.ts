import type { components } from '@fairlead/openapi';
import { and, eq, isNull } from 'drizzle-orm';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { originOf } from '../../contract/origin.ts';
import { InvalidRequest, Problem } from '../../contract/problem.ts';
import type { Services } from '../../contract/services.ts';
import { absolute, bodyAjv } from '../../contract/validation.ts';
import type { Database } from '../../db/database.ts';
import { assertExists } from '../../db/rows.ts';
import { agencies, contacts, emails, mailThreads, users } from '../../db/schema/index.ts';
import { scoped, type Transaction } from '../../db/scope.ts';
import { refuseInfected } from '../../files/refuseInfected.ts';
import { labelOf } from '../../messages/index.ts';
import { type Recipient, recipientFor } from '../../records/recipients.ts';
import { nameOf } from './emails.ts';
import { discard, withForm } from './form.ts';
import { bodyOf } from './handlers.ts';
import { replyNotice } from './outgoing.ts';
import { findReplyToken, redeemReplyToken } from './replyTokens.ts';
import { insertEmail, markResponded } from './write.ts';

type EmailReply = components['schemas']['EmailReply'];

const isEmailReply = bodyAjv.compile<EmailReply>(absolute({ $ref: '#/components/schemas/EmailReply' }) as object);
const tokenInvalid = { status: 410, code: 'email.tokenInvalid' } as const;

/** Handlers for replies of contacts, who are not signed in. The reply link identifies the mail. */
export function replyHandlers(services: Services, db: Database) {
  const { clock, storage, mailer, runForLookup } = services;
  const find = (token: string) => runForLookup((tx) => findReplyToken(tx, token, clock.now()));
  /** Runs transactions with the rights of the link's agency, without a user. */
  const inAgency = (agency: string) => scoped(db, { role: 'fairlead_app', agency });

  return defineHandlers({
    async getEmailToReply({ query: { token } }) {
      const found = await find(token);
      const answered = found && (await inAgency(found.agencyId)((tx) => findAnswered(tx, found.emailId)));
      return answered ? { status: 200, code: 'ok', payload: toReply(token, answered) } : tokenInvalid;
    },

    async replyEmail({ request, language, operationId }) {
      return withForm(request, { storage, validate: isEmailReply }, async ({ json, files: takeFiles }) => {
        const found = await find(json.tokenId);
        if (!found) throw new Problem(tokenInvalid.status, { code: tokenInvalid.code });
        const run = inAgency(found.agencyId);
        const answered = await run((tx) => findAnswered(tx, found.emailId));
        if (!answered) throw new Problem(tokenInvalid.status, { code: tokenInvalid.code });
        const changed = changedFields(json, toReply(json.tokenId, answered));
        if (changed.length > 0) {
          throw new InvalidRequest(
            changed.map((field) => {
              const params = { label: labelOf(language, field) };
              return { field, code: 'field.invalid', params };
            }),
          );
        }
        const body = bodyOf(json.mailBody);
        const received = await takeFiles();
        const visitor = { kind: 'VISITOR', userId: answered.contact.userId, agencyId: found.agencyId } as const;
        await refuseInfected(services, received, { request, operationId, field: 'files', who: visitor });
        try {
          const taken = await run(async (tx) => {
            const redeemed = await redeemReplyToken(tx, json.tokenId, clock.now());
            if (!redeemed) return false;
            const { mail, agent, contact } = answered;
            const { agencyId, agentId, contactId, contactEmail, emailType, subject, reference } = mail;
            const { opportunityId, quoteId, policyId } = mail;
            // The link in the mail identifies the contact, who is not signed in.
            const who = { kind: 'VISITOR', userId: contact.userId, agencyId, origin: originOf(request) } as const;
            const { email: reply } = await insertEmail(
              { tx, session: who, operationId },
              {
                agencyId,
                agentId,
                contactId,
                contactEmail,
                emailType,
                subject,
                reference,
                opportunityId,
                quoteId,
                policyId,
                sender: 'CUSTOMER',
                parentId: mail.id,
                body,
              },
              received,
              { uploadedBy: null, now: clock.now() },
            );
            await markResponded(tx, mail.id);
            const threadId = assertExists(reply.threadId ?? undefined, `the thread of mail ${reply.id}`);
            const reader = await findReader(tx, agent, threadId);
            const contactName = nameOf(contact);
            if (reader)
              await mailer.write(tx, replyNotice(mailer, { agencyId, agent: reader, contactName, subject, threadId }));
            return true;
          });
          if (taken) return { status: 200, code: 'email.replied' };
        } catch (error) {
          await discard(storage, received);
          throw error;
        }
        await discard(storage, received);
        return tokenInvalid;
      });
    },
  });
}

/** Reader of the notice: the agent who wrote, or the owner of the thread when this agent is no longer active. */
async function findReader(tx: Transaction, agent: Answered['agent'], threadId: string): Promise<Recipient | undefined> {
  const { ownerId, claimId } = mailThreads;
  const [thread] = await tx.select({ ownerId, claimId }).from(mailThreads).where(eq(mailThreads.id, threadId));
  const isActive = !agent.disabledAt && !agent.deletedAt;
  return recipientFor(tx, isActive ? agent.id : (thread?.ownerId ?? agent.id), { licensed: Boolean(thread?.claimId) });
}

type Answered = NonNullable<Awaited<ReturnType<typeof findAnswered>>>;

async function findAnswered(tx: Transaction, emailId: string) {
  const [found] = await tx
    .select({ mail: emails, agent: users, contact: contacts, agencyName: agencies.name })
    .from(emails)
    .innerJoin(users, eq(users.id, emails.agentId))
    .innerJoin(contacts, eq(contacts.id, emails.contactId))
    .innerJoin(agencies, eq(agencies.id, emails.agencyId))
    .where(and(eq(emails.id, emailId), isNull(agencies.disabledAt)));
  return found;
}

const toReply = (tokenId: string, { mail, agent, contact, agencyName }: Answered) =>
  ({
    tokenId,
    parentMailId: mail.id,
    reference: mail.reference,
    mailSubject: mail.subject,
    emailType: mail.emailType,
    senderId: contact.id,
    senderName: nameOf(contact),
    senderType: 'CUSTOMER',
    receiverId: agent.id,
    receiverName: agent.name,
    agencyName,
  }) satisfies components['schemas']['EmailToReply'];

const fixed = ['emailType', 'mailSubject', 'receiverId', 'senderId', 'reference', 'parentMailId'] as const;

/** Fields that a reply must repeat unchanged, but changed. */
const changedFields = (json: EmailReply, mail: components['schemas']['EmailToReply']) =>
  fixed.filter((field) => json[field] !== mail[field]);
