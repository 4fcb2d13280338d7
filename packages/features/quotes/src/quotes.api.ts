import { call, type Result, type Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { fetchFile } from '@fairlead/api-client/upload';
import type { EntriesSaved, EntryInput, StoredVersion } from '@fairlead/kit';
import { quoteFormStatuses } from '@fairlead/rules';
import type { QuoteBody } from './form/quoteForm';
import { quoteRead } from './quoteList';

export type Quote = Schemas['Quote'];
export type Opportunity = Schemas['Opportunity'];
export type QuoteDetail = Schemas['QuoteDetail'];

/** Sends no request without an id. */
export const useQuote = (id: string | undefined) => useRead(id === undefined ? null : quoteRead(id));

/** Sends no request for null. */
export const useOpportunity = (id: string | null) =>
  useRead(id === null ? null : ['/api/opportunity/id/{id}', { path: { id } }]);

/** Returns a function that creates or updates a quote. Creating is idempotent. */
export function useSaveQuote(): (body: QuoteBody, stored?: StoredVersion) => Promise<Result<Quote>> {
  const create = useWrite('post', '/api/quotes/create-quote');
  const update = useWrite('put', '/api/quotes/update-quote');
  const keyOf = useIdempotencyKey();
  return (body, stored) => {
    if (stored) return update({ body: { ...body, quoteId: stored.id, version: stored.version } });
    const quoteStatus = quoteFormStatuses.find((status) => status === body.quoteStatus) ?? 'PENDING';
    const content = { ...body, quoteStatus };
    return create({ body: content, params: { header: { 'Idempotency-Key': keyOf(content) } } });
  };
}

export function useDeleteQuote(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/quotes/id/{id}/delete-quote');
  return (id) => remove({ params: { path: { id } } });
}

/** Returns a function that assigns a version of a quote to an agent. */
export function useAssignQuote(): (quote: Quote, agentId: string) => Promise<Result<Quote>> {
  const assign = useWrite('post', '/api/quotes/assign-quote-to-agent');
  return ({ id, version }, agentId) => assign({ body: { quoteId: id, agentId, version } });
}

/** Returns a function that answers a version of a quote. */
export function useAnswerQuote(): (quote: Quote, answer: Schemas['QuoteFeedback']) => Promise<Result<Quote>> {
  const answerQuote = useWrite('post', '/api/quotes/give-feedback');
  return ({ id, version }, customerFeedback) => answerQuote({ body: { quoteId: id, customerFeedback, version } });
}

/** Sends the mail that the quote is ready for approval. The request is a GET but changes no data that the page shows. */
export const sendReadyMail = (id: string): Promise<Result<null>> =>
  call('get', '/api/quotes/{id}/ready-mail/send', { params: { path: { id } } });

/**
 * Downloads the quote as a PDF.
 *
 * @throws {Error} With the server's message.
 */
export async function saveProposal({ id, serial }: Quote): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(`/api/quotes/response/download/quote/id/${id}`));
  Object.assign(document.createElement('a'), { href: url, download: `quote-${serial}.pdf` }).click();
  // time for the browser to start the download
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

type CoverageField = 'name' | 'value' | 'description';

export function useSaveCoverages(quoteId: string) {
  const save = useWrite('post', '/api/coverages/create-coverage');
  return async (entries: EntryInput<CoverageField>[]): Promise<Result<EntriesSaved<CoverageField>>> => {
    const createUpdateCoverages = entries.map(({ id, version, values }) => ({
      quoteId,
      ...values,
      ...(id !== undefined && { coverageId: id }),
      ...(version !== undefined && { version }),
    }));
    const result = await save({ body: { createUpdateCoverages } });
    if (!result.ok) return result;
    return { ...result, payload: { kept: result.payload.coverageList, failures: result.payload.failures } };
  };
}

export function useDeleteCoverage(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/coverages/delete-coverage/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}

export function useSaveDiscounts(quoteId: string) {
  const save = useWrite('post', '/api/discounts/create-discount');
  return async (entries: EntryInput<'name'>[]): Promise<Result<EntriesSaved<'name'>>> => {
    const createUpdateDiscounts = entries.map(({ id, version, values }) => ({
      quoteId,
      ...values,
      ...(id !== undefined && { discountId: id }),
      ...(version !== undefined && { version }),
    }));
    const result = await save({ body: { createUpdateDiscounts } });
    if (!result.ok) return result;
    return { ...result, payload: { kept: result.payload.discountList, failures: result.payload.failures } };
  };
}

export function useDeleteDiscount(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/discounts/delete-discount/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}

/** Adds an uploaded file to a quote. `createdBy` is the role of the user. */
export function useAddDoc(quoteId: string, createdBy: Schemas['DocCreator']) {
  const create = useWrite('post', '/api/docs/create-doc');
  const keyOf = useIdempotencyKey();
  return (dbfileId: string): Promise<Result<Schemas['Doc']>> => {
    const body = { dbfileId, createdBy, createdDocType: 'QUOTE' as const, typeId: quoteId };
    return create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
  };
}

export function useDeleteDoc(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/docs/delete-doc/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}
