import type { components } from '@fairlead/openapi';
import {
  awaitsAnswer,
  dateOf,
  isDay,
  mayBeginOn,
  ownsQuote,
  quoteStatusChoices,
  secondsOf,
  toCents,
  visible,
} from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { invalidRequest, notFound, okOrNotFound, pdf } from '../../contract/answers.ts';
import { changeRecord, deleteRecord } from '../../contract/changeRecord.ts';
import { createRecord, insertRow } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { resultHandler, totalsHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { toPage } from '../../db/page.ts';
import { quotes } from '../../db/schema/index.ts';
import { toListTotal } from '../../db/totals.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { isAgent } from '../../records/isAgent.ts';
import { moveOpportunity } from '../../records/opportunityStatus.ts';
import { findQuote, lockQuote, type QuoteRow, quoteSerial, toQuote } from '../../records/quotes.ts';
import { writeAnswerMails } from './answerMail.ts';
import { prepareQuote } from './create.ts';
import { detailOf } from './detail.ts';
import { quoteExport } from './export.ts';
import { listQuotes, quoteOptions, sumQuotes } from './list.ts';
import { proposalOf } from './proposal.ts';
import { lockOf, quoteKind, stateOf } from './quoteKind.ts';
import { writeReadyMail } from './readyMail.ts';
import { copyParts } from './revise.ts';

type Update = components['schemas']['QuoteUpdate'];

const notOwner = { status: 403, code: 'quote.notOwner' } as const;

/** Handlers for quotes. */
export function quoteHandlers(services: Services) {
  const { clock, mailer } = services;
  const { contextFor, toPayload, quote } = quoteKind(services);

  return defineHandlers({
    exportQuotes: exportHandler(quoteExport, clock),

    async listQuotes({ query, session, run }) {
      const payload = await run(async (tx) => {
        const [page, showing] = [
          await listQuotes(tx, query, { userId: session.userId, now: clock.now() }),
          await contextFor(tx, session),
        ];
        return toPage(page, query, (row) => toQuote(row, showing));
      });
      return { status: 200, code: 'ok', payload };
    },

    sumQuotes: totalsHandler(sumQuotes, clock, toListTotal),

    listQuoteOptions: resultHandler((tx, { search }: { search?: string }) => quoteOptions(tx, search)),

    async getQuote({ path, session, run }) {
      const payload = await run(async (tx) => {
        const row = await findQuote(tx, path.id);
        return row && detailOf(tx, row, await contextFor(tx, session));
      });
      return okOrNotFound('quote.notFound', payload);
    },

    async createQuote({ body, header, session, operationId, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      const wrongDay = dayError(body.effectiveDate, clock.now());
      if (wrongDay) return invalidRequest([wrongDay]);
      return run(async (tx) => {
        // Checked before anything is written, so that a refusal stores no idempotency key.
        const prepared = await prepareQuote(tx, { userId, agencyId }, body, clock.now());
        if ('errors' in prepared) return invalidRequest(prepared.errors);
        const refused = await refusalOfErased(tx, body.contactId);
        if (refused) return refused;
        const copied = body.copiedQuoteId === undefined ? undefined : await findQuote(tx, body.copiedQuoteId);
        if (body.copiedQuoteId !== undefined && copied?.quote.opportunityId !== body.opportunity_id)
          return invalidRequest([{ field: 'copiedQuoteId', code: 'quote.notFound' }]);
        const create = async () => {
          const write = { tx, session, operationId };
          const { id } = (await insertRow(quote, write, await prepared.values())).quote;
          if (copied) await copyParts(write, copied, id, clock.now());
          await moveOpportunity(write, body.opportunity_id, 'QUOTED', ['NEW', 'CONTACTED']);
          return id;
        };
        const created = { create, code: 'quote.created', path: '/api/quotes/id/' } as const;
        return createRecord(quote, { tx, session, operationId, header, body }, created);
      });
    },

    async updateQuote({ body, session, operationId, run }) {
      const { quoteId: id, version } = body;
      return run((tx) => {
        const check = async (before: QuoteRow) => {
          const code = lockOf(before);
          if (!code || keepsTerms(body, before)) return undefined;
          return { status: 409, code, payload: await toPayload(tx, before) } as const;
        };
        return changeRecord(quote, { tx, session, operationId, id, version, check }, async (before, save) => {
          const errors = updateErrors(body, before, clock.now());
          if (errors.length > 0) return invalidRequest(errors);
          const values = {
            status: body.quoteStatus,
            premiumCents: toCents(body.premiumAmount),
            effectiveOn: dateOf(body.effectiveDate),
          };
          const payload = await toPayload(tx, await save(values));
          return { status: 200, code: 'quote.updated', payload };
        });
      });
    },

    async deleteQuote({ path, session, operationId, run }) {
      const deletion = {
        deletedAt: new Date(clock.now() * 1000),
        done: 'quote.deleted',
        check: mustOwn(session),
      } as const;
      return run((tx) => deleteRecord(quote, { tx, session, operationId, id: path.id, ...deletion }));
    },

    async assignQuote({ body, session, operationId, run }) {
      const { quoteId: id, version, agentId } = body;
      return run((tx) => {
        const request = { tx, session, operationId, id, version, check: mustOwn(session) };
        return changeRecord(quote, request, async (_, save) => {
          if (!(await isAgent(tx, agentId))) return invalidRequest([{ field: 'agentId', code: 'quote.agentUnknown' }]);
          const payload = await toPayload(tx, await save({ assignedAgentId: agentId }));
          return { status: 200, code: 'quote.assigned', payload };
        });
      });
    },

    async sendQuoteReadyMail({ path, session, operationId, run }) {
      return run(async (tx) => {
        const row = await lockQuote(tx, path.id);
        if (!row) return notFound('quote.notFound');
        const refused = await refusalOfErased(tx, row.contact.id);
        if (refused) return refused;
        if (!awaitsAnswer(stateOf(row)))
          return { status: 409, code: 'quote.notReady', payload: await toPayload(tx, row) };
        await tx
          .update(quotes)
          .set({ sentAt: new Date(clock.now() * 1000) })
          .where(eq(quotes.id, row.quote.id));
        await writeReadyMail(tx, mailer, row);
        await audit(tx, session, operationId, {
          type: 'quote',
          id: row.quote.id,
          after: { mailedTo: row.contact.email },
        });
        return { status: 200, code: 'quote.readyMailSent' };
      });
    },

    async downloadQuote({ path, session, language, run }) {
      const found = await run(async (tx) => {
        const row = await findQuote(tx, path.id);
        return row && { row, detail: await detailOf(tx, row, await contextFor(tx, session)) };
      });
      if (!found) return notFound('quote.fileUnavailable');
      return pdf(
        await proposalOf(found.detail, mailer.productName, language),
        `attachment; filename="quote-${quoteSerial(found.row.quote.serial)}.pdf"`,
      );
    },

    async answerQuote({ body, session, operationId, run }) {
      const { quoteId: id, version, customerFeedback, reason = '' } = body;
      const feedbackReason = customerFeedback === 'REJECTED' && visible.test(reason) ? reason.trim() : null;
      return run((tx) => {
        const check = async (before: QuoteRow) => {
          const code = lockOf(before) ?? (awaitsAnswer(stateOf(before)) ? undefined : 'quote.notPending');
          if (!code) return undefined;
          return { status: 409, code, payload: await toPayload(tx, before) } as const;
        };
        return changeRecord(quote, { tx, session, operationId, id, version, check }, async (_, save) => {
          const after = await save({ customerFeedback, feedbackReason, feedbackAt: new Date(clock.now() * 1000) });
          await writeAnswerMails(tx, mailer, after);
          const code = customerFeedback === 'ACCEPTED' ? 'quote.accepted' : 'quote.rejected';
          return { status: 200, code, payload: await toPayload(tx, after) };
        });
      });
    },
  });
}

/** Refuses agents who do not own the contact of the quote. */
const mustOwn =
  ({ viewer, userId }: Session) =>
  ({ owner }: QuoteRow) =>
    ownsQuote(viewer, userId, { contact: { agent: owner } }) ? undefined : notOwner;

/** Whether an update changes neither the premium nor the effective date, and at most ends the quote. */
const keepsTerms = (body: Update, row: QuoteRow): boolean =>
  toCents(body.premiumAmount) === row.quote.premiumCents &&
  body.effectiveDate === secondsOf(row.quote.effectiveOn) &&
  quoteStatusChoices(stateOf(row)).includes(body.quoteStatus);

function dayError(effectiveDate: number, now: number): FieldMessage | undefined {
  const field = 'effectiveDate';
  if (!isDay(effectiveDate)) return { field, code: 'field.day' };
  return mayBeginOn(effectiveDate, now) ? undefined : { field, code: 'quote.effectivePast' };
}

/** Opportunity, contact, insurance type and carrier cannot change. A stored date in the past may stay. */
function updateErrors(body: Update, row: QuoteRow, now: number): FieldMessage[] {
  const { quote } = row;
  const fixed = {
    opportunity_id: quote.opportunityId,
    contactId: quote.contactId,
    insuranceTypeId: quote.insuranceTypeId,
    carrierId: quote.carrierId,
  };
  const errors = (Object.keys(fixed) as (keyof typeof fixed)[])
    .filter((field) => body[field] !== undefined && body[field] !== fixed[field])
    .map((field): FieldMessage => ({ field, code: 'quote.locked' }));
  if (!quoteStatusChoices(stateOf(row)).includes(body.quoteStatus))
    errors.push({ field: 'quoteStatus', code: 'quote.statusNotOffered' });
  if (body.effectiveDate !== secondsOf(quote.effectiveOn)) {
    const error = dayError(body.effectiveDate, now);
    if (error) errors.push(error);
  }
  return errors;
}
