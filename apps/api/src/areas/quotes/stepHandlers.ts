import { eq } from 'drizzle-orm';
import { notFound } from '../../contract/answers.ts';
import { changeRecord } from '../../contract/changeRecord.ts';
import { createRecord, insertRow } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import type { Services } from '../../contract/services.ts';
import { uuidv7 } from '../../db/ids.ts';
import { files, quotes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Received } from '../../files/received.ts';
import { languageOfContact } from '../../mail/readers.ts';
import { wasJustSent } from '../../mail/repeats.ts';
import { exceedUpload, type FileRow, takeUploads } from '../../records/attachedFiles.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { findQuote, type QuoteRow, quoteSerial } from '../../records/quotes.ts';
import { detailOf } from './detail.ts';
import { quoteKind } from './quoteKind.ts';
import { copyParts, revisionOf } from './revise.ts';
import { draftOf, isReminder, previewOf, unsendable, writeQuoteMail } from './sendMail.ts';
import { proposalName, storeProposal } from './storedProposal.ts';

/** Handlers for the steps that follow a quote: sending it and revising it. */
export function quoteStepHandlers(services: Services) {
  const { clock, mailer, storage } = services;
  const { contextFor, toPayload, quote } = quoteKind(services);

  return defineHandlers({
    async getQuoteMail({ path, session, run }) {
      return run(async (tx) => {
        const row = await findQuote(tx, path.id);
        if (!row) return notFound('quote.notFound');
        const refused = unsendable(row);
        if (refused) return { status: 409, code: refused, payload: await toPayload(tx, row) };
        return { status: 200, code: 'ok', payload: await draftOf(tx, row, session.userId) };
      });
    },

    async previewQuoteMail({ path, body, session, run }) {
      return run(async (tx) => {
        const row = await findQuote(tx, path.id);
        if (!row) return notFound('quote.notFound');
        const refused = unsendable(row);
        if (refused) return { status: 409, code: refused, payload: await toPayload(tx, row) };
        const preview = await previewOf(tx, mailer, row, { ...body, userId: session.userId });
        const pdf = body.attachPdf === false ? [] : [proposalName(quoteSerial(row.quote.serial))];
        const chosen = (await takeAttachments(tx, body.fileIds, session)).map(({ name }) => name);
        return { status: 200, code: 'ok', payload: { ...preview, attachments: [...pdf, ...chosen] } };
      });
    },

    async sendQuote({ path: { id }, body, session, operationId, run }) {
      const { version, attachPdf = true, fileIds: chosenIds, ...text } = body;
      const proposal = await run(async (tx) => {
        const row = attachPdf ? await findQuote(tx, id) : undefined;
        // refused below, without a PDF
        if (!row || unsendable(row)) return undefined;
        const detail = await detailOf(tx, row, await contextFor(tx, session));
        return { detail, language: await languageOfContact(tx, row.contact) };
      });
      const { productName } = mailer;
      const pdf = proposal && (await storeProposal(storage, proposal.detail, { ...proposal, productName }));
      let isStored = false;
      try {
        const answer = await run((tx) => {
          const check = async (before: QuoteRow) => {
            const refused = await refusalOfErased(tx, before.contact.id);
            if (refused) return refused;
            const code = unsendable(before);
            return code && ({ status: 409, code, payload: await toPayload(tx, before) } as const);
          };
          return changeRecord(quote, { tx, session, operationId, id, version, check }, async (before, save) => {
            const reminder = isReminder(before);
            // A reminder keeps the version, so that a repeated request is not stale.
            if (reminder && wasJustSent(before.quote.sentAt, clock.now()))
              return { status: 409, code: 'email.sentJustNow', payload: await toPayload(tx, before) } as const;
            const sentAt = new Date(clock.now() * 1000);
            const mailed = {
              after: {
                mailedTo: text.to,
                ...(text.cc?.length && { mailedCc: text.cc }),
                ...(chosenIds?.length && { mailedFileIds: chosenIds }),
              },
            };
            // a reminder changes nothing that the customer has read, so that their answer stays valid
            if (reminder) await tx.update(quotes).set({ sentAt }).where(eq(quotes.id, id));
            const after = await save(reminder ? undefined : { status: 'PENDING_APPROVAL', sentAt }, mailed);
            const chosen = (await takeAttachments(tx, chosenIds, session)).map((file) => file.id);
            const proposalId = pdf && (await insertFile(tx, pdf, { ...session, agencyId: after.quote.agencyId }));
            const fileIds = proposalId === undefined ? chosen : [proposalId, ...chosen];
            await writeQuoteMail({ tx, session, operationId }, services, after, { ...text, fileIds });
            const code = reminder ? 'quote.reminded' : 'quote.readyMailSent';
            return { status: 200, code, payload: await toPayload(tx, after) };
          });
        });
        isStored = answer.status === 200;
        return answer;
      } finally {
        if (pdf && !isStored) await storage.remove(pdf.storageKey);
      }
    },

    async reviseQuote({ path, header, session, operationId, run }) {
      const { userId } = session;
      return run(async (tx) => {
        const rejected = await findQuote(tx, path.id);
        if (!rejected) return notFound('quote.notFound');
        const refused = await refusalOfErased(tx, rejected.contact.id);
        if (refused) return refused;
        if (rejected.quote.customerFeedback !== 'REJECTED')
          return { status: 409, code: 'quote.notRejected', payload: await toPayload(tx, rejected) };
        const create = async () => {
          const now = clock.now();
          const values = await revisionOf(tx, rejected, { userId, now });
          const { id } = (await insertRow(quote, { tx, session, operationId }, values)).quote;
          await copyParts({ tx }, rejected, id, now);
          return id;
        };
        const created = { create, code: 'quote.created', path: '/api/quotes/id/' } as const;
        return createRecord(quote, { tx, session, operationId, header, body: path }, created);
      });
    },
  });
}

/** Files that the agent attaches to the mail of a quote, beside its PDF. */
async function takeAttachments(
  tx: Transaction,
  ids: readonly string[] = [],
  { userId }: { userId: string },
): Promise<FileRow[]> {
  const field = 'fileIds';
  const uploads = await takeUploads(tx, ids, { field, userId, uploadTypes: ['QUOTE'] });
  if (exceedUpload(uploads)) throw new InvalidRequest([{ field, code: 'file.tooLarge' }]);
  return uploads;
}

async function insertFile(
  tx: Transaction,
  file: Received,
  { agencyId, userId }: { agencyId: string; userId: string },
): Promise<string> {
  const id = uuidv7();
  await tx.insert(files).values({ id, agencyId, uploadedBy: userId, uploadType: 'EMAIL', ...file });
  return id;
}
