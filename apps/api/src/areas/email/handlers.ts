import type { components } from '@fairlead/openapi';
import { and, eq, isNull } from 'drizzle-orm';
import { keyReused, okOrNotFound } from '../../contract/answers.ts';
import { InvalidRequest, Problem } from '../../contract/problem.ts';
import type { Handlers } from '../../contract/types.ts';
import { absolute, bodyAjv } from '../../contract/validation.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { toPage } from '../../db/page.ts';
import { existing, only } from '../../db/rows.ts';
import { contacts, opportunities, policies, quotes, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nextSerial } from '../../db/serials.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileLinks, LinkTo } from '../../ports/fileLinks.ts';
import type { Storage } from '../../ports/storage.ts';
import { cleanHtml } from '../../sanitize.ts';
import { loadEmail, nameOf, toSummary } from './emails.ts';
import { discard, withForm } from './form.ts';
import { listEmails } from './list.ts';
import { letterTo } from './outgoing.ts';
import { issueReplyToken } from './replyTokens.ts';
import { insertEmail } from './write.ts';

type EmailSend = components['schemas']['EmailSend'];

interface EmailOptions {
  clock: Clock;
  links: FileLinks;
  storage: Storage;
  mailer: Mailer;
}

const isEmailSend = bodyAjv.compile<EmailSend>(absolute({ $ref: '#/components/schemas/EmailSend' }) as object);

type NotFoundCode = `email.${'contact' | 'opportunity' | 'quote' | 'policy'}Unknown`;
const notFound = (field: string, code: NotFoundCode) => new Problem(404, { code }, [{ field, code }]);

/** Returns the sanitized mail body. Throws a 400 when it has no text. */
export function bodyOf(mailBody: string): string {
  const body = cleanHtml(mailBody);
  if (body === '') throw new InvalidRequest([{ field: 'mailBody', code: 'email.bodyRequired' }]);
  return body;
}

/** Handlers for mails between agents and contacts. */
export function emailHandlers({
  clock,
  links,
  storage,
  mailer,
}: EmailOptions): Pick<Handlers, 'listEmails' | 'getEmail' | 'sendEmail'> {
  const linkTo: LinkTo = (file) => file && links.linkTo(file);
  const load = (tx: Transaction, id: string) => loadEmail(tx, id, linkTo, links);

  return {
    async listEmails({ query, session, run }) {
      const page = await run((tx) => listEmails(tx, query, session));
      return { status: 200, code: 'ok', payload: toPage(page, query, (row) => toSummary(row, linkTo)) };
    },

    async getEmail({ path, run }) {
      const payload = await run((tx) => load(tx, path.id));
      return okOrNotFound('email.notFound', payload);
    },

    async sendEmail({ query, header, request, session, operationId, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      return withForm(request, { storage, validate: isEmailSend }, async ({ json, files: takeFiles }) => {
        if (json.senderId !== userId) throw new InvalidRequest([{ field: 'senderId', code: 'email.senderOther' }]);
        const body = bodyOf(json.mailBody);
        await run((tx) => findSubjects(tx, json.receiverId, query));
        const received = await takeFiles();
        let isStored = false;
        try {
          const sent = await run(async (tx) => {
            const key = header['Idempotency-Key'];
            const content = { ...json, ...query, files: received.map(({ name, sha256 }) => [name, sha256]) };
            const result = await runOnce(tx, { userId, operationId, key, body: content }, async () => {
              isStored = true;
              const { contact, reader } = await findSubjects(tx, json.receiverId, query);
              const agent = only(await tx.select().from(users).where(eq(users.id, userId)));
              const values = {
                agencyId,
                agentId: userId,
                contactId: contact.id,
                sender: 'AGENT' as const,
                contactEmail: contact.email,
                emailType: json.emailType,
                subject: json.mailSubject.trim(),
                body,
                reference: `ML-${await nextSerial(tx, agencyId, 'email')}`,
                opportunityId: query.opportunityId ?? null,
                quoteId: query.quoteId ?? null,
                policyId: query.policyId ?? null,
              };
              const author = { uploadedBy: userId, now: clock.now() };
              const { email, fileIds } = await insertEmail(tx, values, received, author);
              const token = await issueReplyToken(tx, { agencyId, emailId: email.id }, clock.now());
              const { subject } = email;
              const language = reader ?? agent.language;
              const to = { name: nameOf(contact), email: contact.email, language };
              const letter = { agencyId, agent, reader: to, subject, body, fileIds, emailId: email.id, token };
              await mailer.write(tx, letterTo(mailer, letter));
              await audit(tx, session, operationId, { type: 'email', id: email.id, after: { ...email, fileIds } });
              return { id: email.id };
            });
            return result === 'reused' ? result : load(tx, result.id);
          });
          if (!isStored) await discard(storage, received);
          if (sent === 'reused') return keyReused;
          return { status: 201, code: 'email.sent', payload: existing(sent, 'the mail') };
        } catch (error) {
          await discard(storage, received);
          throw error;
        }
      });
    },
  };
}

interface About {
  opportunityId?: string;
  quoteId?: string;
  policyId?: string;
}

/** Recipient and related records of a mail. All must belong to the agency and the contact. */
async function findSubjects(tx: Transaction, contactId: string, { opportunityId, quoteId, policyId }: About) {
  const [found] = await tx
    .select({ contact: contacts, reader: users.language })
    .from(contacts)
    .leftJoin(users, eq(users.id, contacts.userId))
    .where(eq(contacts.id, contactId));
  if (!found) throw notFound('receiverId', 'email.contactUnknown');
  if (opportunityId !== undefined) {
    const [about] = await tx
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(
        and(
          eq(opportunities.id, opportunityId),
          eq(opportunities.contactId, contactId),
          isNull(opportunities.deletedAt),
        ),
      );
    if (!about) throw notFound('opportunityId', 'email.opportunityUnknown');
  }
  if (quoteId !== undefined) {
    const [about] = await tx
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(eq(quotes.id, quoteId), eq(quotes.contactId, contactId), isNull(quotes.deletedAt)));
    if (!about) throw notFound('quoteId', 'email.quoteUnknown');
  }
  if (policyId !== undefined) {
    const [about] = await tx
      .select({ id: policies.id })
      .from(policies)
      .where(and(eq(policies.id, policyId), eq(policies.contactId, contactId)));
    if (!about) throw notFound('policyId', 'email.policyUnknown');
  }
  return found;
}
